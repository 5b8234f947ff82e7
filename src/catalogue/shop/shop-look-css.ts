/**
 * CSS for those choices for the shop's pages that are not made with blocks. It is part of the global styles, so that the shop keeps it
 * without the plugin. Its first rule names the choices, by which the designer recognizes them the next time. Selectors seen in WooCommerce
 * 9.4.3 to 11.0.1.
 */
import type { ShopPlace } from '../../events/sections'
import { shopPlaces, unchosen } from './shop-choices'

export type ShopChoices = Readonly<Partial<Record<ShopPlace, string>>>

/** `:not(#_)` adds the specificity of an id, which outweighs the class names of WordPress and WooCommerce. */
const rule = (selector: string, ...declarations: readonly string[]): string =>
  `body:not(#_) :is(${selector}){${declarations.join(';')}}`
/** On pages whose body has one of these classes. */
const on = (body: string, selector: string, ...declarations: readonly string[]): string =>
  `body:not(#_):is(${body}) :is(${selector}){${declarations.join(';')}}`
const at = (media: string, ...rules: readonly string[]): string => `@media ${media}{${rules.join('')}}`

const desk = '(min-width:782px)'
const card = '.wc-block-product, .wp-block-post-template > .product'
const picture = '.wc-block-components-product-image'
const button = '.wp-block-woocommerce-product-button'
const product = '.single-product'
const lists = '.post-type-archive-product, .tax-product_cat, .tax-product_tag, .tax-product_brand, .search-results'
const gallery = '.wp-block-woocommerce-product-image-gallery, .wp-block-woocommerce-product-gallery'
const halves = `.wp-block-columns:has(> .wp-block-column > :is(${gallery}))`

const inRatio = (ratio: string): readonly string[] => [
  rule(
    `:is(${card}) ${picture} img`,
    `aspect-ratio:${ratio} !important`,
    'width:100% !important',
    'height:auto !important',
    'max-width:100%',
    'object-fit:cover !important',
  ),
]

const aligned = (where: 'start' | 'center'): readonly string[] => [
  rule(`:is(${card}) > *, :is(${card}) > * :is(h2, h3, p, div, span)`, `text-align:${where} !important`),
  rule(
    `:is(${card}) > ${button}`,
    'display:flex',
    'flex-direction:column',
    `align-items:${where === 'start' ? 'flex-start' : 'center'}`,
  ),
]

const inColumns = (columns: number): readonly string[] => [
  at(
    '(min-width:960px)',
    on(
      lists,
      '.wp-site-blocks main .wc-block-product-template',
      `grid-template-columns:repeat(${columns}, minmax(0, 1fr))`,
    ),
  ),
]

const summary = '.wc-block-components-sidebar'

