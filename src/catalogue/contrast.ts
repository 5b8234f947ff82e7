/** Contrast of two colours by WCAG 2.2: relative luminance, then the ratio of the lighter to the darker. */
import { rgbOf } from './colour'

/** Ratio that normal text needs against its background for level AA. */
export const AA = 4.5

/** Ratio of contrast, from 1 (same) to 21 (black on white). Colours are hex, 3 or 6 digits. */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether text of one colour may stand on the other. */
export const isLegible = (text: string, background: string): boolean => contrast(text, background) >= AA

const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
