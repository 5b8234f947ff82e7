/** A color or gradient in words, for labels and announcements. */
import { __, sprintf } from '@wordpress/i18n'
import { gradientIn } from '../../../projections/design/gradient-text'

/** @param paint hex or gradient; null for what is not known */
export const paintWords = (paint: string | null): string => {
  const gradient = gradientIn(paint ?? '')
  if (gradient === null) return paint ?? '–'
  const colours = gradient.stops.map(({ colour }) => colour).join(', ')
  return gradient.angle === null
    ? // translators: %s: hex colors, separated by commas.
      sprintf(__('round gradient of %s', 'customize-your-store'), colours)
    : // translators: 1: hex colors, separated by commas. 2: an angle in degrees.
      sprintf(__('gradient of %1$s at %2$s degrees', 'customize-your-store'), colours, String(gradient.angle))
}
