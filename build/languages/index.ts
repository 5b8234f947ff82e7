/**
 * `npm run languages`: collects the texts of client and plugin into `plugin/languages/*.pot`, which git ignores, and names those that have
 * no translation in a `*.po` of that folder. With `--check`, nothing is written, and a missing translation is an error (part of
 * `npm run check`). The client's build compiles the translations (ship-translations.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf, readTable, untranslated } from './catalogue'
import { filesIn, templateOfSources } from './template'
import { domain } from './text'

const isCheck = process.argv.includes('--check')
const folder = join('plugin', 'languages')

const template = templateOfSources()
if (!isCheck) writeFileSync(join(folder, `${domain}.pot`), template)

const lacking = filesIn(folder, /\.po$/).filter((file) => {
  const missing = untranslated(readTable(template), readTable(readFileSync(file, 'utf8')))
  console.log(`Without a translation in ${localeOf(file)}: ${missing.length}`)
  for (const { msgid } of missing) console.log(`  ${msgid}`)
  return missing.length > 0
})

if (isCheck && lacking.length > 0) {
  console.error(`Without a translation of every text: ${lacking.join(', ')}.`)
  process.exitCode = 1
}
