import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { shipTranslations } from '../../build/languages/ship-translations'
import { headerField } from '../../build/zip/versions'
import { buildWith } from './build-with'

const read = (path: string) => readFileSync(path, 'utf8')

it('the built client has two files for each language, in the folder that PHP names', { tags: ['W-04'] }, async () => {
  const { output } = (await buildWith(shipTranslations(), { write: false })) as Rolldown.RolldownOutput
  const files = new Map(output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : '']))
  const ends = ['ar', 'de_DE', 'es_ES', 'fr_FR', 'he_IL', 'ja'].flatMap((locale) => [
    `-${locale}-customize-your-store.json`,
    `-${locale}.l10n.php`,
  ])
  expect([...files.keys()].filter((name) => name.startsWith('languages/')).sort()).toEqual(
    ends.map((end) => `languages/customize-your-store${end}`).sort(),
  )
  const [english, german] = ['Your store looks great!', 'Dein Shop sieht großartig aus!']
  const [forClient, forServer] = ['-de_DE-customize-your-store.json', '-de_DE.l10n.php'].map((end) =>
    files.get(`languages/customize-your-store${end}`),
  )
  expect(forClient).toContain(`"${english}":["${german}"]`)
  expect(forServer).toContain(`"${english}"=>"${german}"`)
  expect(headerField(read('plugin/customize-your-store.php'), 'Domain Path')).toBe('/build/languages')
  expect(read('plugin/src/page/client.php')).toContain("plugin_dir_path( PLUGIN_FILE ) . 'build/languages' )")
})

it(
  'while the client is kept built, a translation counts as soon as it is written',
  { tags: ['W-04'], timeout: 30_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'translations-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const header = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n!=1;\\n"\n\n'
    const translate = (text: string) =>
      writeFile(join(folder, 'customize-your-store-de_DE.po'), `${header}msgid "Save"\nmsgstr "${text}"\n`)
    const compiled = join(folder, 'built', 'languages', 'customize-your-store-de_DE.l10n.php')
    const says = () => readFile(compiled, 'utf8').catch(() => '')
    await translate('Sichern')
    const watcher = await buildWith(shipTranslations(folder), { outDir: join(folder, 'built'), watch: {} })
    onTestFinished(() => ('close' in watcher ? watcher.close() : undefined))
    await expect.poll(says, { timeout: 10_000 }).toContain('"Save"=>"Sichern"')
    // The watch may begin a little later than the first files are there.
    const afterwards = () => translate('Speichern').then(says)
    await expect.poll(afterwards, { timeout: 10_000, interval: 500 }).toContain('"Save"=>"Speichern"')
  },
)
