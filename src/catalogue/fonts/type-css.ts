/** What a pairing says in CSS because theme.json cannot. */
import { fontSize } from '../theme-json'
import { growing, type Fluid } from './display-type'

/** Room by the names that sections use, in CSS pixels: `50` is above and below a section, `40` between its parts. */
const room: Readonly<Record<string, Fluid>> = {
  '20': [12, 24],
  '30': [24, 40],
  '40': [28, 48],
  '50': [54, 88],
  '60': [76, 128],
}

const spacing = (slug: string): string => `--wp--preset--spacing--${slug}`

/** What makes a block a section: in the shop its full width, which the designer's canvas tells of no outermost block. */
const isSection = ':is(.alignfull, .is-root-container > *)'

/** A section of a page, as the patterns make it. */
const section = `:is(.wp-block-group, .wp-block-columns, .wp-block-cover, .wp-block-media-text)${isSection}`

/** A section on the page's own ground, with the normal room at this side of it; the editor writes a space where a shop's page has none. */
const plainSection = (side: 'top' | 'bottom'): string => {
  const said = [':', ': '].map((colon) => `[style*="padding-${side}${colon}var(${spacing('50')})"]`)
  return `.wp-block-group${isSection}:not(.has-background):is(${said.join(', ')})`
}

const large = '.has-large-font-size, .has-x-large-font-size, .has-xx-large-font-size'

/** Rules for the global styles of a store with a pairing. */
export const typeCss = [
  // Headings break into lines of the same length, and no text ends in a single short word.
  ':is(h1, h2, h3, h4, h5, h6, .wp-block-heading, .wp-block-post-title, .wp-block-site-title) { text-wrap: balance; }',
  ':where(p, li, dd, figcaption) { text-wrap: pretty; }',
  // The largest size is for the headline of a home page; the name of a product or of a page stands beside what it names.
  `h1:is(.wp-block-post-title, .wp-block-query-title):not([class*="-font-size"]) { font-size: ${fontSize('x-large')}; }`,
  // A product is found by its name: no list of products sets it smaller than its text.
  `:is(.wc-block-product, .type-product) .wp-block-post-title.has-small-font-size { font-size: ${fontSize('medium')} !important; }`,
  `.wc-block-grid__product-title { font-size: ${fontSize('medium')}; }`,
  // Beside a picture on a tablet there is less room than the page's width tells.
  '.wp-block-media-text__content { container-type: inline-size; }',
  `.wp-block-media-text__content .has-xx-large-font-size { font-size: min(${fontSize('xx-large')}, 12cqi) !important; }`,
  // Only within sections: the theme's other parts keep its own room.
  `${section} { ${Object.entries(room)
    .map(([slug, size]) => `${spacing(slug)}: ${growing(size)};`)
    .join(' ')} }`,
  // Two sections on the same ground share the room between them.
  `${plainSection('bottom')} + ${plainSection('top')} { padding-top: 0 !important; }`,
  // Lines of running text have 45 to 75 letters. In a narrow column on the page's axis the theme limits them already.
  `${section} :is(.is-layout-flow, .wp-block-media-text__content) > p:not(${large}) { max-width: 50ch; }`,
  `${section} .is-layout-flow > p.has-text-align-center { margin-inline: auto; }`,
  `${section} .is-layout-constrained > p.has-text-align-center:not(${large}) { max-width: 50ch; }`,
].join('\n')
