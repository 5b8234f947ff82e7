/**
 * The lists of products in serialized markup: which products each shows. WooCommerce's block keeps that in its `query`, core's query block
 * in an attribute of the same name with fewer filters. Names of the attributes seen in WooCommerce 9.4.3 to 11.0.1.
 */
import { isEqual, uniq } from 'es-toolkit'
import { blockTree, withBlockAt, withInner, type Block } from './blocks'
import type { Attributes } from './tokens'

/** By which rule a list finds its products. `own`: by a rule of the block that the designer does not know; it stays as it is. */
export type ProductRule = 'newest' | 'best-selling' | 'top-rated' | 'on-sale' | 'category' | 'by-hand' | 'all' | 'own'

/** Only lists of all products, of a category or on sale have a choice of order. */
export type ProductOrder = 'newest' | 'best-selling' | 'top-rated' | 'title' | 'price-low' | 'price-high'

export type ProductChoice = {
  readonly rule: ProductRule
  /** Id of the product category; null for every other rule. */
  readonly category: number | null
  /** Ids of the products chosen by hand, in the order of the list; empty for every other rule. */
  readonly products: readonly number[]
  readonly order: ProductOrder
  /** The most products that the list shows. */
  readonly count: number
  /** How many stand in a row on a desktop. */
  readonly columns: number
}

export type ProductListInMarkup = {
  /** Position of its block among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  /** The rules that its block can follow. */
  readonly rules: readonly ProductRule[]
  readonly choice: ProductChoice
  /** Whether the products stand in rows; false for a list of one product below the other, and for a carousel. */
  readonly hasColumns: boolean
}

export const mostProducts = 100
export const mostColumns = 6

const collection = 'woocommerce/product-collection'
const coreQuery = 'core/query'

/** Names of the blocks that can list products. */
export const productBlocks: readonly string[] = [collection, coreQuery]

/** The lists of products in the order of the markup. A list that follows the page it is on has no choice and is left out. */
export const productListsIn = (markup: string): readonly ProductListInMarkup[] =>
  blocksOf(markup).flatMap((block) => listOf(block) ?? [])

/** Positions of all blocks that can list products, also of those that list something else: as many as a canvas draws. */
export const productBlocksIn = (markup: string): readonly number[] =>
  blocksOf(markup)
    .filter(({ name }) => productBlocks.includes(name))
    .map(({ index }) => index)

/** All blocks; none without parsing if the markup has no list. */
const blocksOf = (markup: string): readonly Block[] =>
  /wp:(?:woocommerce\/product-collection|(?:core\/)?query)\s/.test(markup) ? blockTree(markup).flatMap(withInner) : []

const listOf = (block: Block): ProductListInMarkup | null => {
  const query = branch(block.attributes['query'])
  if (!isProductList(block.name, block.attributes)) return null
  const layout = branch(block.attributes['displayLayout'])
  const grid = block.name === coreQuery ? templateOf(block)?.attributes['layout'] : null
  const rules = block.name === coreQuery ? coreRules : collectionRules
  const seen = ruleIn(block.name, block.attributes)
  return {
    block: block.index,
    rules,
    choice: normalChoice({
      ...(rules.includes(seen.rule) ? seen : found('own')),
      count: numberIn(query['perPage'], 9),
      columns: block.name === coreQuery ? numberIn(branch(grid)['columnCount'], 1) : numberIn(layout['columns'], 3),
    }),
    hasColumns: block.name === coreQuery ? branch(grid)['type'] === 'grid' : (layout['type'] ?? 'flex') === 'flex',
  }
}

const collectionRules: readonly ProductRule[] = [
  'newest',
  'best-selling',
  'top-rated',
  'on-sale',
  'category',
  'by-hand',
  'all',
]

const coreRules: readonly ProductRule[] = ['newest', 'all']

const isProductList = (name: string, { query, namespace }: Attributes): boolean => {
  const { inherit, postType } = branch(query)
  if (inherit === true) return false
  return name === collection || (name === coreQuery && postType === 'product' && namespace === undefined)
}

type Found = Pick<ProductChoice, 'rule' | 'category' | 'products' | 'order'>

