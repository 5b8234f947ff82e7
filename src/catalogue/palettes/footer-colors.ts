/**
 * The colors of the footer's background and text. The background is the store's darkest color, so that every page has a clear end.
 */
import { AA, contrast, isDark, mix, nearestLegible } from '../../color'
import { colorOf, type Palette } from './palette'

/**
 * Slugs of the two named colors, which a palette adds to the theme's list. In a store without them the footer has the page's background.
 */
export const footerSlugs = { ground: 'footer-ground', text: 'footer-text' } as const

type FooterColors = { readonly ground: string; readonly text: string }

type Page = { readonly page: string; readonly text: string; readonly soft: string }

/**
 * @param page hex colors of the page, its text and its second background
 * @returns hex colors; the text has a contrast of at least 7:1 where black or white can reach that
 */
export const footerColors = ({ page, text, soft }: Page): FooterColors => {
  const ground = isDark(page) ? darkerThan(page, soft) : deep(text, page)
  return { ground, text: comfortable(isDark(page) ? text : page, ground) }
}

/** The footer colors that go with a palette. */
export const footerOf = (palette: Palette): FooterColors =>
  footerColors({
    page: colorOf(palette, 'background'),
    text: colorOf(palette, 'foreground'),
    soft: colorOf(palette, 'tertiary'),
  })

/** The text's own color if it is dark enough, else as much darker as needed. */
const deep = (text: string, page: string): string =>
  steps.map((share) => mix(text, '#000000', share)).find((each) => contrast(each, page) >= 9) ?? '#000000'

/** On a dark page, a darker color; on a black page, one between it and the second background, which the last section may have. */
const darkerThan = (page: string, soft: string): string => {
  const isSeen = (ground: string) => contrast(ground, page) >= 1.06
  const between = mix(soft, page, 0.4)
  return [mix(page, '#000000', 0.4), between].find(isSeen) ?? soft
}

const comfortable = (wished: string, ground: string): string =>
  nearestLegible(
    wished,
    ground,
    Math.max(AA, Math.min(7, contrast(isDark(ground) ? '#ffffff' : '#000000', ground) - 0.1)),
  )

const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
