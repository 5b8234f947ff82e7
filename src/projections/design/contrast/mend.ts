/**
 * Fixes pairs of colors that are hard to read, each with one fact. A fix gives the place its own color, if one is legible wherever the
 * place is drawn. That color is tried first, and used only if it fixes the pair and harms no other. Otherwise the blocks themselves get the
 * nearest legible color.
 */
import { legibleOnAll } from '../../../color'
import { fact, type EventOfType } from '../../../events'
import type { ColorPlace, UnreadablePlace } from '../../../events/design'
import { blockTree, withInner } from '../../../markup/blocks'
import { withOverlay, withTextColor, type Inked } from '../../../markup/text-color'
import type { State } from '../../../reducers'
import type { Design } from '../../../reducers/design/design-document'
import { mayWriteCss, stylesFor, themeStyles } from '../styles-of'
import { merged } from '../styles/tree'
import { drawnPairs, type DrawnPair, type What } from './drawn-pairs'

export type Mend = EventOfType<'ColourChosen'> | EventOfType<'ContrastMended'>

/**
 * The fix for some pairs; null if nothing fixes them.
 *
 * @param failing pairs of the same kind and colors
 * @param all all pairs that are drawn now
 */
export const mendOf = (failing: readonly DrawnPair[], all: readonly DrawnPair[], state: State): Mend | null => {
  const { design } = state.designing
  const [{ what, text } = { what: 'text' as const, text: null }] = failing
  if (design === null || text === null) return null
  const found = candidates(what, text, all).find(({ place, colour }) =>
    mends(failing, all, { ...design, colours: { ...design.colours, [place]: colour } }, state),
  )
  return found === undefined ? recolored(failing, all, design) : fact('ColourChosen', found)
}

type Candidate = { readonly place: ColorPlace; readonly colour: string }

/**
 * Colors to try: one that suits all text of this color, then one for the text that has this color for the same reason, then, for buttons
 * under the pointer, another background.
 */
const candidates = (what: What, text: DrawnPair['text'], all: readonly DrawnPair[]): readonly Candidate[] => {
  const place = placeOf[what]
  const alike = all.filter((each) => placeOf[each.what] === place && each.text.color === text.color)
  const kindred = alike.filter((each) => each.text.own === text.own)
  return [
    ...[alike, kindred].flatMap((pairs) => {
      const colour = legibleOnAll(text.color ?? '#000000', groundsOf(pairs))
      return colour === null ? [] : [{ place, colour }]
    }),
    ...(what === 'buttonHover' ? underPointer(all) : []),
  ]
}

/**
 * Another background for buttons under the pointer, in case their label cannot change, because it is also drawn on the usual background.
 */
const underPointer = (all: readonly DrawnPair[]): readonly Candidate[] => {
  const pairs = all.filter(({ what }) => what === 'buttonHover')
  const words = pairs.flatMap(({ text, least }) => (text.color === null ? [] : [{ ground: text.color, least }]))
  const colour = legibleOnAll(pairs.find(fails)?.grounds[0] ?? '#000000', words)
  return colour === null ? [] : [{ place: 'buttonHoverBackground', colour }]
}

/** The place that determines the color of such text, unless something more specific does. */
const placeOf: Readonly<Record<What, ColorPlace>> = {
  text: 'text',
  headings: 'headings',
  links: 'links',
  linkHover: 'linkHover',
  captions: 'captions',
  buttons: 'buttonText',
  buttonHover: 'buttonHoverText',
  outline: 'text',
  icons: 'text',
  shopName: 'text',
  productNames: 'text',
  titles: 'text',
  menu: 'text',
}

const groundsOf = (pairs: readonly DrawnPair[]) =>
  pairs.flatMap(({ grounds, ratio, least }) =>
    ratio === null ? [] : grounds.flatMap((ground) => (ground === null ? [] : [{ ground, least }])),
  )

const mends = (failing: readonly DrawnPair[], before: readonly DrawnPair[], design: Design, state: State): boolean => {
  const [base, user] = [themeStyles(state), stylesFor(design, state)]
  const styles = { settings: merged(base.settings, user.settings), styles: merged(base.styles, user.styles) }
  const bad = new Set(drawnPairs(design, styles).filter(fails).map(spotOf))
  const known = new Set(before.filter(fails).map(spotOf))
  return failing.every((pair) => !bad.has(spotOf(pair))) && [...bad].every((spot) => known.has(spot))
}

const fails = ({ ratio, least }: DrawnPair): boolean => ratio !== null && ratio < least
const spotOf = ({ where, index, what }: DrawnPair): string => [where, index, what].join(' ')

