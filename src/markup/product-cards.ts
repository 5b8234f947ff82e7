/** How a list shows each of its products: the shape of the picture, where the words stand, and the button. */
import { isEqual } from 'es-toolkit'
import { blockTree, spanAt, withBlockAt, withInner, type Block } from './blocks'
import { writeAttributes, type Attributes } from './tokens'

export type CardPlace = 'ratio' | 'align' | 'button'
export type CardChoice = 'square' | 'portrait' | 'landscape' | 'start' | 'center' | 'shown' | 'none'

export type CardRow = {
  readonly place: CardPlace
  readonly choices: readonly CardChoice[]
  /** Null if the block has none of the choices, e.g. a picture in its own shape. */
  readonly chosen: CardChoice | null
}

const ratios = [
  ['square', '1'],
  ['portrait', '4/5'],
  ['landscape', '4/3'],
] as const satisfies readonly (readonly [CardChoice, string])[]

const [image, coreImage, title, price, button] = [
  'woocommerce/product-image',
  'core/post-featured-image',
  'core/post-title',
  'woocommerce/product-price',
  'woocommerce/product-button',
] as const

/**
 * What can be chosen for the products of a list.
 * @param block position of the list's block among all blocks of the markup
 */
export const cardsIn = (markup: string, block: number): readonly CardRow[] => {
  const card = cardAt(markup, block)
  if (card === null) return []
  const { parts } = card
  const picture = parts.find(isPicture)
  const rows: CardRow[] = []
  if (picture !== undefined)
    rows.push({
      place: 'ratio',
      choices: ratios.map(([name]) => name),
      chosen: shapeOf(picture.attributes['aspectRatio']),
    })
  if (card.isCollection && card.isPlain)
    rows.push({
      place: 'align',
      choices: ['start', 'center'],
      chosen: parts.some(({ name, attributes }) => name === title && alignOf(attributes) === 'center')
        ? 'center'
        : 'start',
    })
  if (card.isCollection && parts.some(({ name }) => name === price))
    rows.push({
      place: 'button',
      choices: ['shown', 'none'],
      chosen: parts.some(({ name }) => name === button) ? 'shown' : 'none',
    })
  return rows
}

/**
 * Changes how a list shows its products.
 * @returns the same markup if the list does not have that choice, or has it already
 */
export const withCardAt = (markup: string, block: number, place: CardPlace, choice: CardChoice): string => {
  const row = cardsIn(markup, block).find((each) => each.place === place)
  const card = cardAt(markup, block)
  if (card === null || row === undefined || row.chosen === choice || !row.choices.includes(choice)) return markup
  switch (place) {
    case 'ratio':
      return rewritten(markup, card.parts.filter(isPicture), (attributes) => ({
        ...attributes,
        aspectRatio: ratios.find(([name]) => name === choice)?.[1] ?? '1',
      }))
    case 'align':
      return rewritten(markup, card.parts, (attributes, name) => aligned(attributes, name, choice === 'center'))
    case 'button':
      return choice === 'none' ? withoutButtons(markup, card.parts) : withButton(markup, card.parts)
  }
}

type Card = {
  readonly isCollection: boolean
  /** Whether the parts are one below the other, not in columns or lines. */
  readonly isPlain: boolean
  readonly parts: readonly Block[]
}

const cardAt = (markup: string, block: number): Card | null => {
  const list = blockTree(markup)
    .flatMap(withInner)
    .find(({ index }) => index === block)
  const template = list && withInner(list).find(({ name }) => templates.includes(name))
  if (template === undefined) return null
  return {
    isCollection: template.name === 'woocommerce/product-template',
    isPlain: template.inner.every(({ inner }) => inner.length === 0),
    parts: template.inner.flatMap(withInner),
  }
}

const templates = ['woocommerce/product-template', 'core/post-template']

const isPicture = ({ name }: Block): boolean => name === image || name === coreImage

/** The shape of a ratio such as `3/4`; null for none, or for the picture's own. */
const shapeOf = (ratio: unknown): CardChoice | null => {
  const [width = NaN, height = 1] = typeof ratio === 'string' ? ratio.split('/').map(Number) : []
  if (!(width > 0) || !(height > 0)) return null
  return width === height ? 'square' : width < height ? 'portrait' : 'landscape'
}

const alignOf = ({ style, textAlign }: Attributes): unknown =>
  branch(branch(style)['typography'])['textAlign'] ?? textAlign

/** WooCommerce centers a button without an alignment. Core keeps the alignment of a title among its styles. */
const aligned = (attributes: Attributes, name: string, isCentered: boolean): Attributes => {
  const { textAlign: _, ...others } = attributes
  if (name === button) return { ...attributes, textAlign: isCentered ? 'center' : 'left' }
  if (name === price) return isCentered ? { ...attributes, textAlign: 'center' } : others
  if (name !== title) return attributes
  const style = branch(attributes['style'])
  const { textAlign: _own, ...typography } = branch(style['typography'])
  const { typography: _typography, ...otherStyles } = style
  const nextTypography = isCentered ? { ...typography, textAlign: 'center' } : typography
  const nextStyle = Object.keys(nextTypography).length > 0 ? { ...style, typography: nextTypography } : otherStyles
  const { style: _style, ...plain } = others
  return Object.keys(nextStyle).length > 0 ? { ...plain, style: nextStyle } : plain
}

const rewritten = (
  markup: string,
  parts: readonly Block[],
  change: (attributes: Attributes, name: string) => Attributes,
): string =>
  parts.reduce(
    (before, { index }) =>
      withBlockAt(before, index, (own, name) => {
        const attributes = change(own.attributes, name)
        return isEqual(attributes, own.attributes) ? null : { ...own, attributes }
      }),
    markup,
  )

/** Begins with the last one, so that the positions of the others stay. */
const withoutButtons = (markup: string, parts: readonly Block[]): string =>
  parts
    .filter(({ name }) => name === button)
    .toReversed()
    .reduce((before, { index }) => {
      const span = spanAt(before, index)
      return span === null ? before : before.slice(0, span.start) + before.slice(span.end)
    }, markup)

/** Puts the button below the price, or below the words that follow it. */
const withButton = (markup: string, parts: readonly Block[]): string => {
  const last = parts.findLast(({ name }) => name === price || name === 'core/post-excerpt')
  const span = last && spanAt(markup, last.index)
  const isCentered = parts.some(({ name, attributes }) => name === title && alignOf(attributes) === 'center')
  const attributes = {
    textAlign: isCentered ? 'center' : 'left',
    isDescendentOfQueryLoop: true,
    fontSize: 'small',
  }
  return span
    ? `${markup.slice(0, span.end)}<!-- wp:${button} ${writeAttributes(attributes)} /-->${markup.slice(span.end)}`
    : markup
}

const branch = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}
