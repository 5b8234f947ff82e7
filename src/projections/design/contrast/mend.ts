/**
 * What makes a pair of colours legible, as one fact. The place's own colour if there is one that is legible wherever the place is drawn;
 * it is tried out first, and taken only if it mends and harms nothing. Else the blocks themselves get the nearest legible colour.
 */
import { legibleOnAll } from '../../../colour/nearest-legible'
import { fact, type EventOfType } from '../../../events'
import type { ColourPlace } from '../../../events/design/designing'
import { withTextColour, type Inked } from '../../../markup/text-colour'
import { blockTree, withInner } from '../../../markup/block-tree'
import type { State } from '../../../reducers'
import type { Design } from '../../../reducers/design/design'
import { stylesFor } from '../styles-of'
import { merged } from '../styles/tree'
import { themeStyles } from '../theme-styles'
import type { What } from './block-pair'
import { drawnPairs, type DrawnPair } from './drawn-pairs'
import { legibleInk } from './legible-ink'

export type Mend = EventOfType<'ColourChosen'> | EventOfType<'ContrastMended'>

/**
 * @param failing pairs of the same kind and colours
 * @param all that is drawn now
 * @returns null where nothing mends it
 */
export const mendOf = (failing: readonly DrawnPair[], all: readonly DrawnPair[], state: State): Mend | null => {
  const { design } = state.designing
  const [{ what, text } = { what: 'text' as const, text: null }] = failing
  if (design === null || text === null) return null
  const found = candidates(what, text, all).find(({ place, colour }) =>
    mends(failing, all, { ...design, colours: { ...design.colours, [place]: colour } }, state),
  )
  return found === undefined ? recoloured(failing, all, design) : fact('ColourChosen', found)
}

type Candidate = { readonly place: ColourPlace; readonly colour: string }

/** A colour that suits all text which looks like this, then one for that which also has it for the same reason, then another ground. */
const candidates = (what: What, text: DrawnPair['text'], all: readonly DrawnPair[]): readonly Candidate[] => {
  const place = placeOf[what]
  const alike = all.filter((each) => placeOf[each.what] === place && each.text.colour === text.colour)
  const kindred = alike.filter((each) => each.text.own === text.own)
  return [
    ...[alike, kindred].flatMap((pairs) => {
      const colour = legibleOnAll(text.colour ?? '#000000', groundsOf(pairs))
      return colour === null ? [] : [{ place, colour }]
    }),
    ...(what === 'buttonHover' ? underPointer(all) : []),
  ]
}

/** The ground of buttons under the pointer, if their words cannot change, as they also stand on the usual one. */
const underPointer = (all: readonly DrawnPair[]): readonly Candidate[] => {
  const pairs = all.filter(({ what }) => what === 'buttonHover')
  const words = pairs.flatMap(({ text, least }) => (text.colour === null ? [] : [{ ground: text.colour, least }]))
  const colour = legibleOnAll(pairs.find(fails)?.grounds[0] ?? '#000000', words)
  return colour === null ? [] : [{ place: 'buttonHoverBackground', colour }]
}

/** The place whose own colour such text has, unless something nearer says otherwise. */
const placeOf: Readonly<Record<What, ColourPlace>> = {
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

/** The blocks' own colour: in the design's markup, all sections in one fact. */
export const recoloured = (
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

const withInk = (markup: string, { what, index }: DrawnPair, colour: string | null): string => {
  const block = blockTree(markup)
    .flatMap(withInner)
    .find((each) => each.index === index)
  const inked = block === undefined ? null : inkOf(what, block.name, block.attributes['isLink'])
  return inked === null || colour === null ? markup : withTextColour(markup, index, inked, colour)
}

/** A caption cannot have a colour of its own. */
const inkOf = (what: What, block: string, isLink: unknown): Inked | null => {
  if (what === 'captions') return null
  if (what === 'icons') return block === 'core/social-links' ? 'icons' : 'text'
  if (what === 'menu' || what === 'links') return what
  if (what === 'linkHover') return 'links'
  if (what === 'shopName') return isLink === false ? 'text' : 'links'
  return (what === 'productNames' || what === 'titles') && isLink === true ? 'links' : 'text'
}
