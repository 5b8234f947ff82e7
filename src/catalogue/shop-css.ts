/**
 * CSS that gives WooCommerce's and WordPress's own parts the store's colors: fields, labels, notices, the mini-cart, the phone menu. These
 * parts set colors of their own that theme.json cannot reach, mostly for a white page. Selectors seen in WooCommerce 9.4.3 to 11.0.1.
 */
import type { Look } from './wizard/looks'

/**
 * Hex colors for everything on the page, made legible by `shopColors` (projections/design/styles/designer-styles.ts).
 */
export type ShopColors = {
  readonly page: string
  readonly text: string
  /** A second ground, close to the page's. */
  readonly soft: string
  readonly field: string
  readonly fieldText: string
  /** Labels and placeholders in a field. */
  readonly quiet: string
  /** Borders of fields: contrast of at least 3:1 to the page and to the field. */
  readonly border: string
  readonly error: string
  /** The ground of drawn pictures, mixed lighter and darker: the color of everything that can be clicked. */
  readonly goods: string
  readonly isDark: boolean
}

/** The key below `settings.custom`, from which WordPress makes the variables that the rules use. */
export const shopColorsKey = 'cys'

/**
 * The value at that key, in theme.json's form: one variable for each color, such as `--wp--custom--cys--field-text`.
 * @param look the look that the fonts suit best; none if the fonts are the theme's own
 */
export const shopVariables = ({ isDark, ...colors }: ShopColors, look?: Look): Readonly<Record<string, string>> => ({
  ...colors,
  scheme: isDark ? 'dark' : 'light',
  ...(look && { corner: cornerOfLook[look] }),
})

/** Corner radius of pictures and cards. */
const cornerOfLook: Readonly<Record<Look, string>> = { Contemporary: '22px', Classic: '2px', Bold: '14px' }

const color = (name: string): string => `var(--wp--custom--cys--${name})`

/** One rule. `:not(#_)` adds the specificity of an id, which outweighs WooCommerce's class names. */
const rule = (selectors: readonly string[], ...declarations: readonly string[]): string =>
  `body:not(#_) :is(${selectors.join(',')}){${declarations.join(';')}}`

const ground = (name: string): string => `background-color: ${color(name)}`
const ink = (name: string): string => `color: ${color(name)}`
const edge = (name: string): string => `border-color: ${color(name)}`

const notTyped = ['checkbox', 'radio', 'submit', 'button', 'reset', 'image', 'range', 'file', 'color']
const outsideAdminBar = ':not(:where(#wpadminbar *))'
const typed = `input:not(${notTyped.map((type) => `[type=${type}]`).join(', ')})${outsideAdminBar}`
const fields = [typed, 'select', 'textarea']
const states = (selectors: readonly string[], ...names: readonly string[]): readonly string[] =>
  selectors.flatMap((selector) => names.map((name) => selector + name))

const fieldRules: readonly string[] = [
  rule(fields, ground('field'), ink('field-text'), edge('border')),
  rule(states(fields, ':focus'), edge('field-text')),
  // The border of WordPress's search field with the button inside.
  rule([':where(.wp-block-search__button-inside) .wp-block-search__inside-wrapper'], ground('field'), edge('border')),
  `body:not(#_) input::placeholder, body:not(#_) textarea::placeholder { ${ink('quiet')}; opacity: 1; }`,
  rule(
    states(fields, ':-webkit-autofill'),
    `-webkit-text-fill-color: ${color('field-text')}`,
    `box-shadow: inset 0 0 0 100px ${color('field')}`,
  ),
  rule(
    [
      '.wc-block-components-text-input label',
      '.wc-blocks-components-select__label',
      '.wc-block-components-combobox .components-base-control__label',
      '.wc-block-gateway-container label',
    ],
    ink('quiet'),
  ),
  rule(
    ['.wc-blocks-components-select__container', '.select2-selection'],
    ground('field'),
    ink('field-text'),
    edge('border'),
  ),
  rule(['.wc-blocks-components-select__expand'], `fill: ${color('field-text')}`),
  rule(
    ['.select2-selection__rendered', '.select2-dropdown', '.select2-results__option'],
    ground('field'),
    ink('field-text'),
  ),
  rule(
    ['.select2-results__option--highlighted', '.select2-results__option[aria-selected=true]'],
    ground('field-text'),
    ink('field'),
  ),
  rule(
    [
      '.components-combobox-control__suggestions-container',
      '.components-form-token-field__suggestions-list',
      '.components-form-token-field__suggestion',
    ],
    ground('field'),
    ink('field-text'),
    edge('border'),
  ),
  rule(
    ['input.wc-block-components-checkbox__input', 'input.wc-block-components-radio-control__input'],
    ground('field'),
    edge('border'),
  ),
  rule(['.wc-block-components-checkbox__mark'], `fill: ${color('field-text')}`),
  `body:not(#_) input.wc-block-components-radio-control__input:checked::before { ${ground('field-text')}; }`,
  `body:not(#_) :is(input[type=checkbox], input[type=radio])${outsideAdminBar} { accent-color: ${color('text')}; }`,
  rule(['.wc-block-components-quantity-selector'], ground('field'), ink('field-text'), edge('border')),
  `body:not(#_) .wc-block-components-quantity-selector::after { ${edge('border')}; opacity: 1; }`,
  rule(
    ['.wc-block-components-quantity-selector__button', 'input.wc-block-components-quantity-selector__input'],
    'background: transparent',
    ink('field-text'),
    'opacity: 1',
  ),
]

