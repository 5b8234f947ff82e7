/** A test or a group of tests whose tags name the rows that it proves: `it('…', { tags: ['I-03', 'N-02'] }, …)`. */
export type Tagged = Readonly<{ title: string; rows: readonly string[] }>

/** The ids of rows among tags, in their order. */
export const rowsIn = (tags: readonly string[]): readonly string[] => tags.filter((tag) => /^[A-Z]-\d\d$/.test(tag))

// `it('…', { … }`, `describe.each(table)(name, { … }` and their like: the title in any of the three quotes or a variable, and the options.
const titledWithOptions =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\s*\(\s*(?:(['"`])((?:\\.|(?!\1)[^\\])*)\1|([\w.]+))\s*,\s*\{([^{}]*)\}/g

/** Every test and group in the source text of a test file whose tags name a row. */
export const taggedIn = (source: string): readonly Tagged[] =>
  [...source.matchAll(titledWithOptions)]
    .map(([, , title, name = '', options = '']) => ({ title: title ?? `\${${name}}`, rows: rowsIn(tagsIn(options)) }))
    .filter(({ rows }) => rows.length > 0)

const tagsIn = (options: string): readonly string[] =>
  [...(/\btags: \[([^\]]*)\]/.exec(options)?.[1] ?? '').matchAll(/(['"])(.*?)\1/g)].map(([, , tag = '']) => tag)

/** The title of a test that failed, with the rows that are in doubt: "restarts the flow (I-03, N-02)". */
export const withRows = (title: string, tags: readonly string[]): string => {
  const rows = rowsIn(tags)
  return rows.length === 0 ? title : `${title} (${rows.join(', ')})`
}

/** The title as a person reads it: what a table or a template fills in is not known before the test runs. */
export const shownTitle = (title: string): string =>
  title
    .replace(/\$\{[^}]*\}|\$[A-Za-z_][\w.]*|%[sdifjoOpc#$]/g, '…')
    .replace(/\\(.)/g, '$1')
    .replaceAll('%%', '%')
