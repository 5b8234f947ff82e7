import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screenshots } from '../../build/zip/screenshots'

type Resource = { readonly resource: string; readonly slug?: string; readonly path?: string }
type Step = { readonly step: string; readonly pluginData?: Resource; readonly code?: string }
type Blueprint = { readonly landingPage: string; readonly steps: readonly Step[] }

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Blueprint

// The schema is published in the package that Playground's own command line uses; that package exports its validator in one bundle.
const cli = createRequire(createRequire(import.meta.url).resolve('@wp-playground/cli'))
const { validateBlueprint } = cli('@wp-playground/blueprints') as {
  validateBlueprint: (blueprint: unknown) => { valid: true } | { valid: false; errors: unknown }
}

describe('the blueprints for WordPress Playground', () => {
  const [own, directory] = [read('blueprint.json'), read('assets/blueprints/blueprint.json')]

  it.each([
    ['blueprint.json', own],
    ['assets/blueprints/blueprint.json', directory],
  ])('%s is valid by the published schema', { tags: ['W-05'] }, (_, blueprint) => {
    expect(validateBlueprint(blueprint)).toEqual({ valid: true })
    expect(validateBlueprint({ ...blueprint, steps: [{ step: 'installPlugin' }] })).toMatchObject({ valid: false })
  })

  it('differ in where the plugin is from, and in nothing that is done', { tags: ['W-05'] }, () => {
    const withoutOurs = ({ steps }: Blueprint) =>
      steps.filter(
        ({ pluginData }) => pluginData?.resource !== 'bundled' && pluginData?.slug !== 'customize-your-store',
      )
    expect(withoutOurs(directory)).toEqual(withoutOurs(own))
    expect(directory.steps).toHaveLength(own.steps.length)
    expect(directory.landingPage).toBe(own.landingPage)
  })

  it('take the zip from where npm run zip writes it, and make products without the network', { tags: ['W-05'] }, () => {
    expect(own.steps.map(({ pluginData }) => pluginData?.path)).toContain('dist/customize-your-store.zip')
    expect(own.steps.find(({ step }) => step === 'runPHP')?.code).not.toMatch(/https?:/)
  })
})

describe('the pictures for the plugin’s page on WordPress.org', () => {
  it.each([
    ['banner-772x250', 772, 250],
    ['banner-1544x500', 1544, 500],
    ['icon-128x128', 128, 128],
    ['icon-256x256', 256, 256],
  ])('%s has the size that its name says', { tags: ['W-05'] }, (name, width, height) => {
    const png = readFileSync(join('assets', `${name}.png`))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
  })

  it('the screenshots that readme.txt tells of are there', { tags: ['W-05'] }, () => {
    expect(screenshots).toHaveLength(5)
    for (const { file } of screenshots) expect(existsSync(join('docs', 'screens', file)), file).toBe(true)
  })
})
