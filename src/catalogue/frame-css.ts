/**
 * CSS for our headers: one row on a phone, at most 72 px high, with any store name and logo; and rules that blocks cannot express for a
 * header that stays in view or overlays the picture. It is saved with the global styles, so the shop keeps it without the plugin.
 */

/** The class of our headers, which identifies pages that need the rules. */
export const headerClass = 'cys-header'

const part = (name: string): string => `.${headerClass}__${name}`

/** `:not(#_)` adds the specificity of an id, which outweighs what WordPress writes for each block. */
const rule = (selectors: readonly string[], ...declarations: readonly string[]): string =>
  `body:not(#_) :is(${selectors.join(',')}){${declarations.join(';')}}`

const bar = part('bar')
const brand = part('brand')
const tools = part('tools')
const name = `${brand} .wp-block-site-title`

const everywhere: readonly string[] = [
  rule([brand], 'min-width: 0', 'flex: 0 1 auto'),
  rule([name], 'min-width: 0', 'margin: 0'),
  // A long name takes two lines; the rest is cut with an ellipsis.
  rule(
    [name],
    'display: -webkit-box',
    '-webkit-box-orient: vertical',
    '-webkit-line-clamp: 2',
    'overflow: hidden',
    'line-height: 1.15',
    'text-wrap: balance',
    'overflow-wrap: anywhere',
  ),
  rule([`${brand} .wp-block-site-logo`], 'flex: none', 'line-height: 0'),
  // A long name shrinks for the menu; the menu does not shrink for the name.
  rule([tools], 'flex: none'),
  // They may wrap if the account's CSS is not kept.
  rule([tools, part('row')], 'flex-wrap: nowrap'),
  // On a desk, a short name leaves its room to a long menu.
  rule([part('end'), part('start')], 'flex: none', 'max-width: max(72%, 100% - 14rem)'),
  rule([`${tools} > *`, `.${headerClass} .wp-block-search`], 'margin: 0', 'flex: none'),
  rule([`${part('news')} p`], 'line-height: 1.3'),
  rule(
    [`${part('row')}.is-centered`],
    'display: grid',
    'grid-template-columns: minmax(max-content, 1fr) minmax(4rem, auto) minmax(max-content, 1fr)',
  ),
  rule([`${part('row')}.is-centered > ${part('start')}`], 'max-width: 40vw'),
  rule([`${part('row')}.is-centered > ${brand}`], 'justify-content: center'),
  rule([`${part('row')}.is-centered > ${tools}`], 'justify-content: flex-end'),
  rule([`${part('row')}.is-centered .wp-block-search`], 'margin-inline-start: -0.625rem'),
  rule([`${part('button')} a`], 'white-space: nowrap'),
]

/** WordPress keeps a sticky block within its template part and its height, so the part itself has to be sticky. */
const staying: readonly string[] = [
  rule(
    [`header:has(> .${headerClass}.is-position-sticky)`],
    'position: sticky',
    'top: var(--wp-admin--admin-bar--position-offset, 0px)',
    'z-index: 50',
  ),
]

const floating = `header:has(> .wc-blocks-pattern-header-over-picture)`
const overPicture: readonly string[] = [
  rule(['.wc-blocks-pattern-header-over-picture > .cys-header__bar'], 'box-shadow: 0 6px 24px rgb(0 0 0 / 14%)'),
  `body:not(#_) .wp-site-blocks:has(> ${floating}) { position: relative; }`,
  // Only if a picture comes first: elsewhere the bar would cover text.
  `body:not(#_) ${floating}:has(+ .wp-block-cover, + main > .wp-block-cover:first-child, + main > .entry-content:first-child > .wp-block-cover:first-child) { position: absolute; inset-inline: 0; top: 0; z-index: 20; margin: 0; }`,
]

const field = '.wc-blocks-pattern-header-large .wp-block-search'
/**
 * The field is behind its button and lies over the header while somebody types. WordPress makes it `required`, so pressing the button
 * focuses it.
 */
