/**
 * Adds texts, buttons, pictures and columns to the markup of a section, and removes them. What is added stands after a block that is there, and
 * is aligned as that one is.
 */
import { escape } from 'es-toolkit'
import { blockTree, spanAt, withInner, type Block } from './blocks'
import { asText } from './inline'
import { isSafeAddress } from './safe-address'
import { lookOf, withLookAt } from './text-look'
import { writeAttributes, type Attributes } from './tokens'

export type Addable = 'heading' | 'text' | 'button' | 'picture' | 'column'

/** More columns leave no room for words. */
const mostColumns = 6

type Added = {
  readonly markup: string
  /** Position of the new text, button or picture, or of the first text in a new column. */
  readonly block: number
}

/**
 * @param after position of a text or button, as in `blockTree`
 * @param holds the words of a text or button, which count as a sample until they are replaced; the address of a picture; '' for a column, which is
 * a copy of the one that the block is in
 * @returns null if nothing of this kind can be added there
 */
export const withAdded = (markup: string, after: number, what: Addable, holds: string): Added | null => {
  const path = pathTo(blockTree(markup), after)
  if (path === null || path.length < 2 || path.some(isProducts)) return null
  return what === 'column' ? withColumn(markup, path) : withLeaf(markup, path, what, holds)
}

/**
 * The markup without a text, button or picture, and without what is empty then.
 * @returns null if it cannot be removed, or is the last of its section
 */
export const withRemoved = (markup: string, block: number): string | null => {
  const tree = blockTree(markup)
  const path = pathTo(tree, block)
  const own = path?.at(-1)
  if (path === null || own === undefined || !leaves.has(own.name) || path.some(isProducts)) return null
  const depth = goneAt(path)
  const [gone, span] = [path[depth], spanAt(markup, path[depth]?.index ?? -1)]
  if (depth === 0 || gone === undefined || span === null) return null
  const lost = new Set(withInner(gone).map(({ index }) => index))
  const isLast = tree.flatMap(withInner).every(({ name, index }) => !leaves.has(name) || lost.has(index))
  if (isLast) return null
  const [before, after] = [markup.slice(0, span.start), markup.slice(span.end)]
  const isFirst = path[depth - 1]?.inner[0] === gone
  return isFirst ? before + after.trimStart() : before.trimEnd() + after
}

const leaves: ReadonlySet<string> = new Set(
  ['heading', 'paragraph', 'list-item', 'button', 'details', 'image'].map((name) => `core/${name}`),
)

/** Boxes of equals, which hold nothing else. */
const rows: ReadonlySet<string> = new Set(['core/buttons', 'core/list', 'core/list-item'])

const isProducts = ({ name }: Block): boolean => name === 'core/query' || name.startsWith('woocommerce/')

/** A block with all blocks around it, the outermost first; null if there is no such block. */
const pathTo = (blocks: readonly Block[], index: number): readonly Block[] | null => {
  const around = blocks.findLast((block) => block.index <= index)
  if (around === undefined) return null
  if (around.index === index) return [around]
  const inside = pathTo(around.inner, index)
  return inside === null ? null : [around, ...inside]
}

/** The depth of the outermost block that is empty without the last one: a row of one button, a column of one text. */
const goneAt = (path: readonly Block[]): number => {
  let depth = path.length - 1
  const isAlone = (at: number) => path[at - 1]?.inner.length === 1
  while (depth > 0 && isAlone(depth) && rows.has(path[depth - 1]?.name ?? '')) depth -= 1
  const isColumn = path[depth - 1]?.name === 'core/column' && (path[depth - 2]?.inner.length ?? 0) > 1
  return isColumn && isAlone(depth) ? depth - 1 : depth
}