const found = (rule: ProductRule, more: Partial<Found> = {}): Found => ({
  rule,
  category: null,
  products: [],
  order: 'title',
  ...more,
})

/** The rule of a block; `own` if it has a filter or an order that no rule of ours has. */
const ruleIn = (name: string, attributes: Attributes): Found => {
  const query = branch(attributes['query'])
  const order = orderIn(query)
  const category = categoryIn(query['taxQuery'])
  const picked = idsIn(query['woocommerceHandPickedProducts'])
  const filters = [query['woocommerceOnSale'] === true, category !== null, picked.length > 0].filter(Boolean).length
  if (hasOwnFilter(name, attributes) || category === undefined || filters > 1) return found('own')
  if (picked.length > 0) return found('by-hand', { products: picked })
  if (order === null) return found('own')
  if (query['woocommerceOnSale'] === true) return found('on-sale', { order })
  if (category !== null) return found('category', { category, order })
  return found('all', { order })
}

/** Collections of WooCommerce that are nothing but filters of `query`. Others look at the cart, or at another product. */
const plainCollections = [
  'product-catalog',
  'new-arrivals',
  'top-rated',
  'best-sellers',
  'on-sale',
  'hand-picked',
  'by-category',
].map((each) => `${collection}/${each}`)

const hasOwnFilter = (name: string, { query: all, collection: named }: Attributes): boolean => {
  const query = branch(all)
  const isOther = typeof named === 'string' && !plainCollections.includes(named)
  const kept = name === coreQuery ? ['author', 'sticky'] : []
  return (
    isOther ||
    query['featured'] === true ||
    [...otherFilters, ...kept].some((key) => !isNothing(query[key])) ||
    numberIn(query['offset'], 0) !== 0
  )
}

/** Filters of both blocks that no rule has. */
const otherFilters = ['search', 'exclude', 'woocommerceAttributes', 'timeFrame', 'priceRange', 'parents', 'format']

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing))

const orders: readonly (readonly [ProductOrder, orderBy: string, order: string])[] = [
  ['newest', 'date', 'desc'],
  ['best-selling', 'popularity', 'desc'],
  ['top-rated', 'rating', 'desc'],
  ['title', 'title', 'asc'],
  ['price-low', 'price', 'asc'],
  ['price-high', 'price', 'desc'],
]

/** Null for an order that the designer does not offer. */
const orderIn = ({ orderBy, order }: Attributes): ProductOrder | null =>
  orders.find(([, by, way]) => by === (orderBy === 'sales' ? 'popularity' : orderBy) && way === order)?.[0] ?? null

/** Null if there is no filter by taxonomies, undefined for any other than one category. */
const categoryIn = (taxQuery: unknown): number | null | undefined => {
  if (isNothing(taxQuery)) return null
  const { include, exclude, ...plain } = branch(taxQuery)
  const terms = include === undefined ? plain : branch(include)
  const others = Object.keys(terms).filter((taxonomy) => taxonomy !== 'product_cat' && !isNothing(terms[taxonomy]))
  const [category, ...more] = idsIn(terms['product_cat'])
  return others.length > 0 || !isNothing(exclude) || more.length > 0 ? undefined : category
}

/** WooCommerce keeps the ids as texts. */
const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : []

/**
 * The choice as the block can keep it: a rule without what it needs becomes the newest products, products chosen by hand are all shown, and
 * the order of a rule that has its own is that one.
 */
export const normalChoice = (choice: ProductChoice): ProductChoice => {
  const products = uniq(idsIn(choice.products)).slice(0, mostProducts)
  const isLacking =
    (choice.rule === 'by-hand' && products.length === 0) || (choice.rule === 'category' && choice.category === null)
  const asked = isLacking ? 'newest' : choice.rule
  // All products in the order of another rule are that rule.
  const rule = asked === 'all' && isRuleOrder(choice.order) ? choice.order : asked
  const order = isRuleOrder(rule) ? rule : rule === 'by-hand' || rule === 'own' ? 'title' : choice.order
  return {
    rule,
    category: rule === 'category' ? choice.category : null,
    products: rule === 'by-hand' ? products : [],
    order,
    count: rule === 'by-hand' ? products.length : within(choice.count, mostProducts),
    columns: within(choice.columns, mostColumns),
  }
}