const looks: Readonly<Partial<Record<ShopPlace, Readonly<Record<string, readonly string[]>>>>> = {
  ratio: { square: inRatio('1'), portrait: inRatio('4 / 5'), landscape: inRatio('4 / 3') },
  align: { start: aligned('start'), center: aligned('center') },
  button: {
    none: [rule(`:is(${card}) > ${button}`, 'display:none')],
    // Over the bottom of the picture on devices that can hover; on a touch screen it is always below the picture.
    hover: [
      at(
        '(hover:hover)',
        rule(card, 'display:grid', 'align-content:start'),
        rule(`:is(${card}) > *`, 'grid-column:1', 'min-width:0'),
        rule(`:is(${card}) > :first-child`, 'grid-row:1'),
        rule(
          `:is(${card}) > ${button}`,
          'grid-row:1',
          'align-self:end',
          'margin:0 0 .75rem !important',
          'z-index:1',
          'opacity:0',
          'transition:opacity .15s',
        ),
        rule(`:is(${card}):is(:hover, :focus-within) > ${button}`, 'opacity:1'),
      ),
    ],
  },
  columns: { two: inColumns(2), four: inColumns(4) },
  gallery: {
    end: [at(desk, on(product, `${halves} > .wp-block-column:has(> :is(${gallery}))`, 'order:1'))],
    large: [
      at(
        desk,
        on(product, `${halves} > .wp-block-column:has(> :is(${gallery}))`, 'flex-basis:60% !important', 'flex-grow:0'),
        on(
          product,
          `${halves} :is(${gallery}), ${halves} :is(${gallery}) .woocommerce-product-gallery`,
          'width:100% !important',
          'max-width:none !important',
        ),
        on(product, `${halves} :is(${gallery}) img`, 'width:100%'),
      ),
    ],
  },
  buying: {
    stays: [
      at(
        desk,
        on(
          product,
          `${halves} > .wp-block-column:not(:has(> :is(${gallery})))`,
          'position:sticky',
          'align-self:flex-start',
          'top:calc(var(--wp-admin--admin-bar--height, 0px) + 2rem)',
        ),
        `body:not(#_):is(${product}):has(.cys-header.is-position-sticky) ${halves} > .wp-block-column{top:calc(var(--wp-admin--admin-bar--height, 0px) + 7rem)}`,
      ),
    ],
  },
  summary: {
    card: [
      rule(
        summary,
        'background-color:color-mix(in srgb, currentColor 5%, transparent)',
        'border-radius:8px',
        'padding:1.5rem',
        'box-sizing:border-box',
      ),
      at(
        desk,
        rule(
          `.is-large${summary}, .is-large > ${summary}`,
          'position:sticky',
          'align-self:flex-start',
          'top:calc(var(--wp-admin--admin-bar--height, 0px) + 2rem)',
        ),
      ),
    ],
    // WooCommerce's distances between the two, with the sides swapped.
    start: [
      at(
        desk,
        rule('.wc-block-components-sidebar-layout.is-large', 'flex-direction:row-reverse'),
        rule('.is-large > .wc-block-components-main', 'padding-inline:5.97% 0 !important'),
        rule(`.is-large > ${summary}`, 'padding-inline:0 2.26% !important'),
      ),
    ],
  },
  account: {
    top: [
      on(
        '.woocommerce-account',
        '.woocommerce-MyAccount-navigation, .woocommerce-MyAccount-content',
        'float:none !important',
        'width:100% !important',
      ),
      on(
        '.woocommerce-account',
        '.woocommerce-MyAccount-navigation ul',
        'display:flex',
        'flex-wrap:wrap',
        'gap:.5rem',
        'padding:0',
        'margin:0 0 2rem',
        'list-style:none',
      ),
      on('.woocommerce-account', '.woocommerce-MyAccount-navigation li', 'padding:0', 'border:0', 'margin:0'),
      on(
        '.woocommerce-account',
        '.woocommerce-MyAccount-navigation a',
        'display:block',
        'padding:.5rem .9rem',
        'border:1px solid color-mix(in srgb, currentColor 30%, transparent)',
        'border-radius:999px',
        'text-decoration:none',
      ),
      on('.woocommerce-account', '.woocommerce-MyAccount-navigation .is-active a', 'border-color:currentColor'),
    ],
  },
}

const token = '--cys-shop'

/** Rules for the additional CSS of the global styles; empty if nothing is chosen. Unknown choices have no rules. */
export const shopLookCss = (choices: ShopChoices): string => {
  const chosen = shopPlaces.flatMap((row) => {
    const choice = choices[row.place]
    const rules = choice === undefined ? undefined : looks[row.place]?.[choice]
    return rules === undefined || choice === unchosen(row) ? [] : [{ name: `${row.place}-${choice}`, rules }]
  })
  return chosen.length === 0
    ? ''
    : [`:root{${token}:"${chosen.map(({ name }) => name).join(' ')}"}`, ...chosen.flatMap(({ rules }) => rules)].join(
        '\n',
      )
}

/** The choices that are named in the text of such rules. */
export const shopChoicesIn = (css: string): ShopChoices => {
  const names = new RegExp(`${token}:"([a-z -]*)"`).exec(css)?.[1]?.split(' ') ?? []
  return Object.fromEntries(
    shopPlaces.flatMap(({ place, choices }) => {
      const found = choices.find((choice) => names.includes(`${place}-${choice}`))
      return found === undefined ? [] : [[place, found] as const]
    }),
  )
}
