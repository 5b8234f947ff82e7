/** The parameters of WooCommerce's route for shoppers (`/wc/store/v1/products`) that give what a list shows. */
import type { ProductChoice, ProductOrder } from '../../markup/product-lists'

const fields = '_fields=id,name,prices,images'

/** Null for a rule that the designer does not know. */
export const shownQuery = ({ rule, category, products, order, count }: ProductChoice): string | null => {
  if (rule === 'own') return null
  const [orderBy, way] = rule === 'by-hand' ? ['include', 'asc'] : orders[order]
  const filters = [
    ...(rule === 'on-sale' ? ['on_sale=true'] : []),
    ...(category === null ? [] : [`category=${category}`]),
    ...(products.length === 0 ? [] : [`include=${products.join(',')}`]),
  ]
  return [...filters, `per_page=${count}`, `orderby=${orderBy}`, `order=${way}`, fields].join('&')
}

/** How many products a search shows. */
const mostOffered = 12

export const offeredQuery = `per_page=${mostOffered}&orderby=date&order=desc&${fields}`

/** How many products the chooser of links shows beside pages and categories. */
const mostLinked = 6

export const linkedQuery = `per_page=${mostLinked}&orderby=date&order=desc&${fields},permalink`

/** Tells whether shoppers can still see a product. */
export const productQuery = (id: number): string => `include=${id}&${fields},permalink`

const orders: Readonly<Record<ProductOrder, readonly [orderBy: string, order: string]>> = {
  newest: ['date', 'desc'],
  'best-selling': ['popularity', 'desc'],
  'top-rated': ['rating', 'desc'],
  title: ['title', 'asc'],
  'price-low': ['price', 'asc'],
  'price-high': ['price', 'desc'],
}