const withLeaf = (
  markup: string,
  path: readonly Block[],
  what: Exclude<Addable, 'column'>,
  holds: string,
): Added | null => {
  const own = path.at(-1)
  if (what === 'button' && path.at(-2)?.name === 'core/buttons' && own !== undefined)
    return inserted(markup, own, buttonOf(holds), 0)
  let depth = path.length - 1
  while (rows.has(path[depth - 1]?.name ?? '')) depth -= 1
  const [anchor, box] = [path[depth], path[depth - 1]]
  if (anchor === undefined || box === undefined || box.name === 'core/columns') return null
  const align = own === undefined ? null : (lookOf(own)?.align ?? null)
  const next = box.inner[box.inner.indexOf(anchor) + 1]
  const last = next?.name === 'core/buttons' ? next.inner.at(-1) : undefined
  switch (what) {
    case 'heading':
      return inserted(markup, anchor, withLookAt(headingOf(holds, levelIn(markup)), 0, { align }), 0)
    case 'text':
      return inserted(markup, anchor, withLookAt(textOf(holds), 0, { align }), 0)
    case 'button':
      return last === undefined
        ? inserted(markup, anchor, buttonsOf(holds, align), 1)
        : inserted(markup, last, buttonOf(holds), 0)
    case 'picture':
      return isSafeAddress(holds) ? inserted(markup, anchor, pictureOf(holds), 0) : null
  }
}

const withColumn = (markup: string, path: readonly Block[]): Added | null => {
  const depth = path.findLastIndex((_, at) => isRow(path[at - 1]))
  const [column, row, own] = [path[depth], path[depth - 1], path.at(-1)]
  const span = column && spanAt(markup, column.index)
  if (column === undefined || row === undefined || own === undefined || span == null) return null
  if (row.inner.length >= mostColumns) return null
  return inserted(markup, column, markup.slice(span.start, span.end), own.index - column.index)
}

/** Whether its blocks are columns: core's, or the cells of a grid. */
const isRow = (block: Block | undefined): boolean =>
  block?.name === 'core/columns' ||
  (block?.name === 'core/group' && record(block.attributes['layout'])['type'] === 'grid')

/** @param offset position of the block that counts, within what is inserted */
const inserted = (markup: string, after: Block, piece: string, offset: number): Added | null => {
  const span = spanAt(markup, after.index)
  if (span === null) return null
  return {
    markup: `${markup.slice(0, span.end)}\n\n${piece}${markup.slice(span.end)}`,
    block: after.index + withInner(after).length + offset,
  }
}

/** One below the highest heading of the section. */
const levelIn = (markup: string): number => {
  const levels = blockTree(markup)
    .flatMap(withInner)
    .filter(({ name }) => name === 'core/heading')
    .map(({ attributes: { level } }) => (typeof level === 'number' ? level : 2))
  return levels.length === 0 ? 2 : Math.min(Math.min(...levels) + 1, 4)
}

const comment = (name: string, attributes: Attributes, html: string): string =>
  `<!-- wp:${name} ${writeAttributes(attributes)} -->\n${html}\n<!-- /wp:${name} -->`

const sample = (words: string): Attributes => ({ metadata: { sampleText: words } })

const headingOf = (words: string, level: number): string =>
  comment(
    'heading',
    { ...(level === 2 ? {} : { level }), ...sample(words) },
    `<h${level} class="wp-block-heading">${asText(words)}</h${level}>`,
  )

const textOf = (words: string): string => comment('paragraph', sample(words), `<p>${asText(words)}</p>`)

const buttonOf = (words: string): string =>
  comment(
    'button',
    sample(words),
    `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">${asText(words)}</a></div>`,
  )

const buttonsOf = (words: string, align: string | null): string =>
  align === 'center' || align === 'right'
    ? comment(
        'buttons',
        { layout: { type: 'flex', justifyContent: align } },
        `<div class="wp-block-buttons">${buttonOf(words)}</div>`,
      )
    : `<!-- wp:buttons -->\n<div class="wp-block-buttons">${buttonOf(words)}</div>\n<!-- /wp:buttons -->`

const pictureOf = (address: string): string =>
  comment(
    'image',
    { sizeSlug: 'full', linkDestination: 'none' },
    `<figure class="wp-block-image size-full"><img src="${escape(address)}" alt=""/></figure>`,
  )

const record = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}
