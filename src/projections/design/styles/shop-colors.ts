/** Derives the colors of fields, labels, notices and errors from those of the page, each legible where it stands. */
import type { ShopColors } from '../../../catalogue/shop-css'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { mix } from '../../../colour/colour'
import { AA, contrast, isDark, isLegible, largeAA } from '../../../colour/contrast'
import { colourAtTop, coloursAlong } from '../../../colour/gradient'
import { legibleOnAll, nearestLegible } from '../../../colour/nearest-legible'
import { effectiveColours } from './effective-colours'
import { gradientAt } from './resolved'

/**
 * @param styles of the theme and the merchant, merged
 * @returns null where the styles do not tell the page's colors
 */
export const shopColors = (styles: GlobalStyles): ShopColors | null => {
  const { background, text, buttonBackground } = effectiveColours(styles)
  const gradient = gradientAt(styles, [['color', 'gradient']])?.gradient ?? null
  const page = background ?? (gradient && colourAtTop(gradient))
  if (page === null || text === null) return null
  const along = background === null && gradient ? [page, ...coloursAlong(gradient)] : [page]
  const field = fieldOn(page, text)
  const fieldText = nearestLegible(text, field, AA)
  const soft =
    firstThat(
      [0.06, 0.04, 0.02].map((share) => mix(page, text, share)),
      (each) => isLegible(text, each),
    ) ?? page
  const grounds = [...along, soft, field]
  const legible = (wished: string, least: number) =>
    legibleOnAll(
      wished,
      grounds.map((ground) => ({ ground, least })),
    )
  return {
    page,
    text,
    soft,
    field,
    fieldText,
    quiet: quietOn(field, fieldText),
    border: legible(mix(field, fieldText, 0.4), largeAA) ?? fieldText,
    error: legible('#c4291c', AA) ?? text,
    // With little of it white shows on it, and with much of it a white text is read.
    goods: nearestLegible(buttonBackground ?? text, '#ffffff', largeAA),
    isDark: isDark(page),
  }
}

/** A little away from the page: lighter, so that it shows as something to fill in, as far as the text stays comfortable on it. */
const fieldOn = (page: string, text: string): string => {
  const shares = isDark(page) ? [0.08, 0.06, 0.04, 0.02] : [0.7, 0.5, 0.3]
  const least = Math.min(7, contrast(text, page))
  return (
    firstThat(
      shares.map((share) => mix(page, '#ffffff', share)),
      (each) => contrast(text, each) >= least,
    ) ?? page
  )
}

/** Between the field and its text, as near to the field as AA allows with some room. */
const quietOn = (field: string, text: string): string =>
  firstThat(
    [0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05].map((share) => mix(text, field, share)),
    (each) => contrast(each, field) >= 4.8,
  ) ?? text

const firstThat = (colors: readonly string[], holds: (color: string) => boolean): string | undefined =>
  colors.find(holds)
