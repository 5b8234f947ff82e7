/**
 * How legible the store's pages are in the current design: as measured, or, until they are measured, as computed from the design's blocks.
 */
import { groupBy, minBy } from 'es-toolkit'
import { measuredPages, type MeasuredPage } from '../../catalogue/canvas'
import { legibleOnAll } from '../../color'
import { fingerprint } from '../../events/calls'
import type { UnreadablePlace } from '../../events/design'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { contrastRows, pairsNow, type ContrastRow } from './contrast/contrast-rows'
import type { What } from './contrast/drawn-pairs'
import { mendOfPlaces, type MeasuredMend } from './contrast/mend'
import { newProducts, type EditorSettings } from './page'
import { draft, hasStorePages, type Draft } from './store-page'
import { stylesOf } from './styles-of'

/** What to measure. */
export type Measurable = {
  /** Fingerprint of everything that the pages are drawn from. */
  readonly of: string
  /** Null if the store shows no pages other than the home page. */
  readonly draft: Draft | null
  readonly pages: readonly MeasuredPage[]
}

/** Null until the design is known. A session from elsewhere is not measured, because its pages would have to run. */
export const measurable = memo(
  (state: State): Measurable | null => {
    const from = drawnFrom(state)
    if (from === null || isFork(state)) return null
    const now = hasStorePages(state) ? draft(state) : null
    return {
      of: fingerprint(JSON.stringify([from, now, newProducts(state)]), Infinity),
      draft: now,
      pages: now === null ? ['home'] : measuredPages,
    }
  },
  (state) => [drawnFrom(state), draft(state), newProducts(state), isFork(state), hasStorePages(state)],
)

/** Something that is hard to read. */
export type HardToRead = {
  readonly key: string
  /** The kind of text, if the design's blocks determine it. */
  readonly what: What | null
  readonly kind: UnreadablePlace['kind']
  /** One decimal, rounded down: 4.49 is not 4.5. */
  readonly ratio: number
  readonly text: string
  readonly color: string
  /** For a gradient, the color on which the text is hardest to read. */
  readonly ground: string
  readonly isGradient: boolean
  readonly pages: readonly MeasuredPage[]
  /** Pieces of the home page that contain it: ids of sections, 'header' and 'footer'. */
  readonly pieces: readonly string[]
  /** The narrowest measured place that has it, because a small picture shows most of that. */
  readonly place: UnreadablePlace | null
  readonly mend: MeasuredMend['mend']
  /** Whether no color of the text is legible on everything behind it. */
  readonly isHopeless: boolean
}

type Readability = {
  /** Whether the current design was measured. */
  readonly isMeasured: boolean
  /** Number of pages: those measured, or those to measure. */
  readonly pages: number
  readonly failed: number
  readonly hard: readonly HardToRead[]
}

export const readability = memo(
  (state: State): Readability => {
    const now = measurable(state)
    const { readability: found } = state.canvas
    const rows = contrastRows(state).filter(({ level }) => level === 'fails')
    if (found === null || found.of !== now?.of)
      return { isMeasured: false, pages: now?.pages.length ?? 1, failed: 0, hard: rows.map(asHard) }
    const groups = groupBy(found.places, ({ kind, color, ground }) => [kind, color, ground].join(' '))
    const measured = Object.values(groups).map((places) => inGroup(places, rows, state))
    return {
      isMeasured: true,
      pages: found.pages.length,
      failed: found.failed.length,
      // Colors under the pointer cannot be measured.
      hard: [...measured, ...rows.filter(isUnderPointer).map(asHard)],
    }
  },
  (state) => [measurable(state), state.canvas.readability, contrastRows(state)],
)

const isUnderPointer = ({ what }: ContrastRow): boolean => what === 'linkHover' || what === 'buttonHover'

const asHard = ({ key, what, ratio, text, ground, isGradient, isHopeless, where, mend }: ContrastRow): HardToRead => ({
  key,
  what,
  kind: what === 'icons' ? 'icon' : 'text',
  ratio: ratio ?? 1,
  text: '',
  color: text ?? '#000000',
  ground: ground ?? '#ffffff',
  isGradient,
  pages: ['home'],
  pieces: where,
  place: null,
  mend,
  isHopeless,
})

const inGroup = (places: readonly UnreadablePlace[], rows: readonly ContrastRow[], state: State): HardToRead => {
  const worst = places.reduce((one, other) => (other.ratio < one.ratio ? other : one))
  const { what, mend } = mendOfPlaces(places, pairsNow(state), state)
  const { kind, color, ground, other, text, least } = worst
  const grounds = [ground, other].map((each) => ({ ground: each, least }))
  const known = rows.find(
    (row) =>
      (kind === 'text' || kind === 'icon') &&
      !isUnderPointer(row) &&
      (row.what === 'icons') === (kind === 'icon') &&
      row.text?.toLowerCase() === color &&
      row.ground?.toLowerCase() === ground,
  )
  return {
    // The key of the computed row, so that the row and the focus in it stay.
    key: known?.key ?? [kind, color, ground].join(' '),
    isGradient: false,
    ...{ what, kind, color, ground, text, mend },
    isHopeless: legibleOnAll(color, grounds) === null,
    ratio: Math.floor(worst.ratio * 10) / 10,
    pages: [...new Set(places.map(({ page }) => page))],
    pieces: [...new Set(places.flatMap(({ piece }) => piece ?? []))],
    place: minBy(places, ({ box: [, , width = 0] }) => width) ?? null,
  }
}

/**
 * Everything that the page in the canvas is drawn from, as one text: the design with its styles, and the theme's styles. Null until they
 * are known. While it stays the same, a picture of the page shows the current design.
 */
export const drawnFrom = memo(
  (state: State): string | null => {
    const { design, server } = state.designing
    return design === null || server === null ? null : JSON.stringify([design, stylesOf(state), server.base])
  },
  (state) => [state.designing.design, stylesOf(state), state.designing.server?.base],
)

/**
 * Whether the session is a copy of another one. The other one may come from a file of another browser, which cannot be detected. So a copy
 * is drawn, but must not run (SECURITY.md).
 */
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
