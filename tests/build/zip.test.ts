import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isShipped, readPlugin } from '../../build/zip/contents'
import { missingFiles } from '../../build/zip/missing-files'
import { pack } from '../../build/zip/pack'
import { readmeTxt } from '../../build/zip/readme-txt'
import { readSource } from '../../build/zip/source'
import { agreedVersion, headerField, versionsOf } from '../../build/zip/versions'

const filesOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]))
const read = (path: string) => readFileSync(path, 'utf8')
const header = read('plugin/customize-your-store.php')

describe('the zip', () => {
  it('given the same files in another order, then the same bytes, all in one folder', { tags: ['W-05'] }, () => {
    const zip = pack(filesOf({ 'src/b.php': 'b', 'a.php': 'a' }))
    expect(pack(filesOf({ 'a.php': 'a', 'src/b.php': 'b' }))).toEqual(zip)
    expect(Object.keys(unzipSync(zip))).toEqual(['customize-your-store/a.php', 'customize-your-store/src/b.php'])
  })

  it.each([
    ['src/ai/model.php', true],
    ['uninstall.php', true],
    ['pictures/products/table-lamp.webp', true],
    ['pictures/products/tile-1.png', true],
    ['catalogue/trades/art.json', true],
    ['languages/customize-your-store-ar.po', false],
    ['build/main.js.map', false],
    ['src/.draft.php', false],
    ['patterns/hero.php~', false],
    ['notes.txt', false],
  ])('given the file %s, then shipped: %s', { tags: ['W-05'] }, (path, shipped) => {
    expect(isShipped(path)).toBe(shipped)
  })
})

describe('a file that others name', () => {
  it.each([
    ['a PHP file', 'src/a.php', "require __DIR__ . '/none.php';", 'src/none.php'],
    ['a picture of a pattern', 'patterns/a.php', "<?php picture( 'none.webp' ) ?>", 'pictures/none.webp'],
    ['a picture of the catalogue', 'catalogue/trades/a.json', '["products/none.webp"]', 'pictures/products/none.webp'],
    ['a table', 'src/a.php', "catalogue_folder() . '/none.json'", 'catalogue/none.json'],
    ['a theme’s picture', 'src/publishing/themes.php', "'slug'  => 'none',", 'pictures/themes/none.svg'],
    ['the build', 'src/a.php', "built( 'none' )", 'build/none.asset.php'],
    ['the client', 'build/main.asset.php', "'file' => 'none.js',", 'build/none.js'],
    ['a chunk', 'build/main.js', 'import("./none.js")', 'build/none.js'],
    ['a picture of a style sheet', 'build/main.css', 'a{background:url(./none.svg)}', 'build/none.svg'],
  ])('%s: given it is missing, then it is told with who misses it', { tags: ['W-05'] }, (_, by, text, missing) => {
    expect(missingFiles(filesOf({ [by]: text }))).toEqual([`${missing} (named by ${by})`])
    expect(missingFiles(filesOf({ [by]: text, [missing]: '' }))).toEqual([])
  })

  it('patterns and folders are no names of files, nor is what a style sheet holds itself', { tags: ['W-05'] }, () => {
    const texts = { 'src/a.php': "glob( '/trades/*.json' ); basename( $file, '.json' )", 'build/a.css': 'url(data:x)' }
    expect(missingFiles(filesOf(texts))).toEqual([])
  })

  it('given the plugin as it is, then only the client is missing before it is built', { tags: ['W-05'] }, async () => {
    const missing = missingFiles(await readPlugin('plugin'))
    expect(missing.filter((path) => !path.startsWith('build/'))).toEqual([])
  })
})

