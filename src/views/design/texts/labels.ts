/** The names of a text's sizes and alignments. */
import { __ } from '@wordpress/i18n'
import type { TextAlign, TextSize } from '../../../markup/text-look'

/** `own`: the size that the text's place gives it. */
export const sizeNames: Readonly<Record<TextSize | 'own', () => string>> = {
  own: () => __('As in the layout', 'customize-your-store'),
  small: () => __('Small', 'customize-your-store'),
  medium: () => __('Medium', 'customize-your-store'),
  large: () => __('Large', 'customize-your-store'),
  'x-large': () => __('Extra large', 'customize-your-store'),
  'xx-large': () => __('Largest', 'customize-your-store'),
}

export const alignNames: Readonly<Record<TextAlign, () => string>> = {
  left: () => __('Align left', 'customize-your-store'),
  center: () => __('Align center', 'customize-your-store'),
  right: () => __('Align right', 'customize-your-store'),
}
