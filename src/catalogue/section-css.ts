/**
 * CSS for what blocks cannot express: cards of equal height, no product alone in a row, hairlines. It is part of the global styles, so a
 * saved page keeps it without the plugin. The class names are set in the patterns.
 */

/** `:not(#_)` adds the specificity of an id, which outweighs the class names of WordPress and WooCommerce. */
const rule = (selectors: string, ...declarations: readonly string[]): string =>
  `body:not(#_) :is(${selectors}) { ${declarations.join('; ')}; }`

const at = (media: string, ...rules: readonly string[]): string => `@media ${media} { ${rules.join(' ')} }`

const phone = '(max-width: 599px)'
/** The widths at which the columns block stacks its columns. */
const stacked = '(max-width: 781px)'
const tablet = '(min-width: 600px) and (max-width: 781px)'
const narrow = '(max-width: 959px)'
const hairline = '1px solid color-mix(in srgb, currentColor 25%, transparent)'

/** A section has the full width in the shop; on the designer's canvas an outermost block lacks the class for that. */
const section = ':is(.alignfull, .is-root-container > *):not(footer *, header *)'

const products = `${section} .wc-block-product-template`
const card = ':is(.wc-block-product, .wp-block-post)'
/** The last item of a list if it is alone in its row: its picture is beside its words. */
const alone = (perRow: number, of: string): string =>
  rule(
    `${of} > ${card}:last-child:nth-child(${perRow}n + 1):not(:first-child)`,
    'display: grid',
    'grid-column: 1 / -1',
    'grid-template-columns: 1fr 1fr',
    'column-gap: 1.25em',
    'align-content: center',
  ) +
  rule(
    `${of} > ${card}:last-child:nth-child(${perRow}n + 1):not(:first-child) > :first-child`,
    'grid-row: 1 / span 9',
    'margin: 0',
  )

const several = ':is(.columns-3, .columns-4, .columns-5, .columns-6)'
/**
 * WooCommerce's related products, which had another name before version 10: as many in a row on a tablet as on a desktop, and one on a
 * phone.
 */
const related = `:is(.wc-block-product-template, .products-block-post-template).is-flex-container${several}`

const productRules: readonly string[] = [
  rule('.wc-block-product-template > .wc-block-product', 'display: flex', 'flex-direction: column'),
  rule('.wc-block-product-template > .wc-block-product > :last-child:not(:first-child)', 'margin-block-start: auto'),
  at(narrow, rule(related, 'display: grid'), rule(`${related} > ${card}`, 'width: auto')),
  at(
    phone,
    rule(`.wc-block-product-template${several}, ${related}`, 'grid-template-columns: repeat(2, minmax(0, 1fr))'),
    alone(2, `${products}${several}`),
    alone(2, related),
  ),
  at(
    `(min-width: 600px) and ${narrow}`,
    rule('.wc-block-product-template.columns-4', 'grid-template-columns: repeat(2, minmax(0, 1fr))'),
    alone(2, `${products}.columns-4`),
    rule(
      `:is(.wc-block-product-template, .products-block-post-template):is(.columns-3, .columns-5, .columns-6)`,
      'grid-template-columns: repeat(3, minmax(0, 1fr))',
    ),
    alone(3, `${products}:is(.columns-3, .columns-5, .columns-6)`),
  ),
]

const picture = ':is(.wp-block-image, .wp-block-cover):only-child'
/** A picture beside words. If they are stacked the picture comes first, regardless of its side on a desktop. */
const pictured =
  `${section} .wp-block-columns:has(> :nth-child(2):last-child):has(> .wp-block-column > ${picture})` +
  ':not(:has(.wp-block-cover :is(h1, h2, h3)))'

/** On a tablet the columns block stacks its columns. These stay beside each other, in equal widths. */
const besideOnTablet = (columns: string): string =>
  at(
    tablet,
    rule(columns, 'flex-wrap: nowrap !important'),
    rule(`${columns} > .wp-block-column`, 'flex-basis: 0 !important', 'flex-grow: 1'),
  )