describe('the version', () => {
  const named = { header, manifest: read('package.json'), build: read('src/build.ts') }

  it('is the same in the plugin, the package and the facts', { tags: ['W-05'] }, () => {
    expect(agreedVersion(versionsOf(named))).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('given one place that names another, then all are told and nothing is packed', { tags: ['W-05'] }, () => {
    const other = { ...named, build: "export const build = '0.0.1'" }
    expect(() => agreedVersion(versionsOf(other))).toThrow(
      /^The version is not the same everywhere: plugin.+ says [\d.]+, package\.json says [\d.]+, src\/build\.ts says 0\.0\.1\.$/,
    )
    expect(() => agreedVersion(versionsOf({ ...named, header: '<?php' }))).toThrow('says nothing')
  })
})

describe('readme.txt', () => {
  const facts = {
    header,
    manifest: '{}',
    changelog:
      '# Changelog\n\n## 2.0.0 - 2026-02-02\n\nNew.\n\n## 1.0.0 - 2026-01-01\n\nThe first.\n\n### Added\n\n- Old.\n',
  }
  const template = read('build/zip/readme.txt')

  it('has the form that WordPress reads, filled with what the project says of itself', { tags: ['W-05'] }, () => {
    const txt = readmeTxt(template, { ...facts, version: '1.0.0' })
    expect(txt).toMatch(/^=== Customize Your Store ===\n(?:[A-Z][\w ]+: .+\n){11}\n.{1,150}\n\n== Description ==\n/)
    expect(txt).toContain('\nTested up to: 7.1\n')
    expect(txt).toContain('\n== Changelog ==\n\n= 1.0.0 - 2026-01-01 =\n\nThe first.\n\n**Added**\n\n- Old.\n')
    expect(txt).not.toMatch(/2\.0\.0\b.*New|[{}]/s)
  })

  it('given no word on this version, then it says so instead of shipping a gap', { tags: ['W-05'] }, () => {
    expect(() => readmeTxt(template, { ...facts, version: '3.0.0' })).toThrow(
      'CHANGELOG.md has nothing for version 3.0.0',
    )
    expect(() => readmeTxt(template, { ...facts, header: '', version: '1.0.0' })).toThrow('nothing says "name"')
    const changelog = facts.changelog.replace('The first.\n\n', '')
    expect(() => readmeTxt(template, { ...facts, changelog, version: '1.0.0' })).toThrow('does not say in a line')
  })

  it(
    'names WordPress and WooCommerce as the plugin’s header does, and one version of WordPress everywhere',
    { tags: ['W-05'] },
    () => {
      const txt = readmeTxt(template, { ...facts, version: '1.0.0' })
      for (const field of ['Requires at least', 'Requires PHP', 'Requires Plugins', 'WC requires at least'])
        expect(txt).toContain(`\n${field}: ${String(headerField(header, field))}\n`)
      expect(headerField(header, 'Requires at least')).toBe(/\nTested up to: (.+)\n/.exec(txt)?.[1])
      const [wordpress, php, woocommerce] = ['Requires at least', 'Requires PHP', 'WC requires at least'].map((field) =>
        String(headerField(header, field)),
      )
      for (const page of ['README.md', 'docs/for-merchants.md', 'docs/for-hosts.md'])
        expect(read(page)).toContain(`WordPress ${wordpress}, PHP ${php} and WooCommerce ${woocommerce}, or newer`)
    },
  )

  it('discloses every host that client and plugin ask', { tags: ['W-05'] }, () => {
    const services = /== External services ==([\s\S]+?)\n== /.exec(template)?.[1] ?? ''
    const asked = sourcesOf('src', 'plugin/src').flatMap((text) => [
      ...text.matchAll(/'https:\/\/((?:public-api|status|api|pixel)\.[\w.]+)\//g),
    ])
    expect(asked.length).toBeGreaterThan(1)
    for (const [, host] of asked) expect(services).toContain(host)
  })

  it(
    'given a public address of the source, then it is named and the source stays out of the zip',
    { tags: ['W-05'] },
    async () => {
      const manifest = '{"repository":{"url":"git+https://example.org/store.git"}}'
      expect(readmeTxt(template, { ...facts, manifest, version: '1.0.0' })).toContain(
        '\nAt https://example.org/store: ',
      )
      expect((await readSource(manifest)).size).toBe(0)
    },
  )

  it(
    'given none, then the zip has the source, with every file that another one imports',
    { tags: ['W-05'] },
    async () => {
      const source = await readSource('{"devDependencies":{}}')
      expect([...source.keys()]).toEqual(expect.arrayContaining(['source/vite.config.ts', 'source/src/main.tsx']))
      const imported = [...source].flatMap(([path, bytes]) =>
        [...new TextDecoder().decode(bytes).matchAll(/ from '(\.[^'?]+)/g)].map(([, name = '']) =>
          join(dirname(path), name),
        ),
      )
      const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      expect(imported.filter((path) => !ends.some((end) => source.has(path + end)))).toEqual([])
    },
  )
})

function sourcesOf(...folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return files.filter((file) => /\.(tsx?|php)$/.test(file)).map(read)
}
