/** The names of palettes, fonts, pages, patterns and steps on screen. Facts, recordings and tracking keep the identifiers. */
import { __, sprintf } from '@wordpress/i18n'
import type { MeasuredPage } from '../../catalogue/canvas'
import type { SectionItem } from '../../projections/design/sections'
import type { DesignStep } from '../../projections/design/history'
import { directionStepName } from './directions/labels'
import { menuStepName } from './menu/labels'
import { templateTitle } from './homepage/labels'
import { shopStepName } from './shop/labels'
import { placeName } from './palette/labels'

export const paletteName = (title: string): string =>
  title === 'New - Neutral' ? __('Neutral', 'customize-your-store') : title

/** "Cardo Font + System Sans-serif" becomes "Cardo" and the word for the system's own font. */
export const fontsName = (pairing: string): string =>
  pairing
    .split(' + ')
    .map((family) =>
      family === 'System Sans-serif' ? __('System', 'customize-your-store') : family.replace(/ Font$/, ''),
    )
    .join(' + ')

/** The names of the store's pages. */
export const pageNames: Readonly<Record<MeasuredPage, () => string>> = {
  home: () => __('Homepage', 'customize-your-store'),
  shop: () => __('Shop', 'customize-your-store'),
  product: () => __('Product', 'customize-your-store'),
  cart: () => __('Cart', 'customize-your-store'),
  checkout: () => __('Checkout', 'customize-your-store'),
  account: () => __('Account', 'customize-your-store'),
  'coming-soon': () => __('Coming soon', 'customize-your-store'),
  'phone-menu': () => __('Menu on a phone', 'customize-your-store'),
}

/**
 * The name of a pattern. Our patterns and WooCommerce's have titles meant for site builders, so they get new names; others keep their own.
 */
export const patternName = (title: string): string => patternNames[title]?.() ?? title

const patternNames: Readonly<Record<string, () => string>> = {
  'Centered Header Menu': () => __('Menu in a row of its own', 'customize-your-store'),
  'Essential Header': () => __('Name, menu and cart in one row', 'customize-your-store'),
  'Minimal Header': () => __('Menu behind a button', 'customize-your-store'),
  'Large Header': () => __('With a search field', 'customize-your-store'),
  'Footer with 3 Menus': () => __('Links and contact', 'customize-your-store'),
  'Footer with Simple Menu': () => __('One row', 'customize-your-store'),
  'Large Footer': () => __('With an invitation', 'customize-your-store'),
  'Featured Category Cover Image': () => __('One category over an image', 'customize-your-store'),
  'Featured Category Triple': () => __('Three categories', 'customize-your-store'),
  'Hero Product 3 Split': () => __('A product in three parts', 'customize-your-store'),
  'Hero Product Chessboard': () => __('A product in a checkerboard', 'customize-your-store'),
  'Hero Product Split': () => __('A product beside its image', 'customize-your-store'),
  'Just Arrived Full Hero': () => __('Just arrived', 'customize-your-store'),
  'Product Collection 3 Columns': () => __('Three products', 'customize-your-store'),
  'Product Collection 4 Columns': () => __('Four products', 'customize-your-store'),
  'Product Collection 5 Columns': () => __('Five products', 'customize-your-store'),
  'Product Collection Featured Products 5 Columns': () => __('Five featured products', 'customize-your-store'),
  'Social Follow Us in Social Media': () => __('Follow us', 'customize-your-store'),
  'Testimonials 3 Columns': () => __('Three customers’ words', 'customize-your-store'),
  'Testimonials Single': () => __('One customer’s words', 'customize-your-store'),
}

/** A unique name of a section: its title, with a number if a section above has the same title. */
export const sectionName = (section: SectionItem): string => {
  const name = sectionTitle(section)
  if (section.nth === 1) return name
  // translators: 1: name of a section. 2: 2 for the second section of that name on the page, and so on.
  return sprintf(__('%1$s (%2$d)', 'customize-your-store'), name, section.nth)
}

/** The section's own name, or else the title of its block type. It may not be unique. */
export const sectionTitle = ({ title, block }: SectionItem): string => {
  if (title !== null) return patternName(title)
  if (block === null) return __('Plain HTML', 'customize-your-store')
  return blockTitle(block)
}

/** Looks up the title of a block type in WordPress's registry. Set once the block editor has loaded. */
let titleOf: (name: string) => string | undefined = () => undefined

export const setBlockTitles = (how: (name: string) => string | undefined): void => {
  titleOf = how
}

/** The title of a block type, or its name, such as `core/group`, if the type is unknown or not yet registered. */
const blockTitle = (name: string): string => titleOf(name) ?? name

