/**
 * The choices for the shop's pages that are made with blocks: a line about delivery and returns, filters beside the products, the page that
 * says that the shop opens soon. All other bytes of a template stay. Inserted blocks have a class by which they are found again.
 */
import { asText } from './inline'
import { readAttributes, tokens } from './tokens'

/** Words in the language of the site, as the store provides them. */
export type ShopTexts = {
  readonly delivery: string
  readonly deliveryTitle: string
  readonly soon: string
  readonly categories: string
  readonly price: string
}

type Block = {
  readonly name: string
  readonly classes: readonly string[]
  readonly start: number
  readonly end: number
}

/** The choice that a template contains for a place; undefined if the template cannot have one. */
export const choiceIn = (place: string, template: string): string | undefined => {
  const blocks = blocksOf(template)
  const has = (name: string) => blocks.some(({ classes }) => classes.includes(name))
  switch (place) {
    case 'delivery':
      if (has('cys-delivery--folded')) return 'folded'
      if (has('cys-delivery')) return 'line'
      return blocks.some(isForm) ? 'none' : undefined
    case 'filters':
      if (has('cys-filters')) return 'side'
      return blocks.some(({ name }) => name === 'woocommerce/product-filters') || !blocks.some(isList)
        ? undefined
        : 'none'
    case 'soon':
      return has('cys-soon--center') ? 'center' : has('cys-soon--band') ? 'band' : 'present'
    default:
      return undefined
  }
}

/** The words that a template has for a place; null if they are not ours. */
export const wordsIn = (place: string, template: string): string | null => {
  const [from, to] = place === 'delivery' ? ['cys-delivery', 'p'] : ['cys-soon__words', 'p']
  const block = blocksOf(template).find(({ classes }) => classes.includes(from))
  const inside = block && new RegExp(`<${to}\\b[^>]*>([\\s\\S]*?)</${to}>`).exec(template.slice(block.start, block.end))
  return inside?.[1] === undefined ? null : asTyped(inside[1])
}

/** A template with another choice; the same text if it has no room for it. */
export const withShopBlocks = (
  template: string,
  place: string,
  choice: string,
  text: string,
  texts: ShopTexts,
): string => {
  switch (place) {
    case 'delivery':
      return withDelivery(template, choice, text, texts)
    case 'filters':
      return withFilters(template, choice, texts)
    case 'soon':
      return withSoon(template, choice, text)
    default:
      return template
  }
}

const withDelivery = (template: string, choice: string, text: string, texts: ShopTexts): string => {
  const plain = without(template, 'cys-delivery')
  const form = blocksOf(plain).find(isForm)
  if (choice === 'none' || form === undefined) return plain
  const words = asText(text)
  const block =
    choice === 'folded'
      ? `<!-- wp:details {"className":"cys-delivery cys-delivery--folded","fontSize":"small"} -->
<details class="wp-block-details cys-delivery cys-delivery--folded has-small-font-size"><summary>${asText(texts.deliveryTitle)}</summary><!-- wp:paragraph -->
<p>${words}</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->`
      : `<!-- wp:paragraph {"className":"cys-delivery","fontSize":"small"} -->
<p class="cys-delivery has-small-font-size">${words}</p>
<!-- /wp:paragraph -->`
  return `${plain.slice(0, form.end)}\n\n${block}${plain.slice(form.end)}`
}

const withFilters = (template: string, choice: string, texts: ShopTexts): string => {
  const plain = unwrapped(template)
  const list = blocksOf(plain).find(isList)
  if (choice === 'none' || list === undefined) return plain
  return (
    plain.slice(0, list.start) +
    filtersBefore(texts) +
    plain.slice(list.start, list.end) +
    filtersAfter +
    plain.slice(list.end)
  )
}

const filtersBefore = ({ categories, price }: ShopTexts): string =>
  `<!-- wp:columns {"align":"wide","className":"cys-filters"} -->
<div class="wp-block-columns alignwide cys-filters"><!-- wp:column {"width":"22%"} -->
<div class="wp-block-column" style="flex-basis:22%"><!-- wp:woocommerce/product-filters -->
<div class="wp-block-woocommerce-product-filters wc-block-product-filters"><!-- wp:woocommerce/product-filter-taxonomy {"taxonomy":"product_cat"} -->
<div class="wp-block-woocommerce-product-filter-taxonomy"><!-- wp:heading {"level":2,"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size">${asText(categories)}</h2>
<!-- /wp:heading -->

<!-- wp:woocommerce/product-filter-checkbox-list -->
<div class="wp-block-woocommerce-product-filter-checkbox-list wc-block-product-filter-checkbox-list"></div>
<!-- /wp:woocommerce/product-filter-checkbox-list --></div>
<!-- /wp:woocommerce/product-filter-taxonomy -->

<!-- wp:woocommerce/product-filter-price -->
<div class="wp-block-woocommerce-product-filter-price"><!-- wp:heading {"level":2,"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size">${asText(price)}</h2>
<!-- /wp:heading -->

<!-- wp:woocommerce/product-filter-price-slider -->
<div class="wp-block-woocommerce-product-filter-price-slider wc-block-product-filter-price-slider"></div>
<!-- /wp:woocommerce/product-filter-price-slider --></div>
<!-- /wp:woocommerce/product-filter-price --></div>
<!-- /wp:woocommerce/product-filters --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"78%"} -->
<div class="wp-block-column" style="flex-basis:78%">`