const messageRules: readonly string[] = [
  rule(
    [
      '.wc-block-components-validation-error',
      '.has-error label',
      '.has-error .wc-blocks-components-select__label',
      '.wc-block-components-checkbox.has-error',
      'label .required',
      '.comment-form .required',
      '.woocommerce-invalid label',
    ],
    ink('error'),
  ),
  rule(
    states(
      ['.has-error :is(input, select, textarea)', '.woocommerce-invalid :is(input, select, textarea)'],
      '',
      ':focus',
    ),
    edge('error'),
  ),
  rule(
    ['.has-error .wc-blocks-components-select__container', '.wc-block-components-checkbox.has-error input'],
    edge('error'),
  ),
  rule(['.wc-block-components-validation-error svg'], `fill: ${color('error')}`),
  rule(
    [
      '.wc-block-components-notice-banner',
      '.woocommerce-message',
      '.woocommerce-info',
      '.woocommerce-error',
      '.woocommerce-noreviews',
    ],
    ground('soft'),
    ink('text'),
    edge('border'),
  ),
  rule(
    ['.wc-block-components-notice-banner', '.woocommerce-message', '.woocommerce-info', '.woocommerce-error'].map(
      (each) => `${each} a:not(.wp-element-button, .button)`,
    ),
    ink('text'),
  ),
  rule(['.wc-block-components-notice-banner .wc-forward'], `${ink('text')} !important`, 'opacity: 1'),
  rule(['.wc-block-components-notice-banner.is-error', '.woocommerce-error'], edge('error')),
  rule(['.wc-block-components-notice-banner > svg'], ground('text'), `fill: ${color('page')}`),
  rule(['.wc-block-components-notice-banner.is-error > svg'], ground('error'), `fill: ${color('page')}`),
  rule(
    ['.onsale', '.wc-block-components-product-sale-badge', '.wc-block-grid__product-onsale'],
    ground('text'),
    ink('page'),
    edge('text'),
  ),
]

const drawerRules: readonly string[] = [
  rule(
    [
      '.wc-block-mini-cart__drawer .components-modal__content',
      '.wc-block-mini-cart__template-part',
      '.wp-block-woocommerce-mini-cart-contents',
      '.wc-block-components-drawer',
    ],
    ground('page'),
    ink('text'),
  ),
  rule(
    ['.wc-block-components-drawer__close', '.wc-block-components-drawer__close:hover'],
    'background: transparent',
    ink('text'),
    'opacity: 1',
  ),
  rule(
    [
      '.wp-block-navigation:not(.has-background) .wp-block-navigation__responsive-container.is-menu-open',
      '.wp-block-navigation:not(.has-background) .wp-block-navigation__submenu-container',
    ],
    ground('page'),
  ),
  rule(
    [
      '.wp-block-navigation:not(.has-text-color) .wp-block-navigation__responsive-container.is-menu-open',
      '.wp-block-navigation:not(.has-text-color) .wp-block-navigation__submenu-container',
    ],
    ink('text'),
    edge('border'),
  ),
]

const openMenu = '.wp-block-navigation__responsive-container.is-menu-open'
const menuRules: readonly string[] = [
  rule([`${openMenu} .wp-block-navigation__container`], 'align-items: stretch', 'gap: 0', 'width: 100%'),
  rule([`${openMenu} .wp-block-navigation-item`], 'align-items: stretch', 'width: 100%'),
  rule(
    [`${openMenu} .wp-block-navigation-item__content`],
    'font-size: 1.375rem',
    'line-height: 1.4',
    'padding: 0.875rem 0',
    `border-bottom: 1px solid ${color('border')}`,
  ),
  rule([`${openMenu} .wp-block-navigation__responsive-container-content`], 'width: 100%', 'align-items: stretch'),
]

