import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontLicences } from '../../build/fonts/font-licences'
import { fontList } from '../../build/fonts/font-list'
import { readFontPackage } from '../../build/fonts/font-package'
import { missingFiles } from '../../build/zip/missing-files'
import { hasWeight } from '../../src/catalogue/fonts/font-pairing'
import { themeFamilySlugs } from '../../src/catalogue/fonts/families'
import { pairings } from '../../src/catalogue/fonts/font-pairings'
import { offeredFonts } from '../../src/catalogue/fonts/fonts-to-install'

const shipped = await Promise.all(offeredFonts.map(async (font) => [font, await readFontPackage(font)] as const))
const packages = shipped.map(([, each]) => each)
const files = packages.flatMap((each) => each.files)

type Entry = {
  readonly font_family_settings: {
    readonly slug: string
    readonly fontFamily: string
    readonly fontFace: readonly { readonly src: string; readonly fontWeight: string; readonly fontStyle: string }[]
  }
}
const list = JSON.parse(fontList(shipped)) as readonly Entry[]

describe('the fonts that come with the plugin', () => {
  it('are those of every pairing, under the name that its styles use', { tags: ['B-04'] }, () => {
    const wanted = new Map(
      pairings
        .flatMap(({ settings }) => settings.typography.fontFamilies.theme)
        .filter(({ slug }) => !themeFamilySlugs.includes(slug))
        .map(({ slug, fontFamily }) => [slug, fontFamily]),
    )
    const there = list.map(({ font_family_settings: { slug, fontFamily } }) => [slug, fontFamily] as const)
    expect(new Map(there)).toEqual(wanted)
  })

  it('have a real file for every weight and style that a pairing asks for', { tags: ['B-04'] }, () => {
    for (const [{ slug, weights, style }] of shipped) {
      const faces = list.find((each) => each.font_family_settings.slug === slug)?.font_family_settings.fontFace ?? []
      for (const weight of weights)
        expect([slug, weight, faces.some((face) => face.fontStyle === style && hasWeight(face, weight))]).toEqual([
          slug,
          weight,
          true,
        ])
    }
    for (const { path } of files) expect(readFileSync(path).subarray(0, 4).toString()).toBe('wOF2')
  })

  it('hold western and central European letters, each file its own', { tags: ['B-04'] }, () => {
    const without = packages.filter((each) => !each.files.some(({ name }) => name.includes('-latin-ext-')))
    expect(without.map(({ family }) => family)).toEqual(['Arvo'])
    expect(files.filter(({ range }) => !range.startsWith('U+'))).toEqual([])
  })

  it('weigh less than two megabytes', { tags: ['B-04'] }, () => {
    expect(files.reduce((sum, { path }) => sum + statSync(path).size, 0)).toBeLessThan(2_000_000)
  })

  it('come with the copyright of each and, once, the licence', { tags: ['W-05'] }, () => {
    const text = fontLicences(packages)
    for (const { family, licence } of packages)
      expect(text).toContain(`${family}\n${licence.split('\n')[0]?.trim() ?? ''}`)
    expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(1)
  })

  it('given a file of theirs is missing in the zip, then it is told', { tags: ['W-05'] }, () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const zip = (names: readonly string[]) =>
      new Map([
        ['src/editor/settings.php', bytes(readFileSync('plugin/src/editor/settings.php', 'utf8'))],
        ...names.map((name) => [name, bytes(name.endsWith('.json') ? fontList(shipped) : '')] as const),
      ])
    expect(missingFiles(zip([]))).toEqual(['build/fonts/fonts.json (named by src/editor/settings.php)'])
    const all = ['build/fonts/fonts.json', ...files.map(({ name }) => `build/fonts/${name}`)]
    expect(missingFiles(zip(all))).toEqual([])
    expect(missingFiles(zip(all.slice(0, -1)))).toHaveLength(1)
  })
})

describe('a weight', () => {
  it.each([
    ['400', '400', true],
    ['400', '500', false],
    ['100 900', '300', true],
    ['400 800', '300', false],
    ['bold', '700', false],
  ])('given a file of %s, then it has %s: %s', { tags: ['B-04'] }, (fontWeight, weight, has) => {
    expect(hasWeight({ fontWeight }, weight)).toBe(has)
  })
})