const filtersAfter = `</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->`

/** Removes our filters and keeps the product list beside them. */
const unwrapped = (template: string): string => {
  const blocks = blocksOf(template)
  const around = blocks.find(({ classes }) => classes.includes('cys-filters'))
  const list = around && blocks.find((block) => isList(block) && block.start > around.start && block.end < around.end)
  if (around === undefined || list === undefined) return template
  return template.slice(0, around.start) + template.slice(list.start, list.end) + template.slice(around.end)
}

/** WooCommerce's own page, included by its pattern. */
const theirSoon = '<!-- wp:pattern {"slug":"woocommerce/coming-soon"} /-->'

const withSoon = (template: string, choice: string, text: string): string => {
  if (choice === 'present') return choiceIn('soon', template) === 'present' ? template : theirSoon
  return choice === 'band' ? bandSoon(asText(text)) : centerSoon(asText(text))
}

const edge = 'clamp(1.5rem, 6vw, 5rem)'
const large = 'clamp(2.25rem, 7vw, 4.5rem)'

const centerSoon = (
  words: string,
): string => `<!-- wp:group {"tagName":"main","className":"cys-soon cys-soon--center","style":{"dimensions":{"minHeight":"100vh"},"spacing":{"padding":{"top":"${edge}","right":"${edge}","bottom":"${edge}","left":"${edge}"},"blockGap":"1.5rem"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center","verticalAlignment":"center"}} -->
<main class="wp-block-group cys-soon cys-soon--center" style="min-height:100vh;padding-top:${edge};padding-right:${edge};padding-bottom:${edge};padding-left:${edge}"><!-- wp:site-logo {"width":96,"isLink":false} /-->

<!-- wp:site-title {"level":1,"textAlign":"center","isLink":false,"style":{"typography":{"fontSize":"${large}","lineHeight":"1.1"}}} /-->

<!-- wp:paragraph {"align":"center","className":"cys-soon__words","fontSize":"medium"} -->
<p class="has-text-align-center cys-soon__words has-medium-font-size">${words}</p>
<!-- /wp:paragraph -->

<!-- wp:loginout {"fontSize":"small"} /--></main>
<!-- /wp:group -->`

const bandSoon = (
  words: string,
): string => `<!-- wp:group {"tagName":"main","className":"cys-soon cys-soon--band","backgroundColor":"contrast","textColor":"base","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}}},"dimensions":{"minHeight":"100vh"},"spacing":{"padding":{"top":"${edge}","right":"${edge}","bottom":"${edge}","left":"${edge}"}}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<main class="wp-block-group cys-soon cys-soon--band has-base-color has-contrast-background-color has-text-color has-background has-link-color" style="min-height:100vh;padding-top:${edge};padding-right:${edge};padding-bottom:${edge};padding-left:${edge}"><!-- wp:group {"layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"width":72,"isLink":false} /-->

<!-- wp:loginout {"fontSize":"small"} /--></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"flex","orientation":"vertical","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":1,"isLink":false,"textColor":"base","style":{"typography":{"fontSize":"${large}","lineHeight":"1.05"}}} /-->

<!-- wp:paragraph {"className":"cys-soon__words","fontSize":"medium"} -->
<p class="cys-soon__words has-medium-font-size">${words}</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></main>
<!-- /wp:group -->`

const isForm = ({ name }: Block): boolean =>
  name === 'woocommerce/add-to-cart-form' || name === 'woocommerce/add-to-cart-with-options'

/** Whether the block is the product list of an archive. */
const isList = ({ name }: Block): boolean => name === 'woocommerce/product-collection'

/** All blocks, including inner ones, in the order in which they begin. */
const blocksOf = (markup: string): readonly Block[] => {
  const blocks: Block[] = []
  const open: { readonly name: string; readonly attributes: string | null; readonly start: number }[] = []
  for (const { kind, name, attributes, start, end } of tokens(markup)) {
    if (kind === 'open') open.push({ name, attributes, start })
    const begun = kind === 'void' ? { name, attributes, start } : kind === 'close' ? open.pop() : undefined
    if (begun !== undefined)
      blocks.push({ name: begun.name, classes: classesOf(begun.attributes), start: begun.start, end })
  }
  return blocks.toSorted((one, other) => one.start - other.start)
}

const classesOf = (attributes: string | null): readonly string[] => {
  const { className } = readAttributes(attributes) ?? {}
  return typeof className === 'string' ? className.split(' ') : []
}

/** Removes the block with a class, and the white space before it. */
const without = (template: string, name: string): string => {
  const block = blocksOf(template).find(({ classes }) => classes.includes(name))
  return block === undefined
    ? template
    : template.slice(0, block.start).replace(/\n\n$/, '') + template.slice(block.end)
}

/** The text of a paragraph as a person typed it. */
const asTyped = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
