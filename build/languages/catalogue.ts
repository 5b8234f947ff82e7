/** Gettext tables: the template for translators is made from the texts, and translators' files are read. */
import { basename } from 'node:path'
import gettext, { type GetTextTranslation, type GetTextTranslations } from 'gettext-parser'
import { domain, type Text } from './text'

/** The template, in the order of the texts; equal texts share an entry. */
export const templateOf = (texts: readonly Text[]): string => {
  const entries = new Map<string, Text & { readonly files: readonly string[] }>()
  for (const text of texts) {
    const key = `${text.context}\u0004${text.text}`
    const known = entries.get(key)
    const files = [...new Set([...(known?.files ?? []), text.file])]
    entries.set(key, { ...text, hint: known?.hint || text.hint, plural: known?.plural || text.plural, files })
  }
  const translations: GetTextTranslations['translations'] = {}
  for (const { text, plural, context, hint, files } of entries.values())
    (translations[context] ??= {})[text] = {
      ...(context === '' ? {} : { msgctxt: context }),
      msgid: text,
      ...(plural === '' ? {} : { msgid_plural: plural }),
      msgstr: plural === '' ? [''] : ['', ''],
      comments: { translator: '', reference: files.join('\n'), extracted: hint, flag: '', previous: '' },
    }
  return written({ charset: 'utf-8', headers: { ...headers, 'project-id-version': domain }, translations })
}

const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-transfer-encoding': '8bit' }

export const written = (table: GetTextTranslations): string =>
  `${gettext.po.compile(table).toString('utf8').trimEnd()}\n`

/** Parses a translator's file. */
export const readTable = (text: string): GetTextTranslations => gettext.po.parse(text)

/** The language of a translator's file, as WordPress calls it. */
export const localeOf = (file: string): string => basename(file, '.po').slice(domain.length + 1)

/** All entries except the header. */
export const entriesOf = ({ translations }: GetTextTranslations): readonly GetTextTranslation[] =>
  Object.values(translations).flatMap((group) => Object.values(group).filter(({ msgid }) => msgid !== ''))

/** The template's entries that lack a translation, or one of its plural forms. */
export const untranslated = (
  template: GetTextTranslations,
  table: GetTextTranslations,
): readonly GetTextTranslation[] =>
  entriesOf(template).filter(({ msgctxt, msgid }) => {
    const forms = table.translations[msgctxt ?? '']?.[msgid]?.msgstr ?? []
    return forms.length === 0 || forms.includes('')
  })
