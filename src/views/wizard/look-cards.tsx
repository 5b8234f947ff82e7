/** The three looks, in words and small illustrations. */
import { __ } from '@wordpress/i18n'
import type { Look } from '../../catalogue/wizard/looks'
import type { CardContent } from './cards'
import { BoldPicture, ClassicPicture, ContemporaryPicture } from './look-pictures'

export const lookCards = (): readonly CardContent<Look>[] => [
  {
    key: 'Contemporary',
    title: __('Contemporary', 'customize-your-store'),
    text: __('Clean and modern, with clear lines and plenty of space.', 'customize-your-store'),
    picture: <ContemporaryPicture />,
  },
  {
    key: 'Classic',
    title: __('Classic', 'customize-your-store'),
    text: __('Timeless and elegant, with fine letters and quiet colors.', 'customize-your-store'),
    picture: <ClassicPicture />,
  },
  {
    key: 'Bold',
    title: __('Bold', 'customize-your-store'),
    text: __('Strong and striking, with big shapes and bright colors.', 'customize-your-store'),
    picture: <BoldPicture />,
  },
]
