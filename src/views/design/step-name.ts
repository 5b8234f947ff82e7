/** Names for the steps of the design, as shown by undo and redo. */
import { __, sprintf } from '@wordpress/i18n'
import type { DesignStep } from '../../projections/design/history'
import { menuStepName } from './menu/menu-step-name'
import { templateTitle } from './homepage/template-title'
import { fontsName, paletteName, patternName } from './names'
import { shopStepName } from './shop/shop-words'
import { placeName } from './palette/place-name'

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
