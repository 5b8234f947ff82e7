/** Every pair of text and ground that is drawn on the page: header, sections and footer, each block with what surrounds it. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { contrast } from '../../../colour/contrast'
import { blockTree, type Block } from '../../../markup/block-tree'
import type { Page } from '../page'
import type { BlockPair } from './block-pair'
import { pairsOfBlock } from './block-pairs'
import { isAlongGradient } from './grounds'
import { painter as painterOf } from './paint'
import { pageSurroundings, within, type Surroundings } from './surroundings'

export type DrawnPair = BlockPair & {
  /** A section's id, 'header' or 'footer'. */
  readonly where: string
  /** Place of the block among the blocks there. */
  readonly index: number
  /** Null where it depends on a picture, or on anything else that the styles do not tell. */
  readonly ratio: number | null
}

/** @param styles of the theme and the merchant, merged */
export const drawnPairs = (page: Page, styles: GlobalStyles): readonly DrawnPair[] => {
  const painter = painterOf(styles)
  const ofBlock = (block: Block, around: Surroundings, where: string): readonly DrawnPair[] => {
    const here = within(painter, block, around)
    return [
      ...pairsOfBlock(painter, styles, block, around, here).map((pair) => ({
        ...pair,
        where,
        index: block.index,
        ratio: ratioOf(pair),
      })),
      ...block.inner.flatMap((inner) => ofBlock(inner, here, where)),
    ]
  }
  const outside = pageSurroundings(painter)
  return piecesOf(page).flatMap(({ where, content }) =>
    blockTree(content).flatMap((block) => ofBlock(block, outside, where)),
  )
}

const piecesOf = ({ header, sections, footer }: Page) => [
  ...(header ? [{ where: 'header', content: header.content }] : []),
  ...sections.map(({ id, content }) => ({ where: id, content })),
  ...(footer ? [{ where: 'footer', content: footer.content }] : []),
]

/** The worst that can be: of a gradient that of its worst colour. A picture under an overlay has any colour between two, so text must not have one of these. */
const ratioOf = ({ text: { colour }, grounds, least }: BlockPair): number | null => {
  if (colour === null) return null
  const ratios = grounds.flatMap((ground) => (ground === null ? [] : [contrast(colour, ground)]))
  if (ratios.length < grounds.length) return null
  const [one, other] = grounds
  const worst = Math.min(...ratios)
  if (one == null || other == null || isAlongGradient(grounds)) return worst
  return worst >= least && Math.max(...ratios) > contrast(one, other) ? worst : null
}
