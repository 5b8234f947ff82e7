/** The names of a text's sizes and alignments, and of what can be added to a section. */
import { __ } from '@wordpress/i18n'
import type { TextAlign, TextSize } from '../../../markup/text-look'
import type { Addable } from '../../../projections/design/section-blocks'

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

export const addableNames: Readonly<Record<Addable, () => string>> = {
  heading: () => __('Heading', 'customize-your-store'),
  text: () => __('Text', 'customize-your-store'),
  button: () => __('Button', 'customize-your-store'),
  picture: () => __('Image', 'customize-your-store'),
  column: () => __('Column', 'customize-your-store'),
}

/** The sample words of what is added; '' for a column, which is a copy. */
export const newWords = (what: Exclude<Addable, 'picture'>): string => {
  switch (what) {
    case 'heading':
      return __('New heading', 'customize-your-store')
    case 'text':
      return __('New text', 'customize-your-store')
    case 'button':
      return __('New button', 'customize-your-store')
    case 'column':
      return ''
  }
}

/** The names of the steps. */
export const addedNames: Readonly<Record<Addable, () => string>> = {
  heading: () => __('Heading added', 'customize-your-store'),
  text: () => __('Text added', 'customize-your-store'),
  button: () => __('Button added', 'customize-your-store'),
  picture: () => __('Image added', 'customize-your-store'),
  column: () => __('Column added', 'customize-your-store'),
}
