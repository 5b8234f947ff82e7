/** Serialised markup as a tree of blocks, each with the HTML that is its own. */
import { readAttributes, type Attributes } from './attributes'
import { tokens } from './tokens'

export type Block = {
  readonly name: string
  readonly attributes: Attributes
  /** Without the HTML of the blocks in it. */
  readonly html: string
  readonly inner: readonly Block[]
  /** Place among all blocks of the markup in the order in which they begin, from 0. */
  readonly index: number
}

type Growing = { name: string; attributes: Attributes; html: string; inner: Growing[]; index: number }

/** Blocks that never close end with the markup; a closing comment without an opening one is skipped. */
export const blockTree = (markup: string): readonly Block[] => {
  const root: Growing = { name: '', attributes: {}, html: '', inner: [], index: -1 }
  const open = [root]
  const last = () => open.at(-1) ?? root
  let count = 0
  let done = 0
  for (const { kind, name, attributes, start, end } of tokens(markup)) {
    last().html += markup.slice(done, start)
    done = end
    if (kind === 'close') {
      if (open.length > 1) open.pop()
      continue
    }
    const block = { name, attributes: readAttributes(attributes) ?? {}, html: '', inner: [], index: count++ }
    last().inner.push(block)
    if (kind === 'open') open.push(block)
  }
  last().html += markup.slice(done)
  return root.inner
}

/** A block and all that are in it, itself first. */
export const withInner = (block: Block): readonly Block[] => [block, ...block.inner.flatMap(withInner)]