const searchField: readonly string[] = [
  rule(['.wc-blocks-pattern-header-large'], 'position: relative'),
  rule([`${field}__inside-wrapper`], 'width: auto !important', 'border: 0', 'padding: 0', 'background: transparent'),
  rule([`${field}__button`], 'background: transparent', 'color: inherit', 'margin: 0'),
  rule(
    [`${field}__input`],
    'position: absolute',
    'inset-block: 10px',
    'inset-inline: 1rem',
    'width: auto !important',
    'z-index: 2',
    'box-sizing: border-box',
  ),
  rule([`${field}:not(:focus-within) .wp-block-search__input`], 'opacity: 0', 'pointer-events: none', 'z-index: -1'),
]

const opened = '.wp-block-navigation__responsive-container.is-menu-open'
/**
 * An open menu begins below the header: name, search, account and cart stay in view, and the cross is where the lines were. WordPress's
 * menu covers the header and has only links.
 */
const openMenu: readonly string[] = [
  rule(
    [`.${headerClass} .wp-block-navigation`, `${opened} .wp-block-navigation__responsive-dialog`],
    'position: static',
  ),
  rule([`.${headerClass}:not(.is-position-sticky):has(.is-menu-open)`], 'position: relative', 'z-index: 100'),
  rule(['.wp-block-navigation__responsive-container-open:has(+ .is-menu-open)'], 'opacity: 0'),
  rule(
    [`.${headerClass} ${opened}`],
    'position: absolute',
    'inset: 100% 0 auto',
    'height: 100dvh',
    'overflow: visible',
    'box-sizing: border-box',
    'padding-block: 0',
  ),
  rule(
    [`.${headerClass} .is-menu-open .wp-block-navigation__responsive-container-content`],
    'max-height: calc(100dvh - 72px)',
    'overflow-y: auto',
    'padding-block: 0.5rem 2rem',
  ),
  rule(
    [`.${headerClass} .is-menu-open .wp-block-navigation__responsive-container-close`],
    'inset: calc(-12px - var(--cys-half-bar, 28px)) auto auto calc(var(--wp--style--root--padding-left, 1rem) + var(--cys-bar-side, 0px))',
  ),
]

/**
 * With this many links the row has no room for the name in its middle: the menu gets a row of its own, below the name.
 */
const long = `${part('row')}.is-centered:has(.wp-block-navigation__container > :nth-child(5))`
const longMenu: readonly string[] = [
  rule(
    [long],
    'grid-template-columns: minmax(max-content, 1fr) minmax(4rem, auto) minmax(max-content, 1fr)',
    'row-gap: 0.75rem',
  ),
  rule([`${long} > ${part('start')}`], 'display: contents'),
  rule([`${long} .wp-block-search`], 'grid-area: 1 / 1', 'justify-self: start'),
  rule([`${long} > ${brand}`], 'grid-area: 1 / 2'),
  rule([`${long} > ${tools}`], 'grid-area: 1 / 3'),
  rule(
    [`${long} .wp-block-navigation`],
    'grid-area: 2 / 1 / auto / -1',
    'justify-self: center',
    'justify-content: center',
  ),
  rule([`${long} .wp-block-navigation__container`], 'justify-content: center'),
]

/** On a tablet, this many links get a row of their own in every header. */
const narrow = `${part('row')}:not(.is-centered):has(> ${part('end')} .wp-block-navigation__container > :nth-child(5))`
const tabletMenu: readonly string[] = [
  rule([narrow], 'flex-wrap: wrap !important', 'row-gap: 0.5rem'),
  rule([`${narrow} > ${part('end')}`], 'display: contents'),
  rule([`${narrow} ${tools}`], 'margin-inline-start: auto'),
  rule([`${narrow} .wp-block-navigation`], 'order: 3', 'flex: 1 0 100%'),
  rule(
    [`${narrow} .wp-block-navigation__container`],
    'justify-content: space-between',
    'width: 100%',
    'gap: 0.25rem 1rem',
  ),
]