/** The size of headings beside a picture on a tablet, where a larger one has room for only one word in a line. */
export const besidePicture = '1.75rem'

const columnRules: readonly string[] = [
  besideOnTablet(pictured),
  at(
    tablet,
    rule(`${pictured} :is(.has-x-large-font-size, .has-xx-large-font-size)`, `font-size: ${besidePicture} !important`),
  ),
  at(phone, rule(`${pictured} > .wp-block-column:has(> ${picture})`, 'order: -1')),
  at(phone, rule(`${section} .wp-block-column > .wp-block-cover`, 'min-height: 320px !important')),
]

const rowRules: readonly string[] = [
  besideOnTablet('.cys-row'),
  at(
    '(min-width: 600px)',
    rule(
      '.cys-row > .wp-block-column + .wp-block-column',
      `border-inline-start: ${hairline}`,
      'padding-inline-start: var(--wp--preset--spacing--30)',
    ),
  ),
  at(
    phone,
    rule(
      '.cys-row > .wp-block-column + .wp-block-column',
      `border-block-start: ${hairline}`,
      'padding-block-start: var(--wp--preset--spacing--20)',
    ),
    rule('.cys-row', 'row-gap: var(--wp--preset--spacing--20)'),
  ),
  rule('.cys-line', `border-block-end: ${hairline}`, 'padding-block: 0.7rem', 'gap: 1rem', 'align-items: baseline'),
  rule(
    '.cys-prices .wc-block-product-template',
    'grid-template-columns: repeat(2, minmax(0, 1fr))',
    'gap: 0 var(--wp--preset--spacing--40)',
  ),
  at(
    phone,
    rule('.cys-prices .wc-block-product-template', 'grid-template-columns: 1fr'),
    rule(
      '.cys-people > .wp-block-column',
      'display: grid',
      'grid-template-columns: 38% 1fr',
      'column-gap: 1.25rem',
      'align-content: center',
    ),
    rule('.cys-people > .wp-block-column > :first-child', 'grid-row: 1 / span 2'),
    rule('.cys-people > .wp-block-column > :nth-child(2)', 'align-self: end'),
    rule('.cys-people > .wp-block-column > p', 'margin-block: 0'),
  ),
  rule('.cys-line > :last-child', 'white-space: nowrap', 'margin-block: 0'),
  rule('.cys-line > *', 'margin-block: 0'),
]

const questionRules: readonly string[] = [
  rule('.cys-questions > .wp-block-details', `border-block-end: ${hairline}`, 'padding-block: 1.1rem'),
  rule('.cys-questions > .wp-block-details:first-child', `border-block-start: ${hairline}`),
  rule(
    '.cys-questions summary',
    'display: flex',
    'justify-content: space-between',
    'gap: 1rem',
    'font-weight: 600',
    'cursor: pointer',
    'list-style: none',
  ),
  'body:not(#_) .cys-questions summary::-webkit-details-marker { display: none; }',
  'body:not(#_) .cys-questions summary::after { content: "+" / ""; font-weight: 400; }',
  'body:not(#_) .cys-questions [open] > summary::after { content: "\\2212" / ""; }',
  rule('.cys-questions .wp-block-details > :not(summary)', 'margin-block: 0.6rem 0'),
]