const isRuleOrder = (value: string): value is 'newest' | 'best-selling' | 'top-rated' =>
  value === 'newest' || value === 'best-selling' || value === 'top-rated'

const within = (value: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 1), most) : 1

/**
 * Lets a list show other products. Filters of the block that no rule has are dropped with the old rule.
 * @param block its position among all blocks of the markup, as in `productListsIn`
 * @returns the same markup if there is no such list, or if its block cannot follow the rule
 */
export const withProductsAt = (markup: string, block: number, choice: ProductChoice): string => {
  const list = productListsIn(markup).find((each) => each.block === block)
  const next = normalChoice(choice)
  if (list === undefined || (next.rule !== 'own' && !list.rules.includes(next.rule))) return markup
  const changed = withBlockAt(markup, block, (own, name) => {
    const attributes = name === collection ? inCollection(own.attributes, next) : inQuery(own.attributes, next)
    return isEqual(attributes, own.attributes) ? null : { ...own, attributes }
  })
  return withColumnsOfCore(changed, block, next.columns)
}

const inCollection = (attributes: Attributes, choice: ProductChoice): Attributes => {
  const { displayLayout } = attributes
  const layout = { type: 'flex', ...branch(displayLayout), columns: choice.columns }
  const columns = numberIn(branch(displayLayout)['columns'], 3) === choice.columns ? {} : { displayLayout: layout }
  const query: Attributes = { ...branch(attributes['query']), perPage: choice.count }
  if (choice.rule === 'own') return { ...attributes, query, ...columns }
  // A named collection hides some of its filters in the site editor, and has its own rule where it is empty.
  const { collection: _, hideControls: _hidden, ...others } = attributes
  const { timeFrame: _time, priceRange: _price, featured: _featured, ...kept } = query
  const isByHand = choice.rule === 'by-hand'
  return {
    ...others,
    query: {
      ...kept,
      ...(isByHand ? { orderBy: 'post__in', order: 'asc' } : orderOf(choice.order)),
      offset: 0,
      search: '',
      exclude: [],
      taxQuery: choice.category === null ? emptyLike(kept['taxQuery']) : { product_cat: [choice.category] },
      woocommerceOnSale: choice.rule === 'on-sale',
      woocommerceAttributes: [],
      woocommerceHandPickedProducts: choice.products.map(String),
    },
    ...columns,
  }
}

const inQuery = (attributes: Attributes, choice: ProductChoice): Attributes => {
  const query: Attributes = { ...branch(attributes['query']), perPage: choice.count }
  if (choice.rule === 'own') return { ...attributes, query }
  const { taxQuery: _, parents: _parents, format: _format, ...kept } = query
  return {
    ...attributes,
    query: { ...kept, ...orderOf(choice.order), offset: 0, search: '', exclude: [], author: '', sticky: '' },
  }
}

const orderOf = (wanted: ProductOrder) => {
  const [, orderBy, order] = orders.find(([name]) => name === wanted) ?? ['newest', 'date', 'desc']
  return { orderBy, order }
}

/** Versions of WooCommerce write no filter as a list or as an object. */
const emptyLike = (taxQuery: unknown): unknown => (isNothing(taxQuery) && taxQuery !== undefined ? taxQuery : [])

/** The columns of core's list are those of the template inside it. */
const withColumnsOfCore = (markup: string, block: number, columns: number): string => {
  const list = blockTree(markup)
    .flatMap(withInner)
    .find(({ index, name }) => index === block && name === coreQuery)
  const template = list && templateOf(list)
  const layout = branch(template?.attributes['layout'])
  return template === undefined || layout['type'] !== 'grid' || numberIn(layout['columnCount'], 1) === columns
    ? markup
    : withBlockAt(markup, template.index, (own) => ({
        ...own,
        attributes: { ...own.attributes, layout: { ...layout, columnCount: columns } },
      }))
}

const templateOf = (list: Block): Block | undefined => withInner(list).find(({ name }) => name === 'core/post-template')

const numberIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

const branch = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}
