/** The sections of the home page: their names, and the actions possible on each (docs/spec/design.md). */
import { densities, grounds, patternCategories } from '../../catalogue/pages/own-patterns'
import type { Density, Ground } from '../../events/sections'
import { categoriesOf, patternNameOf } from '../../markup/metadata'
import { densityOf, groundOf } from '../../markup/section-look'
import { isGap, sliceBlocks } from '../../markup/tokens'
import type { State } from '../../reducers'
import type { Section } from '../../reducers/design/design-document'
import { categoryOf } from '../../reducers/design/page-layouts'
import { inSectionLook } from '../../reducers/design/section-look'
import { memo } from '../memo'
import { stylesNow } from './colors'
import { pairsNow } from './contrast/contrast-rows'
import { drawnPairs, type DrawnPair } from './contrast/drawn-pairs'
import { isChoice, patternsIn, type ShuffleChoice } from './library'
import { branch, isTree } from './styles/tree'

export type SectionItem = {
  readonly id: string
  /** The pattern's title or the merchant's own name for it; null for blocks without a name. */
  readonly title: string | null
  /** The block's type, e.g. 'core/group'; null for plain HTML. */
  readonly block: string | null
  readonly pattern: string | null
  /** Its number among the sections that would have the same name, from 1. */
  readonly nth: number
  /** The category that shuffling draws from; null if there is none, or if it has too few patterns. */
  readonly shuffle: { readonly category: string; readonly among: ShuffleChoice } | null
  readonly canMoveUp: boolean
  readonly canMoveDown: boolean
}

export const sectionItems = memo(
  (state: State): readonly SectionItem[] => {
    const sections = state.designing.design?.sections ?? []
    const all = sections.map(described)
    return sections.map((section, index) => {
      const item = described(section)
      return {
        ...item,
        nth: all.slice(0, index).filter(isNamedLike(item)).length + 1,
        shuffle: shuffleOf(state, section),
        canMoveUp: index > 0,
        canMoveDown: index < sections.length - 1,
      }
    })
  },
  ({ designing: { design, patterns } }) => [design?.sections, patterns],
)

const described = ({ id, content }: Section) => {
  const block = sliceBlocks(content).find((slice) => !isGap(slice))
  const { name } = branch(block?.attributes, 'metadata')
  return {
    id,
    title: typeof name === 'string' && name !== '' ? name : null,
    block: block?.name ?? null,
    pattern: patternNameOf(content),
  }
}

type Described = ReturnType<typeof described>

const isNamedLike =
  (other: Described) =>
  ({ title, block }: Described) =>
    title === other.title && (title !== null || block === other.block)

/** The first of the flow's categories that the section belongs to, if it has enough patterns. */
const shuffleOf = (state: State, { content }: Section): SectionItem['shuffle'] => {
  const category = categoryOf(content)
  const among = category === null ? [] : patternsIn(category)(state)
  return category !== null && isChoice(among) ? { category, among } : null
}

/** How many sections of each category the page has, by the category's slug. */
export const sectionCounts = memo(
  ({ designing: { design } }: State): Readonly<Record<string, number>> => {
    const all = (design?.sections ?? []).map(({ content }) => categoriesOf(content))
    return Object.fromEntries(
      patternCategories.map((slug) => [slug, all.filter((categories) => categories.includes(slug)).length]),
    )
  },
  ({ designing: { design } }) => [design?.sections],
)

/** Names of the patterns that are on the page. */
export const patternsOnPage = memo(
  ({ designing: { design } }: State): ReadonlySet<string> =>
    new Set((design?.sections ?? []).flatMap(({ content }) => patternNameOf(content) ?? [])),
  ({ designing: { design } }) => [design?.sections],
)

/** The section that toolbar, outline and keys act on; null if none is selected, or if it is no longer on the page. */
export const selectedSection = ({ canvas: { selected }, designing: { design } }: State): string | null =>
  selected !== null && design?.sections.some(({ id }) => id === selected) === true ? selected : null

/**
 * The section below a dragged section; null at the end of the page.
 * @param place position among the sections after the move, from 0
 */
export const sectionBelow = (ids: readonly string[], dragged: string, place: number): string | null =>
  ids.filter((id) => id !== dragged)[place] ?? null

/** The position under the pointer, by the vertical centers of the other sections. */
export const placeAt = (middles: readonly number[], y: number): number => middles.filter((middle) => middle < y).length

/** The position after moving up or down, within the page. */
export const placeBeside = (place: number, by: number, count: number): number =>
  Math.min(Math.max(place + by, 0), count - 1)

type SectionLook = {
  readonly section: string
  /** Only backgrounds on which everything stays as legible as it is; empty if there is no choice. */
  readonly grounds: readonly { readonly ground: Ground; readonly color: string; readonly isChosen: boolean }[]
  readonly densities: readonly { readonly density: Density; readonly isChosen: boolean }[]
}

const allGrounds: readonly Ground[] = ['page', 'tint', 'contrast']
const allDensities: readonly Density[] = ['compact', 'normal', 'roomy']

/**
 * The backgrounds and densities that the selected section can have, and its current ones; null if no section is selected.
 */
export const sectionLook = memo(
  (state: State): SectionLook | null => {
    const section = state.designing.design?.sections.find(({ id }) => id === selectedSection(state))
    if (section === undefined) return null
    const density = densityOf(section.content)
    return {
      section: section.id,
      grounds: groundsOf(state, section),
      densities:
        density === undefined
          ? []
          : allDensities.map((each) => ({ density: each, isChosen: densities[each] === density })),
    }
  },
  (state) => [selectedSection(state), pairsNow(state), state.designing.design?.sections],
)

const groundsOf = (state: State, section: Section): SectionLook['grounds'] => {
  const now = groundOf(section.content)
  const drawn = stylesNow(state)
  const { theme } = branch(drawn.settings, 'color', 'palette')
  const named = new Map(
    (Array.isArray(theme) ? theme : []).filter(isTree).map(({ slug, color }) => [String(slug), String(color)]),
  )
  const found = allGrounds.flatMap((ground) => {
    const names = grounds[ground]
    const color = named.get(names?.ground ?? 'background')
    const isThere = color !== undefined && (names?.text == null || named.has(names.text))
    return isThere && isLegible(state, section, ground)
      ? { ground, color, isChosen: now === (names?.ground ?? null) }
      : []
  })
  return now === undefined || found.length < 2 ? [] : found
}

/** Whether all text of the section that is legible now stays legible on the background. */
const isLegible = (state: State, section: Section, ground: Ground): boolean => {
  const known = new Set(pairsNow(state).filter(fails).map(spotOf))
  const next = inSectionLook(section, { ground, density: null })
  const page = { header: null, footer: null, sections: [next] }
  return drawnPairs(page, stylesNow(state))
    .filter(fails)
    .every((pair) => known.has(spotOf(pair)))
}

const fails = ({ ratio, least }: DrawnPair): boolean => ratio !== null && ratio < least
const spotOf = ({ where, index, what }: DrawnPair): string => [where, index, what].join(' ')