const tile = '.cys-tiles.cys-pills > .wp-block-column'
const tileRules: readonly string[] = [
  at(tablet, rule('.cys-tiles:has(> :nth-child(3):last-child)', 'grid-template-columns: repeat(3, minmax(0, 1fr))')),
  at(
    stacked,
    rule('.cys-tiles', 'display: grid', 'grid-template-columns: repeat(2, minmax(0, 1fr))', 'gap: 0.75rem'),
    rule('.cys-tiles .wp-block-cover', 'min-height: 280px !important', 'padding: 1rem'),
    // Words cover more of a low tile than of a high one, so the layer below them begins higher.
    rule(
      '.cys-tiles .wp-block-cover__gradient-background',
      'background: linear-gradient(#0000 20%, #000c 68%) !important',
    ),
  ),
  // Low enough to show a picture of goods from side to side.
  at(
    phone,
    rule('.cys-tiles > :first-child:nth-last-child(odd)', 'grid-column: 1 / -1'),
    rule(`${tile} > .wp-block-cover`, 'min-height: 46vw !important'),
    rule('.cys-pills .wp-block-cover .wp-block-cover__inner-container', 'padding: 0.5rem'),
    rule('.cys-pills .wp-block-cover .wp-block-group', 'padding: 0.25rem 0.75rem !important', 'font-size: 0.875rem'),
    rule(`${tile}:first-child:nth-last-child(odd) > .wp-block-cover`, 'min-height: 54vw !important'),
  ),
  rule(
    '.cys-pills .wp-block-cover__inner-container',
    'position: absolute',
    'inset: 0',
    'display: flex',
    'align-items: end',
    'padding: 1rem',
  ),
  rule('.cys-pills a', 'text-decoration: none', 'font-weight: 600'),
  // The whole tile is clickable.
  'body:not(#_) .cys-pills a::after { content: ""; position: absolute; inset: 0; }',
  rule('.cys-pills .wp-block-cover:has(a:is(:hover, :focus-visible)) a', 'text-decoration: underline'),
]

const side = 'var(--wp--style--root--padding-left, 1.5rem)'
const corner = 'border-radius: var(--wp--custom--cys--corner, 0.33rem)'
const pageRules: readonly string[] = [
  rule(
    '.cys-hero, .cys-picture img, .cys-tiles .wp-block-cover, .cys-goods .wc-block-components-product-image img',
    corner,
  ),
  rule('.cys-hero', 'overflow: clip', 'min-height: clamp(26rem, 40vw, 36rem)'),
  rule('.cys-hero > .wp-block-media-text__content', 'padding: 3rem clamp(1.5rem, 5vw, 4.5rem)'),
  rule('.cys-hero .wp-block-media-text__content > *', 'margin-block: 1.25rem 0'),
  rule('.cys-hero .wp-block-media-text__content > :first-child', 'margin-block: 0'),
  rule('.cys-hero .wp-block-buttons', 'gap: 0.75rem'),
  rule('.cys-hero .wp-block-button__link', 'padding: 0.8em 1.5em'),
  // From edge to edge, without round corners, and with the words aligned to the page's other words.
  rule('.cys-hero.cys-hero.alignfull', 'border-radius: 0', 'min-height: clamp(28rem, 44vw, 42rem)'),
  at(
    '(min-width: 782px)',
    rule(
      '.cys-hero.alignfull.has-media-on-the-right > .wp-block-media-text__content',
      `padding-inline-start: max(${side}, (100vw - var(--wp--style--global--wide-size, 1280px)) / 2)`,
    ),
  ),
  rule('.cys-hero .has-text-align-center', 'margin-inline: auto'),
  rule('.cys-eyebrow', 'letter-spacing: 0.08em', 'text-transform: uppercase', 'font-weight: 600'),
  rule('.cys-more', 'margin-block: 0', 'font-weight: 600'),
  rule(
    '.cys-goods .wp-block-button, .cys-goods .wp-block-button__link',
    'width: 100%',
    'box-sizing: border-box',
    'text-align: center',
  ),
  at(
    stacked,
    rule('.cys-hero, .cys-hero.cys-hero.alignfull', 'min-height: 0'),
    rule('.cys-hero > .wp-block-media-text__content', 'padding: 1.75rem 1.25rem 2rem'),
    rule('.cys-hero > .wp-block-media-text__media', 'min-height: 260px'),
  ),
]

/** Rules for the additional CSS of the global styles, the same for all stores. */
export const sectionCss = [
  ...productRules,
  ...columnRules,
  ...rowRules,
  ...questionRules,
  ...tileRules,
  ...pageRules,
].join('\n')
