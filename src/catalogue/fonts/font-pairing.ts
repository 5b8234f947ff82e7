/** A font pairing as the designer applies it, and a short form to define one. */
import { fontFamily, fontSize, type Styles, type ThemeFont } from '../theme-json'
import type { Look } from '../wizard/looks'

export type FontPairing = {
  readonly title: string
  readonly version: 2
  readonly lookAndFeel: readonly Look[]
  readonly settings: { readonly typography: { readonly fontFamilies: { readonly theme: readonly ThemeFont[] } } }
  readonly styles: Styles
}

/** Typography of one kind of text: the family's slug, then what differs from the theme. */
type Type = {
  readonly family: string
  readonly size?: 'small' | 'medium'
  readonly style?: 'normal' | 'italic'
  readonly weight?: number
  readonly line?: number
}

type Texts = {
  readonly heading: Type
  readonly button?: Type
  readonly siteTitle?: Type
  readonly link?: Type
  readonly body: Type
}

/** Expands the short form into theme.json settings and styles. */
export const pairing = (
  title: string,
  lookAndFeel: readonly Look[],
  theme: readonly ThemeFont[],
  { heading, button, siteTitle, link, body }: Texts,
): FontPairing => ({
  title,
  version: 2,
  lookAndFeel,
  settings: { typography: { fontFamilies: { theme } } },
  styles: {
    ...(siteTitle || link
      ? {
          blocks: {
            ...(siteTitle ? { 'core/site-title': typography(siteTitle) } : {}),
            ...(link ? { 'core/post-navigation-link': typography(link) } : {}),
          },
        }
      : {}),
    elements: { heading: typography(heading), ...(button ? { button: typography(button) } : {}) },
    ...typography(body),
  },
})

const typography = ({ family, size, style, weight, line }: Type): Styles => ({
  typography: {
    fontFamily: fontFamily(family),
    ...(size ? { fontSize: fontSize(size) } : {}),
    ...(style ? { fontStyle: style } : {}),
    ...(weight ? { fontWeight: String(weight) } : {}),
    ...(line ? { lineHeight: String(line) } : {}),
  },
})

/**
 * Whether a font file has the letters in this weight. A variable font has all weights of a range.
 * @param face its weight as in CSS: `400`, or `100 900`
 */
export const hasWeight = ({ fontWeight }: { readonly fontWeight: string }, weight: string): boolean => {
  const [from = NaN, to = from] = fontWeight.split(' ').map(Number)
  return from <= Number(weight) && Number(weight) <= to
}
