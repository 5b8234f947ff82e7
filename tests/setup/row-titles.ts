/** Something whose title names the rows that it proves, as in "[I-03][N-02] the notice restarts the flow". */
export type Titled = Readonly<{ title: string; rows: readonly string[] }>

// `it('…')`, `describe.each(table)('…')` and their like, with any of the three quotes.
const titled = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** The ids of rows in a title, in their order. */
export const rowsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([A-Z]-\d\d)\]/g)].map((match) => match[1] ?? '')

/** Every title in the source text of a test file that names a row. */
export const titlesIn = (source: string): readonly Titled[] =>
  [...source.matchAll(titled)]
    .map((match) => match[2] ?? '')
    .map((title) => ({ title, rows: rowsIn(title) }))
    .filter(({ rows }) => rows.length > 0)

/** The title as a person reads it: what a table or a template fills in is not known before the test runs. */
export const shownTitle = (title: string): string =>
  title
    .replace(/\$\{[^}]*\}|\$[A-Za-z_][\w.]*|%[sdifjoOpc#$]/g, '…')
    .replace(/\\(.)/g, '$1')
    .replaceAll('%%', '%')
