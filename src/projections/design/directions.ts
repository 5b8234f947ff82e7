/**
 * Directions: three whole other looks for the present page, different in colors, type, header, footer and style of pictures. The first is in
 * the look of the shop, or in the first look of all. They are made from the merchant's answers by the built-in suggestions, so the same
 * answers give the same directions.
 */
import { findOwn } from '../../catalogue/pages/own-patterns'
import { bodyOfDirection, directionRounds, fontsOfDirection, frameOfDirection } from '../../catalogue/wizard/directions'
import { looks, type Look } from '../../catalogue/wizard/looks'
import { isDarkPalette } from '../../catalogue/palettes/suggested-palettes'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact, type EventOfType } from '../../events'
import type { DirectionChoice, DirectionPart } from '../../events/directions'
import { formatPath, parsePath } from '../../events/route-path'
import type { State } from '../../reducers'
import { canBeHad, canShow } from '../../reducers/design/fonts'
import { valuesOf } from '../../reducers/design/stack'
import { tradesOf } from '../../reducers/wizard'
import { suggest } from '../../suggestions/rules'
import { memo } from '../memo'
import { isInQuickStart } from '../wizard'
import { ifChosen } from './history'
import { footerList, headerList, type PartList } from './parts'
import { mayWriteCss } from './styles-of'
import { photographsIn, withPicturesOf } from './pictures-of-direction'
import { paletteSuggestion, suggestedLook } from './suggestion'
import { sectionsOf } from './templates'

export type Direction = {
  readonly look: Look
  /** Titles of the palette and of the font pairing; null where the store cannot show the fonts, which then stay. */
  readonly palette: string
  readonly fonts: string | null
  /** Whether the page is in this direction as a whole. */
  readonly taken: boolean
  /** The fact by which a part of it is taken. */
  readonly taking: (part: DirectionPart) => EventOfType<'DirectionTaken'>
}

/**
 * The state in which a direction is taken as a whole, and the markup of its page with header and footer.
 * @param direction null for the design as it is
 */
export const inDirection = (
  state: State,
  direction: Direction | null,
): { readonly taken: State; readonly content: string } => {
  const taken = direction === null ? state : ifChosen(state, direction.taking('all'))
  const { design } = taken.designing
  const pieces = design === null ? [] : [design.header, ...design.sections, design.footer]
  return { taken, content: pieces.flatMap((piece) => piece?.content ?? []).join('\n\n') }
}

/** The round of directions at an address of the designer, from 0. */
export const directionRound = ({ route }: State): number => {
  const round = Number(parsePath(route.path).sub[1] ?? 1) - 1
  return Number.isInteger(round) && round > 0 ? round % directionRounds : 0
}

/** The address of the round that 'Another three' leads to. */
export const nextRoundPath = (state: State): string =>
  formatPath({
    step: parsePath(state.route.path).step,
    sub: ['directions', String(((directionRound(state) + 1) % directionRounds) + 1)],
  })

export const directions = memo(
  (state: State): readonly Direction[] => {
    const round = directionRound(state)
    const used: string[] = []
    return inOrder(state).map((look) => {
      const palette = paletteFor(look, round, used, state)
      used.push(palette)
      return directionOf(look, palette, round, state)
    })
  },
  (state) => [
    directionRound(state),
    isInQuickStart(state),
    state.content.kind,
    state.content.goods,
    state.designing.patterns,
    suggestedLook(state),
    paletteSuggestion(state),
    state.wizard,
    state.fonts,
    state.designing.design,
    state.designing.server,
    headerList(state),
    footerList(state),
    mayWriteCss(state),
  ],
)

/** The looks of the directions: the shop's first. */
const inOrder = (state: State): readonly Look[] => {
  const first = suggestedLook(state) ?? looks[0]
  return [first, ...looks.filter((look) => look !== first)]
}