const placeRules: readonly string[] = [
  // WordPress leaves a gap above the footer, which would show as a stripe of the page below a section on another ground.
  rule([':is(.has-background, .wp-block-cover) + .wp-block-template-part'], 'margin-block-start: 0'),
  rule(
    ['.woocommerce-ordering select'],
    'border-style: solid',
    'border-radius: 4px',
    'font: inherit',
    'padding: 0.5rem 0.75rem',
  ),
  rule(
    ['.wp-block-social-links.is-style-logos-only:not(.has-icon-color) .wp-social-link'],
    ink('text'),
    `fill: ${color('text')}`,
  ),
  // The cart of the checkout's header stays beside a long name.
  rule([':has(> .wp-block-site-title):has(> .wp-block-woocommerce-cart-link)'], 'flex-wrap: nowrap'),
  rule(['.wc-tabs li', '.wc-tabs li a'], ink('text'), 'opacity: 1', 'background: transparent'),
  rule(['.wc-tabs li:not(.active) a:not(:hover)'], 'text-decoration: none'),
  rule(
    [
      '.wc-block-components-checkout-place-order-button',
      '.wc-block-cart__submit-button',
      '.wc-block-mini-cart__footer-checkout',
      '.wc-block-mini-cart__footer-cart',
      '.single_add_to_cart_button',
    ],
    'min-height: 48px',
  ),
]

/**
 * Drawn pictures of the trade's goods (plugin/src/content/drawn-pictures.php) have a transparent background. Their ground is the palette's color, also
 * after another palette is chosen. File names contain the look and the tone; copies in the media library keep the name.
 */
const drawnGround = (look: string, tone: string, share: number, other = '#fff', clear = '') =>
  `img[src*="drawn-${look}-${tone}-"] { background-color: color-mix(in oklab, ${color('goods')} ${share}%, ${other});${clear} }`
/**
 * A ground of the same hue and lightness that keeps more of the color than a mixture with white; for browsers that support it.
 */
const tint = (lightness: number, share: number, most: number): string =>
  ` background-color: oklch(from ${color('goods')} ${lightness} min(calc(c * ${share}), ${most}) h);`
/**
 * Bold pictures: the same lightness as a mixture with white, but more of the color, which would look washed out. Nearly gray colors become
 * lighter and warmer, or colder if they are cold: a gray picture looks gloomy.
 */
const gray = 'max(0, 0.045 - c)'
const lightBold = ` background-color: oklch(from ${color('goods')} calc(1 - (1 - l) * 0.58 + ${gray} * 5) max(calc(c * 0.9), min(calc(c * 4), 0.04)) calc(h - ${gray} * 300));`
const dark = '#17110f'
const pictureRules: readonly string[] = [
  ...(
    [
      ['contemporary', 13, 30, tint(0.935, 0.3, 0.03), tint(0.87, 0.45, 0.06)],
      ['classic', 20, 38, tint(0.915, 0.3, 0.032), tint(0.85, 0.45, 0.06)],
      ['bold', 58, 85, lightBold, ''],
    ] as const
  ).flatMap(([look, light, mid, clearLight, clearMid]) => [
    drawnGround(look, 'light', light, '#fff', clearLight),
    drawnGround(look, 'mid', mid, '#fff', clearMid),
  ]),
  ...['contemporary', 'classic', 'bold'].map((look) => drawnGround(look, 'dark', 45, dark)),
  // The fifth room has dark text on it.
  ...['wide', 'tall', 'square'].map((shape) => drawnGround('bold', `light-${shape}-5`, 26)),
]

// WooCommerce's own violet, which its page has until the merchant chooses another color there.
const unchanged = '.wp-block-woocommerce-coming-soon[style*="#bea0f2"]'
const comingSoonRules: readonly string[] = [
  rule(['.cys-soon .wp-block-site-title', '.cys-soon .wp-block-site-title a'], 'text-wrap: balance'),
  `body:not(#_) ${unchanged} { --woocommerce-coming-soon-color: ${color('page')}; background-color: ${color('page')} !important; ${ink('text')} !important; }`,
  rule([`${unchanged} :is(h1, p)`, `${unchanged} a:not(.wp-block-loginout a)`], ink('text')),
  `body:not(#_) ${unchanged} .wp-block-loginout { ${ground('text')} !important; }`,
  rule([`${unchanged} .wp-block-loginout a`], ink('page'), 'background: transparent'),
]

/**
 * Rules for the additional CSS of the global styles. They are the same for all stores; the merchant's own rules override them by an id or
 * `!important`.
 */
export const shopCss = [
  `body { color-scheme: ${color('scheme')}; }`,
  ...fieldRules,
  ...messageRules,
  ...drawerRules,
  ...menuRules,
  ...placeRules,
  ...comingSoonRules,
  ...pictureRules,
].join('\n')
