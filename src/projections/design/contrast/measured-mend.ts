/** What makes a place readable that was measured: as `mend.ts` for what the design's blocks tell, else by an overlay or a rule of CSS. */
import { legibleOnAll } from '../../../colour/nearest-legible'
import type { UnreadablePlace } from '../../../events/design/canvas'
import { fact, type EventOfType } from '../../../events'
import { withOverlay } from '../../../markup/overlay'
import type { State } from '../../../reducers'
import type { Design } from '../../../reducers/design/design'
import { mayWriteCss } from '../styles-of'
import type { What } from './block-pair'
import type { DrawnPair } from './drawn-pairs'
import { mendOf, recoloured, type Mend } from './mend'

export type MeasuredMend = {
  /** Null where the design's blocks tell of no such text. */
  readonly what: What | null
  readonly mend: Mend | EventOfType<'LegibleRulesAdded'> | null
}

/**
 * @param places of the same kind and colors
 * @param all that the design's blocks tell
 */
export const mendOfPlaces = (
  places: readonly UnreadablePlace[],
  all: readonly DrawnPair[],
  state: State,
): MeasuredMend => {
  const { design } = state.designing
  const [place] = places
  if (design === null || place === undefined) return { what: null, mend: null }
  const told = all.filter((pair) => isOf(pair, place))
  const failing = told.filter(({ ratio, least }) => ratio !== null && ratio < least)
  const onPicture = told.filter(({ ratio, where }) => ratio === null && places.some(({ piece }) => piece === where))
  const kinds = [...new Set((failing.length > 0 ? failing : onPicture).map((pair) => pair.what))]
  const what = kinds.length > 1 && place.kind === 'text' ? 'text' : (kinds[0] ?? null)
  const known = failing.length > 0 ? mendOf(failing, all, state) : null
  const mend = known ?? onThePicture(onPicture, place, all, design) ?? overlaid(places, design) ?? ruled(places, state)
  return { what, mend }
}

const isOf = ({ text, what }: DrawnPair, { color, kind }: UnreadablePlace): boolean =>
  text.colour?.toLowerCase() === color && (kind === 'icon') === (what === 'icons')

/** What was measured takes the place of what the styles could not tell. */
const onThePicture = (
  pairs: readonly DrawnPair[],
  { ground, other }: UnreadablePlace,
  all: readonly DrawnPair[],
  design: Design,
): Mend | null => {
  const [first] = pairs
  if (
    first === undefined ||
    legibleOnAll(first.text.colour ?? '#000000', groundsFor([ground, other], first.least)) === null
  )
    return null
  return recoloured(
    pairs.map((pair) => ({ ...pair, grounds: [ground, other] as const, ratio: 0 })),
    all,
    design,
  )
}

const groundsFor = (grounds: readonly string[], least: number) => grounds.map((ground) => ({ ground, least }))

/** Text on a picture with dark and light parts: more of the overlay. */
const overlaid = (places: readonly UnreadablePlace[], design: Design): Mend | null => {
  const sections = [
    { section: 'header', content: design.header?.content ?? '' },
    ...design.sections.map(({ id, content }) => ({ section: id, content })),
    { section: 'footer', content: design.footer?.content ?? '' },
  ]
    .filter(({ section }) => places.some(({ piece, ground, other }) => piece === section && ground !== other))
    .flatMap(({ section, content }) => {
      const stronger = [50, 60, 70, 80, 90].map((share) => withOverlay(content, share)).find((text) => text !== content)
      return stronger === undefined ? [] : [{ section, content: stronger }]
    })
  return sections.length > 0 ? fact('ContrastMended', { sections }) : null
}

/** A rule for every heading or button of the whole shop would harm those that can be read: one class must be of a part of its own. */
const isOfOnePart = (selector: string): boolean => /\.(?!wp-block-)[\w-]/.test(selector)

/** A rule for each selector, in the nearest color that is legible on all that is behind it. */
const ruled = (places: readonly UnreadablePlace[], state: State): EventOfType<'LegibleRulesAdded'> | null => {
  if (!mayWriteCss(state)) return null
  const rules = [...new Set(places.map(({ selector }) => selector))].filter(isOfOnePart).flatMap((selector) => {
    const alike = places.filter((place) => place.selector === selector)
    const [first] = alike
    const color =
      first &&
      legibleOnAll(
        first.color,
        alike.flatMap(({ ground, other, least }) => groundsFor([ground, other], least)),
      )
    return first && color ? [{ selector, kind: first.kind, color }] : []
  })
  return rules.length > 0 ? fact('LegibleRulesAdded', { rules }) : null
}
