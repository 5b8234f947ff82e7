/** The sections of the home page: their names, and the actions possible on each (docs/spec/design.md). */
import { patternCategories } from '../../catalogue/pages/pattern-categories'
import { categoriesOf, patternNameOf } from '../../markup/metadata'
import { isGap, sliceBlocks } from '../../markup/slices'
import type { Section } from '../../reducers/design/design'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { branch } from './styles/tree'
import { isChoice, patternsIn, type ShuffleChoice } from './library'

export type SectionItem = {
  readonly id: string
  /** The pattern's title or the merchant's own name for it; null for blocks without a name. */
  readonly title: string | null
  /** The block's type, e.g. 'core/group'; null for plain HTML. */
  readonly block: string | null
  readonly pattern: string | null
  /** Which of the sections that would have the same name it is, from 1. */
  readonly nth: number
  /** The category that shuffling draws from; null when there is none, or when it has too few patterns. */
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
  const own = categoriesOf(content)
  const category = patternCategories.find((slug) => own.includes(slug))
  const among = category === undefined ? [] : patternsIn(category)(state)
  return category !== undefined && isChoice(among) ? { category, among } : null
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

/** The section on which toolbar, outline and keys act; null for none, and for one that is no longer on the page. */
export const selectedSection = ({ canvas: { selected }, designing: { design } }: State): string | null =>
  selected !== null && design?.sections.some(({ id }) => id === selected) === true ? selected : null