/** Names for the steps of the design, as shown by undo and redo. */
export const stepName = (step: DesignStep): string => {
  switch (step.type) {
    case 'PaletteChosen':
      // translators: %s: name of a color palette.
      return sprintf(__('Palette: %s', 'customize-your-store'), paletteName(step.palette))
    case 'FontsChosen':
      if (step.pairing === null) return __('Fonts of the store', 'customize-your-store')
      // translators: %s: name of a pair of fonts.
      return sprintf(__('Fonts: %s', 'customize-your-store'), fontsName(step.pairing))
    case 'HeaderChosen':
      // translators: %s: name of a header pattern.
      return sprintf(__('Header: %s', 'customize-your-store'), patternName(step.title))
    case 'FooterChosen':
      // translators: %s: name of a footer pattern.
      return sprintf(__('Footer: %s', 'customize-your-store'), patternName(step.title))
    case 'DirectionTaken':
      return directionStepName(step)
    case 'SectionInserted':
      // translators: %s: name of a pattern.
      return sprintf(__('Add section: %s', 'customize-your-store'), patternName(step.title))
    case 'SectionShuffled':
      // translators: %s: name of a pattern.
      return sprintf(__('Shuffle to: %s', 'customize-your-store'), patternName(step.title))
    case 'SectionMoved':
      return step.direction === 'up'
        ? __('Move section up', 'customize-your-store')
        : __('Move section down', 'customize-your-store')
    case 'SectionPlaced':
      return __('Move section', 'customize-your-store')
    case 'SectionLookChosen':
      return step.ground === null
        ? __('Section spacing', 'customize-your-store')
        : __('Section background', 'customize-your-store')
    case 'SectionDeleted':
      return __('Delete section', 'customize-your-store')
    case 'HomeTemplateChosen':
      // translators: %s: name of a ready home page.
      return sprintf(__('Homepage: %s', 'customize-your-store'), templateTitle(step.template))
    case 'ShopChosen':
    case 'ShopWordsWritten':
    case 'PageAdded':
      return shopStepName(step)
    case 'new-start':
      return __('New start', 'customize-your-store')
    case 'ColourChosen':
      // translators: %s: a place on the page, e.g. "Links".
      return sprintf(__('Custom color: %s', 'customize-your-store'), placeName(step.place))
    case 'GradientChosen':
      // translators: %s: a place on the page, e.g. "Background".
      return sprintf(__('%s: gradient', 'customize-your-store'), placeName(step.place))
    case 'ContrastMended':
    case 'LegibleRulesAdded':
      return __('Make readable', 'customize-your-store')
    case 'OwnColoursReset':
      return __('Reset to palette', 'customize-your-store')
    case 'SiteTitleWritten':
      // translators: %s: the name of the shop.
      return sprintf(__('Name: %s', 'customize-your-store'), step.title)
    case 'TaglineWritten':
      return step.tagline === ''
        ? __('Delete tagline', 'customize-your-store')
        : // translators: %s: the shop's tagline.
          sprintf(__('Tagline: %s', 'customize-your-store'), step.tagline)
    case 'MenuItemAdded':
    case 'MenuItemRenamed':
    case 'MenuItemMoved':
    case 'MenuItemRemoved':
    case 'MenuMadeOwn':
      return menuStepName(step)
    case 'MediaUploaded':
      if (step.as === 'icon') return __('Use logo as site icon', 'customize-your-store')
      return logoStep(step.media.url)
    case 'LogoChosen':
      return logoStep(step.media.url)
    case 'LogoRemoved':
      return __('Delete logo', 'customize-your-store')
    case 'LogoWidthChosen':
      // translators: %s: a number of pixels.
      return sprintf(__('Logo width: %s pixels', 'customize-your-store'), String(step.width))
    case 'LogoLinkChosen':
      return step.linked
        ? __('Link logo to homepage', 'customize-your-store')
        : __('Do not link logo', 'customize-your-store')
    case 'SiteTitleShown':
      return step.shown
        ? __('Show the name beside the logo', 'customize-your-store')
        : __('Hide the name beside the logo', 'customize-your-store')
    case 'TextWritten':
      return __('Text changed', 'customize-your-store')
    case 'ButtonLinked':
      return __('Link of a button changed', 'customize-your-store')
    case 'SectionWordsReceived':
      return step.title === null
        ? __('New words', 'customize-your-store')
        : // translators: %s: name of a section of the home page.
          sprintf(__('New words: %s', 'customize-your-store'), patternName(step.title))
    case 'PictureChosen':
    case 'PictureUploaded':
    case 'PhotographImported':
      return __('Image replaced', 'customize-your-store')
    case 'PictureDescribed':
      return __('Image described', 'customize-your-store')
    case 'PictureFocused':
      return __('Focal point changed', 'customize-your-store')
    case 'TheirsTaken':
      return __('Use the other person’s version', 'customize-your-store')
    case 'restore':
      return __('Previous design', 'customize-your-store')
    case 'SiteIconChosen':
      return step.used
        ? __('Use logo as site icon', 'customize-your-store')
        : __('Do not use logo as site icon', 'customize-your-store')
  }
}

// translators: %s: name of a picture file.
const logoStep = (url: string): string => sprintf(__('Logo: %s', 'customize-your-store'), fileOf(url))

const fileOf = (url: string): string => url.split('/').at(-1) ?? url
