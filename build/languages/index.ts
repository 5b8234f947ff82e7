/**
 * `npm run languages`: collects the texts of client and plugin into `plugin/languages/*.pot`, and generates the files for WordPress from
 * every `*.po` in that folder. With `--check`, nothing is written, and outdated files are an error (part of `npm run check`).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entriesOf, readTable, templateOf } from './catalogue'
import { clientJson, serverPhp } from './for-wordpress'
import { domain } from './text'
import { textsOfPhp } from './texts-of-php'
import { textsOfTypeScript } from './texts-of-typescript'

const folder = join('plugin', 'languages')
const read = (file: string): string => readFileSync(file, 'utf8')
const files = (root: string, ending: RegExp): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(root, file).replaceAll('\\', '/'))
    .sort()

const client = files('src', /\.tsx?$/).flatMap((file) => textsOfTypeScript(file, read(file)))
const server = [
  'plugin/customize-your-store.php',
  ...files('plugin/src', /\.php$/),
  ...files('plugin/patterns', /\.php$/),
].flatMap((file) => textsOfPhp(file, read(file)))

const results = new Map([[join(folder, `${domain}.pot`), templateOf([...client, ...server])]])
for (const file of files(folder, /\.po$/)) {
  const locale = basename(file, '.po').slice(domain.length + 1)
  const table = readTable(read(file))
  results.set(join(folder, `${domain}-${locale}-${domain}.json`), clientJson(locale, table))
  results.set(join(folder, `${domain}-${locale}.l10n.php`), serverPhp(locale, table))
  const known = new Set(entriesOf(table).map(({ msgid }) => msgid))
  const missing = [...client, ...server].filter(({ text }) => !known.has(text))
  console.log(`${locale}: ${missing.length} of ${client.length + server.length} texts have no translation.`)
}

const stale = [...results].filter(([file, text]) => !existsSync(file) || read(file) !== text)
if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text)
else if (stale.length > 0) {
  console.error(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run \`npm run languages\`.`)
  process.exitCode = 1
}
