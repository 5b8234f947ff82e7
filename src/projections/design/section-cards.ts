/** What the cards of the home page's sections show: a small picture and the section's own headline (U-05). */
import { blockTree, withInner } from '../../markup/blocks'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stylesNow } from './colors'
import { allPictures } from './pictures'
import { branch, isTree } from './styles/tree'
import { textsOf } from './texts'

export type SectionCard = {
  /** The section's first heading, or else its first text; null if it has no words. */
  readonly headline: string | null
  readonly ground: string | null
  readonly picture: string | null
  /** Where the picture is; `tiles` stand in a row. */
  readonly shape: 'cover' | 'start' | 'end' | 'top' | 'tiles' | 'words'
}

export const sectionCards = memo(
  (state: State): ReadonlyMap<string, SectionCard> => {
    const { theme } = branch(stylesNow(state).settings, 'color', 'palette')
    const colors = new Map(
      (Array.isArray(theme) ? theme : []).filter(isTree).map(({ slug, color }) => [String(slug), String(color)]),
    )
    const pictures = allPictures(state)
    return new Map(
      (state.designing.design?.sections ?? []).map(({ id, content }) => {
        const found = pictures.get(id) ?? []
        const blocks = blockTree(content)
        const named = blocks[0]?.attributes['backgroundColor']
        const ground = typeof named === 'string' ? named : 'background'
        return [
          id,
          {
            headline: headlineOf(state, id, listsProducts(blocks)),
            ground: colors.get(ground) ?? null,
            picture: found[0]?.url ?? null,
            shape: shapeOf(blocks, found.length),
          },
        ]
      }),
    )
  },
  (state) => [state.designing.design?.sections, allPictures(state), stylesNow(state)],
)

/** Of a list of products only a heading: its first text may be that for an empty list. */
const headlineOf = (state: State, section: string, isList: boolean): string | null => {
  const words = textsOf(state, section).filter(({ plain }) => plain.trim() !== '')
  return (words.find(({ kind }) => kind === 'heading') ?? (isList ? undefined : words[0]))?.plain ?? null
}

/** WooCommerce's list, or that of WordPress. */
const listsProducts = (blocks: ReturnType<typeof blockTree>): boolean =>
  blocks.flatMap(withInner).some(({ name }) => name === 'woocommerce/product-collection' || name === 'core/query')

const shapeOf = (blocks: ReturnType<typeof blockTree>, pictures: number): SectionCard['shape'] => {
  const all = blocks.flatMap(withInner)
  if (blocks[0]?.name === 'core/cover') return 'cover'
  if (pictures > 2 || listsProducts(blocks)) return 'tiles'
  if (pictures === 0) return 'words'
  const beside = all.find(({ name }) => name === 'core/media-text')
  if (beside !== undefined) return beside.attributes['mediaPosition'] === 'right' ? 'end' : 'start'
  const columns = all.find(({ name }) => name === 'core/columns')
  if (columns === undefined) return 'top'
  const withPicture = columns.inner.findIndex((column) => withInner(column).some(({ name }) => isPicture(name)))
  return withPicture === 0 ? 'start' : withPicture > 0 ? 'end' : 'top'
}

const isPicture = (name: string): boolean => name === 'core/image' || name === 'core/cover'
