/** What can be added to a section after one of its texts, and what can be removed from it. */
import { isDrawn } from '../../catalogue/wizard/drawn-pictures'
import { picturesIn } from '../../markup/pictures'
import { withAdded, withRemoved, type Addable } from '../../markup/section-blocks'
import type { State } from '../../reducers'
import { memo } from '../memo'
import type { TextPlace } from './texts'

export type { Addable }

export type BlockTools = {
  readonly adds: readonly Addable[]
  readonly canRemove: boolean
  /** The address of the picture that an added one shows first; null if there is none. */
  readonly picture: string | null
}

/** Null in header and footer, whose blocks are those of their pattern. */
export const blockToolsOf = (state: State, section: string, block: number): BlockTools | null =>
  toolsOf({ state, section, block })

const toolsOf = memo(
  ({ state, section, block }: At): BlockTools | null => {
    const content = contentOf(state, section)
    if (content === null) return null
    const picture = firstPicture(state)
    const isOffered = (what: Addable) =>
      withAdded(content, block, what, what === 'picture' ? (picture ?? '') : '') !== null &&
      (what !== 'picture' || picture !== null)
    return { adds: all.filter(isOffered), canRemove: withRemoved(content, block) !== null, picture }
  },
  ({ state: { designing }, section, block }) => [designing.design, designing.patterns, section, block],
)

type At = TextPlace & { readonly state: State }

const all: readonly Addable[] = ['heading', 'text', 'button', 'picture', 'column']

export const canRemoveBlock = (state: State, section: string, block: number): boolean =>
  withRemoved(contentOf(state, section) ?? '', block) !== null

/** The position of what is added: it is written or chosen at once. */
export const positionAdded = (
  state: State,
  { section, block }: TextPlace,
  what: Addable,
  holds: string,
): number | null => withAdded(contentOf(state, section) ?? '', block, what, holds)?.block ?? null

const contentOf = ({ designing: { design } }: State, section: string): string | null =>
  design?.sections.find(({ id }) => id === section)?.content ?? null

/** One of the page that nobody has replaced, or of a pattern. */
const firstPicture = ({ designing: { design, patterns } }: State): string | null => {
  for (const { content } of [...(design?.sections ?? []), ...(patterns ?? [])]) {
    const found = picturesIn(content).find(({ url }) => isDrawn(url))
    if (found !== undefined) return found.url
  }
  return (design?.sections ?? []).flatMap(({ content }) => picturesIn(content))[0]?.url ?? null
}