const directionOf = (look: Look, palette: string, round: number, state: State): Direction => {
  const fonts = fontsOfDirection(look, round)
  const pairing = pairingTitled(fonts)
  const canHave = pairing !== undefined && canShow(state.designing.server, pairing) && canBeHad(pairing, state.fonts)
  const { address = '', hours = '', phone = '' } = state.wizard.facts
  const frame = frameOfDirection(
    look,
    round,
    [address, hours, phone].some((told) => told.trim() !== ''),
  )
  const parts: Readonly<Record<Exclude<DirectionPart, 'all' | 'page'>, readonly DirectionChoice[]>> = {
    colors: [fact('PaletteChosen', { palette })],
    fonts: canHave ? [fact('FontsChosen', { pairing: fonts })] : [],
    frame: [
      ...partNamed(headerList(state), frame.header).map((part) => fact('HeaderChosen', part)),
      ...partNamed(footerList(state), frame.footer).map((part) => fact('FooterChosen', part)),
    ],
  }
  const page = isInQuickStart(state) ? [...parts.frame, ...pageOfDirection(look, palette, round, state)] : parts.frame
  const taking = (part: DirectionPart) =>
    fact('DirectionTaken', {
      look,
      part,
      pictures: part === 'all' || part === 'frame' || part === 'page',
      choices: part === 'all' ? [...parts.colors, ...parts.fonts, ...page] : part === 'page' ? page : parts[part],
    })
  const { design } = state.designing
  return {
    look,
    palette,
    fonts: canHave ? fonts : null,
    taken: design !== null && ifChosen(state, taking('all')).designing.design === design,
    taking,
  }
}

/**
 * Whether to show the design beside the directions: the merchant took parts of several, or comes back from the designer. Not while a whole
 * direction is being taken, which opens the designer, and not after a new start, which looks like the first direction.
 */
export const hasOwnDesign = ({ canvas, designing }: State): boolean => {
  const last = valuesOf(designing.past).at(-1)?.step
  if (last === undefined || canvas.shown !== 'never') return last !== undefined
  return last.type === 'DirectionTaken' ? last.part !== 'all' : last.type !== 'new-start'
}

/** The choice of the direction's page; none if the kind of business is unknown, or if the store has no patterns. */
const pageOfDirection = (look: Look, palette: string, round: number, state: State): readonly DirectionChoice[] => {
  const { content, designing } = state
  const body = bodyOfDirection(content.kind ?? 'business', look, round)
  const found = body.flatMap((slug) => findOwn(designing.patterns ?? [], slug) ?? [])
  const sections = withPicturesOf(
    sectionsOf(found, palette),
    { look, looks: inOrder(state), round },
    shopOf(state),
  ).map((section, index) => ({ section: `${look.toLowerCase()}-${round}-${index}`, ...section }))
  return sections.length === 0
    ? []
    : [fact('HomeTemplateChosen', { template: `direction-${look.toLowerCase()}`, sections, keeps: true })]
}

const shopOf = ({ content, designing, wizard }: State) => ({
  photographs: photographsIn(designing.patterns ?? []),
  trade: tradesOf(wizard)[0],
  goods: content.goods,
})

/** The part with this pattern; empty if the store does not offer it or has it already. */
const partNamed = ({ items, selected }: PartList, pattern: string) =>
  pattern === selected
    ? []
    : (items ?? []).filter(({ name }) => name === pattern).map(({ title, content }) => ({ pattern, title, content }))

/**
 * The palette for a direction: the best for this look that no other direction has. The first direction has the suggested one of the shop.
 * Each round goes on in the list.
 */
const paletteFor = (look: Look, round: number, used: readonly string[], state: State): string => {
  const { description, tone } = state.wizard
  const { palette } = suggest({ description, trades: tradesOf(state.wizard), look, tone })
  const suggested = used.length === 0 ? paletteSuggestion(state) : null
  const ranked = [
    ...(suggested === null ? [] : [suggested.default, ...suggested.bestColors]),
    palette.default,
    ...palette.bestColors,
  ].filter((title) => mayWriteCss(state) || !isDarkPalette({ title }))
  const left = [...new Set(ranked)].filter((title) => !used.includes(title))
  return left[round % left.length] ?? palette.default
}
