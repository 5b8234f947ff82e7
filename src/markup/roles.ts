/**
 * What each text, picture and list of a section is for. Its headline and the words around it are apart from its points: further headings
 * with their texts, and cards of the same shape.
 */
import { withInner, type Block } from './blocks'

/** What a block holds itself. */
export type Leaf = {
  readonly kind: 'heading' | 'text' | 'item' | 'button' | 'picture' | 'social' | 'products'
  /** The name of its network or kind of list, by which it is told from others; '' for none. */
  readonly name: string
  /** The sample text of its pattern; null if there is none. */
  readonly sample: string | null
}

export type WithRoles = {
  readonly block: Block
  /** The most exact first; no other block has one of them. */
  readonly roles: readonly string[]
  /** Blocks of one group are read together; null for one that makes sense alone. */
  readonly group: string | null
}

/** @param leafOf null for a block that holds nothing itself */
export const rolesIn = (tree: readonly Block[], leafOf: (block: Block) => Leaf | null): readonly WithRoles[] => {
  const all = placedIn(tree, leafOf, cardsIn(tree, leafOf))
  const title = titleOf(all)
  const points = pointsOf(all, title)
  const nth = counter()
  const headed = new Set(all.flatMap((each, index) => (each.leaf.kind === 'heading' ? [points[index]] : [])))
  const numbers = new Map<number, string>()
  return all.map((each, index) => {
    const { block, leaf } = each
    const sample = leaf.sample === null ? [] : [nth(`sample ${leaf.kind} ${leaf.sample}`)]
    if (leaf.kind !== 'heading' && leaf.kind !== 'text')
      return { block, roles: [...sample, nth(leaf.kind + leaf.name)], group: isOfMain(leaf) ? main : null }
    const point = points[index] ?? null
    if (point === null) {
      const role = each === title ? 'title' : all[index + 1] === title && title !== undefined ? 'eyebrow' : nth('text')
      return { block, roles: isRepeated(leaf, all) ? sample : [...sample, role], group: main }
    }
    const name = numbers.get(point) ?? nth(headed.has(point) ? 'point' : 'card')
    numbers.set(point, name)
    if (leaf.kind === 'heading') return { block, roles: [...sample, name], group: name }
    // A text of a card without a heading is known only by its sample: a name is no sentence.
    if (!headed.has(point)) return { block, roles: sample.length > 0 ? sample : [nth(name)], group: null }
    const isBefore = all.some((other, at) => at > index && other.leaf.kind === 'heading' && points[at] === point)
    return { block, roles: [...sample, nth(isBefore ? `before ${name}` : `text of ${name}`)], group: name }
  })
}

const main = 'main'

/** Whether its sample is in the section more than once, as the names of several papers are: each is no sentence by itself. */
const isRepeated = ({ sample }: Leaf, all: readonly Placed[]): boolean =>
  sample !== null && all.filter(({ leaf }) => leaf.sample === sample).length > 1

/** What is read together with the headline. */
const isOfMain = ({ kind }: Leaf): boolean => kind === 'button' || kind === 'item' || kind === 'products'

const counter = () => {
  const counts = new Map<string, number>()
  return (name: string): string => {
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return `${name} ${count}`
  }
}

type Placed = {
  readonly block: Block
  readonly leaf: Leaf
  /** Positions of the blocks around it, the outermost first, and its own. */
  readonly path: readonly number[]
  /** Position of the card that it is in; null for none. */
  readonly card: number | null
}

/** What a list of products shows is not content. */
const placedIn = (
  blocks: readonly Block[],
  leafOf: (block: Block) => Leaf | null,
  cards: ReadonlySet<number>,
  around: readonly number[] = [],
  outer: number | null = null,
): readonly Placed[] =>
  blocks.flatMap((block) => {
    const leaf = leafOf(block)
    const path = [...around, block.index]
    const card = outer ?? (cards.has(block.index) ? block.index : null)
    const own = leaf === null ? [] : [{ block, leaf, path, card }]
    return leaf?.kind === 'products' ? own : [...own, ...placedIn(block.inner, leafOf, cards, path, card)]
  })

const boxes: ReadonlySet<string> = new Set(
  ['column', 'columns', 'group', 'cover', 'media-text', 'details'].map((name) => `core/${name}`),
)

/** The outermost boxes that are alike: at least two beside each other, with the same kinds of content in the same order. */
const cardsIn = (blocks: readonly Block[], leafOf: (block: Block) => Leaf | null): ReadonlySet<number> => {
  const shapes = blocks.map((block) => (boxes.has(block.name) ? shapeOf(block, leafOf) : null))
  return new Set(
    blocks.flatMap((block, index) => {
      const shape = shapes[index] ?? null
      return shape !== null && shapes.filter((other) => other === shape).length > 1
        ? [block.index]
        : [...cardsIn(block.inner, leafOf)]
    }),
  )
}

/** Null for a box that is no card. A lone text is one only as a sample, such as a name: others may be columns of one story. */
const shapeOf = (box: Block, leafOf: (block: Block) => Leaf | null): string | null => {
  const leaves = withInner(box)
    .flatMap((block) => leafOf(block) ?? [])
    .filter(({ kind }) => kind === 'heading' || kind === 'text' || kind === 'picture')
  const of = (wanted: Leaf['kind']) => leaves.filter(({ kind }) => kind === wanted).length
  const [headings, texts] = [of('heading'), of('text')]
  const isLone = leaves.length === 1 && texts === 1 && leaves[0]?.sample === null
  return headings > 1 || headings + texts === 0 || isLone ? null : leaves.map(({ kind }) => kind).join(' ')
}

/** The one heading of the highest rank that is in no card. */
const titleOf = (all: readonly Placed[]): Placed | undefined => {
  const headings = all.filter(({ leaf, card }) => leaf.kind === 'heading' && card === null)
  const highest = Math.min(...headings.map(rankOf))
  const top = headings.filter((each) => rankOf(each) === highest)
  return top.length === 1 ? top[0] : undefined
}

const rankOf = ({ block: { name, attributes } }: Placed): number =>
  name === 'core/heading' ? (typeof attributes['level'] === 'number' ? attributes['level'] : 2) : 7

/** For each leaf, the position of the card or heading of its point; null for the headline, and for the words around it. */
const pointsOf = (all: readonly Placed[], title: Placed | undefined): readonly (number | null)[] => {
  let heading: Placed | null = null
  return all.map((each) => {
    if (each.card !== null) return each.card
    if (each === title) heading = null
    else if (each.leaf.kind === 'heading') heading = each
    return heading !== null && isBelow(each, heading) ? heading.block.index : null
  })
}

/** Whether a text is in the same box as the heading before it, or in the heading's own block. */
const isBelow = ({ path }: Placed, heading: Placed): boolean =>
  path.includes(heading.block.index) || path.includes(heading.path.at(-2) ?? heading.block.index)
