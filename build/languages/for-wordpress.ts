/** Converts a translator's table to the two formats that WordPress reads: JSON for the client, PHP for the server. */
import type { GetTextTranslations } from 'gettext-parser'
import { entriesOf } from './catalogue'
import { domain } from './text'

/** For `wp.i18n.setLocaleData`; WordPress finds the file by the name of the script module. */
export const clientJson = (locale: string, table: GetTextTranslations): string => {
  const head = { domain, lang: locale, 'plural-forms': pluralsOf(table) }
  const data = Object.fromEntries(translated(table).map(([key, forms]) => [key, forms]))
  return `${JSON.stringify({ domain, locale_data: { [domain]: { '': head, ...data } } })}\n`
}

/** A `.l10n.php` file, which WordPress prefers to the older binary format. */
export const serverPhp = (locale: string, table: GetTextTranslations): string => {
  const messages = translated(table).map(([key, forms]) => `${php(key)}=>${php(forms.join('\0'))}`)
  const head = `'domain'=>${php(domain)},'language'=>${php(locale)},'plural-forms'=>${php(pluralsOf(table))}`
  return `<?php\nreturn array(${head},'messages'=>array(\n${messages.join(',\n')}\n));\n`
}

/** Which form is for which number. */
const pluralsOf = ({ headers }: GetTextTranslations): string => headers['plural-forms'] ?? headers['Plural-Forms'] ?? ''

const translated = (table: GetTextTranslations): readonly (readonly [string, readonly string[]])[] =>
  entriesOf(table).flatMap(({ msgctxt, msgid, msgstr }) =>
    msgstr.every((form) => form !== '') ? [[msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, msgstr] as const] : [],
  )

/** Double quotes, so that separators can be written as escapes. */
const php = (text: string): string =>
  `"${text
    .replaceAll(/["\\$]/g, '\\$&')
    .replaceAll('\0', '\\0')
    .replaceAll('\u0004', '\\x04')
    .replaceAll('\n', '\\n')}"`
