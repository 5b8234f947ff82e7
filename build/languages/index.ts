/**
 * `npm run languages`: collects the texts of client and plugin into `plugin/languages/*.pot`, and names those that have no translation in a
 * `*.po` of that folder. With `--check`, nothing is written, and both an outdated template and a missing translation are errors (part of
 * `npm run check`). The client's build compiles the translations (ship-translations.ts).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf, readTable, templateOf, untranslated } from './catalogue'
import { domain } from './text'
import { textsOfPhp } from './texts-of-php'
import { textsOfTypeScript } from './texts-of-typescript'

const isCheck = process.argv.includes('--check')
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

const template = templateOf([...client, ...server])
const templatePath = join(folder, `${domain}.pot`)
const isStale = !existsSync(templatePath) || read(templatePath) !== template
if (isStale && !isCheck) writeFileSync(templatePath, template)

const lacking = files(folder, /\.po$/).filter((file) => {
  const missing = untranslated(readTable(template), readTable(read(file)))
  console.log(`Without a translation in ${localeOf(file)}: ${missing.length}`)
  for (const { msgid } of missing) console.log(`  ${msgid}`)
  return missing.length > 0
})

if (isCheck) {
  if (isStale) console.error(`Out of date: ${templatePath}. Run \`npm run languages\`.`)
  if (lacking.length > 0) console.error(`Without a translation of every text: ${lacking.join(', ')}.`)
  if (isStale || lacking.length > 0) process.exitCode = 1
}
