/** What was recorded in another browser: it is drawn, and must not run (SECURITY.md). */
import type { State } from '../../reducers'
import type { EditorSettings } from './page'

/** Whether the session is a copy of another one. That may have come from a file, and nothing tells. */
export const isFork = ({ forked }: State): boolean => forked

/**
 * The store's own settings with the texts of a recording's style sheets. Everything else of a recording's settings is left out: the
 * block editor writes some of it into its frame as HTML.
 */
export const inStylesOf = (own: EditorSettings, recorded: EditorSettings): EditorSettings => ({
  ...own,
  styles: sheetsIn(recorded).map(({ css }) => ({ css })),
})

type Sheet = { readonly css: string }

const sheetsIn = ({ styles }: EditorSettings): readonly Sheet[] =>
  Array.isArray(styles) ? styles.filter((sheet: unknown): sheet is Sheet => isSheet(sheet)) : []

const isSheet = (sheet: unknown): boolean =>
  typeof sheet === 'object' && sheet !== null && 'css' in sheet && typeof sheet.css === 'string'
