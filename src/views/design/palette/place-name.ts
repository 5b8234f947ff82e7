/** The places that can have a custom color, by the names that the merchant sees. */
import { __ } from '@wordpress/i18n'
import type { ColourPlace } from '../../../projections/design/colours'

export const placeName = (place: ColourPlace): string => names()[place]

const names = (): Readonly<Record<ColourPlace, string>> => ({
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
