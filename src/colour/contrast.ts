/** Contrast of two colours by WCAG 2.2: relative luminance, then the ratio of the lighter to the darker. */
import { rgbOf } from './colour'

/** Minimum ratio of normal text to its background for level AA. */
export const AA = 4.5

/** Minimum ratio of large text, such as headings, for level AA. */
export const largeAA = 3

export type Level = 'AAA' | 'AA' | 'fails'

/** The level that a ratio reaches, given the minimum for AA. AAA needs 7, for large text 4.5. */
export const levelOf = (ratio: number, least: typeof AA | typeof largeAA): Level =>
  ratio >= (least === AA ? 7 : AA) ? 'AAA' : ratio >= least ? 'AA' : 'fails'

/** Contrast ratio, from 1 (same) to 21 (black on white). Colours are hex, 3 or 6 digits. */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether text of one colour reaches AA on the other. */
export const isLegible = (text: string, background: string): boolean => contrast(text, background) >= AA

/** Relative luminance, from 0 (black) to 1 (white). */
export const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Whether white is easier to read on the color than black. */
export const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000')
