/** The names of the places that can have a custom color, of the kinds of text, and of the steps of colors. */
import { __, sprintf } from '@wordpress/i18n'
import type { ColorPlace } from '../../../projections/design/colors'
import type { What } from '../../../projections/design/contrast/drawn-pairs'
import type { Source } from '../../../projections/design/suggestion'
import { paletteName } from '../labels'
import type { StepNames } from '../step-name'

export const placeName = (place: ColorPlace): string => names()[place]

const names = (): Readonly<Record<ColorPlace, string>> => ({
  text: __('Text', 'customize-your-store'),
  background: __('Background', 'customize-your-store'),
  headings: __('Headings', 'customize-your-store'),
  headingBackground: __('Heading background', 'customize-your-store'),
  buttonText: __('Button text', 'customize-your-store'),
  buttonBackground: __('Button background', 'customize-your-store'),
  buttonHoverText: __('Button text on hover', 'customize-your-store'),
  buttonHoverBackground: __('Button background on hover', 'customize-your-store'),
  links: __('Links', 'customize-your-store'),
  linkHover: __('Links on hover', 'customize-your-store'),
  captions: __('Captions', 'customize-your-store'),
})

/** The kinds of text on the page, by the names that the merchant sees. */
export const textName = (what: What): string => textNames()[what]

const textNames = (): Readonly<Record<What, string>> => ({
  text: __('Text', 'customize-your-store'),
  headings: __('Headings', 'customize-your-store'),
  links: __('Links', 'customize-your-store'),
  linkHover: __('Links on hover', 'customize-your-store'),
  captions: __('Captions', 'customize-your-store'),
  buttons: __('Button text', 'customize-your-store'),
  buttonHover: __('Button text on hover', 'customize-your-store'),
  outline: __('Outlined buttons', 'customize-your-store'),
  icons: __('Icons', 'customize-your-store'),
  shopName: __('Shop name', 'customize-your-store'),
  productNames: __('Product names', 'customize-your-store'),
  titles: __('Titles', 'customize-your-store'),
  menu: __('Menu', 'customize-your-store'),
})

/** The sentence above the palettes. */
export const paletteSentence = (source: Source | null): string => {
  switch (source) {
    case 'ai':
      return __(
        'AI recommends this palette for your store. Keep it, pick another one or make your own; you can change it again later in the Editor, under Styles.',
        'customize-your-store',
      )
    case 'built-in':
    case 'fallback':
    case 'earlier':
      return __(
        'These palettes suit what you told us about your business. Keep the one in use, pick another one or make your own; you can change it again later in the Editor, under Styles.',
        'customize-your-store',
      )
    case null:
      return __(
        'Pick the colors that suit your brand, or make your own; the preview shows them at once. You can change them again later in the Editor, under Styles.',
        'customize-your-store',
      )
  }
}

export const paletteSteps = {
  PaletteChosen: ({ palette }) =>
    // translators: %s: name of a color palette.
    sprintf(__('Palette: %s', 'customize-your-store'), paletteName(palette)),
  ColourChosen: ({ place }) =>
    // translators: %s: a place on the page, e.g. "Links".
    sprintf(__('Custom color: %s', 'customize-your-store'), placeName(place)),
  GradientChosen: ({ place }) =>
    // translators: %s: a place on the page, e.g. "Background".
    sprintf(__('%s: gradient', 'customize-your-store'), placeName(place)),
  OwnColoursReset: () => __('Reset to palette', 'customize-your-store'),
  ContrastMended: () => __('Make readable', 'customize-your-store'),
  LegibleRulesAdded: () => __('Make readable', 'customize-your-store'),
} satisfies StepNames
