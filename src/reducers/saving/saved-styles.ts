/**
 * The global styles of the saved design. A later version of the plugin may make other styles of the same palette and fonts, so
 * they are kept as they were written, until the merchant makes another choice (tests/properties/saved-styles.test.ts).
 */
import { isEqual } from 'es-toolkit'
import type { GlobalStyles } from '../../catalogue/theme-json'
import { ownStylesOf, type Design } from '../design/design'
import type { Designing } from '../design/designing'

/** The design as saved, with the styles that are in the store now. */
export const withSaved = (designing: Designing, saved: Design | null): Designing => ({
  ...designing,
  saved,
  savedStyles: designing.server === null ? undefined : ownStylesOf(designing.server),
})

/** The styles in the store, if they are of this design; null where its choices differ from those saved. */
export const savedStylesOf = (design: Design, { saved, savedStyles }: Designing): GlobalStyles | null =>
  saved !== null && savedStyles !== undefined && feeds.every((part) => isEqual(design[part], saved[part]))
    ? savedStyles
    : null

/** All parts of a design from which its styles are made. */
const feeds = ['own', 'palette', 'colours', 'rules', 'shop', 'fonts'] as const
