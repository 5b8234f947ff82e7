/** Finds the texts in a PHP file. Regular expressions suffice, since the plugin writes every text as one quoted literal. */
import { domain, type Text } from './text'

const string = String.raw`'((?:[^'\\]|\\.)*)'|"((?:[^"\\$]|\\.)*)"`
const simple = new RegExp(String.raw`\b(?:esc_html|esc_attr)?_(?:_|e)\(\s*(?:${string})\s*,\s*'${domain}'`, 'g')
const inContext = new RegExp(
  String.raw`\b(?:esc_html|esc_attr)?_x\(\s*(?:${string})\s*,\s*(?:${string})\s*,\s*'${domain}'`,
  'g',
)

/** What is counted stands between the plural and the domain. */
const counted = new RegExp(String.raw`\b_n\(\s*(?:${string})\s*,\s*(?:${string})\s*,[^;]*?,\s*'${domain}'`, 'g')

export const textsOfPhp = (file: string, code: string): readonly Text[] => [
  ...titleOf(file, code),
  ...descriptionOf(file, code),
  ...[...code.matchAll(simple)].map((match) => textOf(file, code, match.index, unquoted(match[1], match[2]), '')),
  ...[...code.matchAll(inContext)].map((match) =>
    textOf(file, code, match.index, unquoted(match[1], match[2]), unquoted(match[3], match[4])),
  ),
  ...[...code.matchAll(counted)].map((match) => ({
    ...textOf(file, code, match.index, unquoted(match[1], match[2]), ''),
    plural: unquoted(match[3], match[4]),
  })),
]

/** A pattern's title is in the comment at the top of its file (plugin/src/patterns/patterns.php translates it). */
const titleOf = (file: string, code: string): readonly Text[] => {
  const title = /^ \* Title: (.+)$/m.exec(code)?.[1]
  return title === undefined ? [] : [{ text: title, plural: '', context: 'Pattern title', hint: '', file }]
}

/** WordPress translates the header of a plugin's main file where it lists plugins. */
const descriptionOf = (file: string, code: string): readonly Text[] => {
  const description = /^ \* Plugin Name: .+\n \* Description: (.+)$/m.exec(code)?.[1]
  return description === undefined ? [] : [{ text: description, plural: '', context: '', hint: '', file }]
}

const textOf = (file: string, code: string, at: number, text: string, context: string): Text => ({
  text,
  plural: '',
  context,
  hint: /translators:\s*([^*\n]+?)\s*(?:\*\/)?\s*$/.exec(code.slice(0, code.lastIndexOf('\n', at)))?.[1] ?? '',
  file,
})

const unquoted = (single: string | undefined, double: string | undefined): string =>
  single === undefined ? (double ?? '').replaceAll(/\\(["\\$])/g, '$1') : single.replaceAll(/\\(['\\])/g, '$1')