/** Gives the blocks themselves a color: in the design's markup, all sections in one fact. */
const recolored = (
  failing: readonly DrawnPair[],
  all: readonly DrawnPair[],
  design: Design,
): EventOfType<'ContrastMended'> | null => {
  const pieces = [
    { section: 'header', content: design.header?.content },
    ...design.sections.map(({ id, content }) => ({ section: id, content })),
    { section: 'footer', content: design.footer?.content },
  ]
  const sections = pieces.flatMap(({ section, content: markup }) => {
    if (markup === undefined) return []
    const content = failing
      .filter(({ where }) => where === section)
      .reduce((text, pair) => withInk(text, pair, legibleInk(pair, all)), markup)
    return content === markup ? [] : [{ section, content }]
  })
  return sections.length > 0 ? fact('ContrastMended', { sections }) : null
}

const withInk = (markup: string, { what, index }: DrawnPair, color: string | null): string => {
  const block = blockTree(markup)
    .flatMap(withInner)
    .find((each) => each.index === index)
  const inked = block === undefined ? null : inkOf(what, block.name, block.attributes['isLink'])
  return inked === null || color === null ? markup : withTextColor(markup, index, inked, color)
}

/** What to color in a block; null for a caption, which cannot have its own color. */
const inkOf = (what: What, block: string, isLink: unknown): Inked | null => {
  if (what === 'captions') return null
  if (what === 'icons') return block === 'core/social-links' ? 'icons' : 'text'
  if (what === 'menu' || what === 'links') return what
  if (what === 'linkHover') return 'links'
  if (what === 'shopName') return isLink === false ? 'text' : 'links'
  return (what === 'productNames' || what === 'titles') && isLink === true ? 'links' : 'text'
}

/**
 * The nearest color in which a block's text is legible. Null if there is none on everything behind the text, as on a gradient from black to
 * white.
 * @param all all pairs that are drawn now
 */
export const legibleInk = (pair: DrawnPair, all: readonly DrawnPair[]): string | null => {
  const wished = pair.text.color ?? '#000000'
  const ofBoth = legibleOnAll(wished, [pair, ...twinsOf(pair, all)].flatMap(groundsOfPair))
  // If a button cannot be legible in both states, the usual one takes precedence.
  return ofBoth ?? (pair.what === 'buttons' ? legibleOnAll(wished, groundsOfPair(pair)) : null)
}

/**
 * The other state of the same button. A button's own text color also applies under the pointer, where the background may differ.
 */
const twinsOf = ({ what, text, where, index }: DrawnPair, all: readonly DrawnPair[]): readonly DrawnPair[] => {
  const other = text.own ? twins[what] : undefined
  return all.filter((each) => each.what === other && each.where === where && each.index === index)
}

const twins: Readonly<Partial<Record<DrawnPair['what'], DrawnPair['what']>>> = {
  buttons: 'buttonHover',
  buttonHover: 'buttons',
}

const groundsOfPair = ({ grounds, least }: DrawnPair) =>
  grounds.map((ground) => ({ ground: ground ?? '#000000', least }))

export type MeasuredMend = {
  /** Null if the design's blocks contain no such text. */
  readonly what: What | null
  readonly mend: Mend | EventOfType<'LegibleRulesAdded'> | null
}

/**
 * The fix for measured places: that of `mendOf` for text in the design's blocks, otherwise an overlay or a CSS rule.
 *
 * @param places measured places of the same kind and colors
 * @param all all pairs of the design's blocks
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
  text.color?.toLowerCase() === color && (kind === 'icon') === (what === 'icons')

/** Replaces what the styles could not determine with what was measured. */
const onThePicture = (
  pairs: readonly DrawnPair[],
  { ground, other }: UnreadablePlace,
  all: readonly DrawnPair[],
  design: Design,
): Mend | null => {
  const [first] = pairs
  if (
    first === undefined ||
    legibleOnAll(first.text.color ?? '#000000', groundsFor([ground, other], first.least)) === null
  )
    return null
  return recolored(
    pairs.map((pair) => ({ ...pair, grounds: [ground, other] as const, ratio: 0 })),
    all,
    design,
  )
}

const groundsFor = (grounds: readonly string[], least: number) => grounds.map((ground) => ({ ground, least }))

/** Strengthens the overlay under text on a picture with dark and light parts. */
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

/**
 * Whether the selector has a class of a single part. A rule for every heading or button of the shop would harm legible ones.
 */
const isOfOnePart = (selector: string): boolean => /\.(?!wp-block-)[\w-]/.test(selector)

/** A rule for each selector, with the nearest color that is legible on everything behind it. */
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