const announced = '.wc-blocks-pattern-header-announcement'
const overPictures = '.wc-blocks-pattern-header-over-picture'
const phone: readonly string[] = [
  rule(
    [bar],
    'display: flex',
    'flex-flow: row nowrap',
    'align-items: center',
    'gap: 0 0.5rem',
    'min-height: 56px',
    'max-height: 72px',
    'padding-block: 4px !important',
    'box-sizing: border-box',
  ),
  rule([`${bar} ${part('row')}`, `${bar} ${part('end')}`], 'display: contents'),
  rule(
    [`${bar} :is(.wp-block-navigation, ${brand}, ${tools}, ${part('start')})`, `${bar}.is-layout-constrained > *`],
    'margin: 0 !important',
  ),
  rule([`${bar} > ${part('line')}`, `${bar} ${part('button')}`], 'display: none'),
  rule([`${bar} .wp-block-navigation`], 'order: 0', 'flex: none', 'width: auto'),
  rule([`${bar} ${part('start')}`], 'order: 0', 'flex: none', 'max-width: none', 'gap: 0.25rem'),
  rule([`${bar} ${brand}`], 'order: 1', 'flex: 1 1 0', 'width: auto', 'max-width: none', 'gap: 0.5rem'),
  rule([`${bar} ${tools}`], 'order: 2', 'gap: 0.25rem'),
  rule([`.${headerClass} .wp-block-search__button`], 'padding: 0.375rem', 'margin: 0', 'min-width: 0'),
  rule([name], 'font-size: clamp(1rem, 4.7vw, 1.375rem)'),
  rule([`${part('row')}.is-centered > ${brand}`], 'justify-content: center'),
  rule([`${part('row')}.is-centered .wp-block-site-title`], 'text-align: center'),
  rule([`${part('start')} .wp-block-navigation`], 'order: -1'),
  rule([`${part('row')}.is-centered .wp-block-search`], 'margin: 0'),
  rule(
    [`${brand} .wp-block-site-logo img`],
    'max-height: 44px',
    'max-width: 40vw',
    'width: auto',
    'object-fit: contain',
  ),
  // Beside a logo this wide there is no room for the name, which the logo shows anyway.
  rule(
    [`${brand} .wp-block-site-logo:has(img:is([width^="1"], [width="200"])) + .wp-block-site-title`],
    'display: none',
  ),
  rule([`${announced} ${bar}`], 'min-height: 46px', 'max-height: 46px', 'padding-block: 1px !important'),
  rule([`${announced} ${brand} .wp-block-site-logo img`], 'max-height: 38px'),
  rule([part('news')], 'padding-block: 3px !important', 'height: 26px', 'box-sizing: border-box'),
  rule(
    [`${part('news')} p`],
    'white-space: nowrap',
    'overflow: hidden',
    'text-overflow: ellipsis',
    'font-size: 0.8125rem !important',
    'line-height: 20px',
  ),
  rule([overPictures], 'padding-block: 8px !important'),
  rule([`${overPictures} ${bar}`], 'max-height: 56px', 'padding-inline: 0.75rem !important'),
  ...searchField,
  ...openMenu,
  rule([announced], '--cys-half-bar: 23px'),
  rule([overPictures], '--cys-half-bar: 36px', '--cys-bar-side: 0.75rem'),
]

/** Rules for the additional CSS of the global styles; the same for all stores. */
export const frameCss = [
  ...everywhere,
  ...staying,
  ...overPicture,
  `@media (min-width: 600px) and (max-width: 959.98px) {\n${tabletMenu.join('\n')}\n}`,
  `@media (min-width: 600px) {\n${longMenu.join('\n')}\n}`,
  // The same width as WordPress's menu, which is a button on narrower pages.
  `@media (max-width: 599.98px) {\n${phone.join('\n')}\n}`,
].join('\n')
