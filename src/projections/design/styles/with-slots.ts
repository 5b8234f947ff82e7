/**
 * Makes the named colors of palette and theme follow the merchant's own page and text color, so that every block which uses a name follows
 * them: the shop's name, product names, icons, tinted bands. The old page color becomes the new one, and the old text color the new one.
 * What was legible on the page stays legible, and so does text on the surfaces where it was legible. A theme without color names stays as
 * it is. For a gradient, the names get its color at the top, so that a header in the page's color blends in, and what was legible is
 * legible on the whole gradient.
 */
import { footerColors, footerSlugs } from '../../../catalogue/palettes/footer-colors'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import {
  AA,
  colorAtTop,
  colorsAlong,
  contrast,
  isLegible,
  legibleOnAll,
  mix,
  nearestLegible,
  normalHex,
  parseGradient,
} from '../../../color'
import { GroundPlace, isGradient } from '../../../events/design'
import type { Design } from '../../../reducers/design/design-document'
import { effectiveColors, gradientAt } from './effective-colors'
import { gradientSpot, leaf, places, spots, type Path } from './places'
import { branch, isTree, merged, withoutShape, type Tree } from './tree'
import { ownColorsFlag, paletteUnderColors } from './with-palette'

/** Text of a palette that was not chosen for this page gets more contrast than necessary, if the page allows it. */
const comfortable = 7

type Look = { readonly page: string; readonly text: string }

/** `along`: the colors of the page's gradient, or its one color. */
type NextLook = Look & { readonly along: readonly string[] }

/**
 * @param before the merchant's styles with the palette, without the custom colors
 * @param after the same styles with the custom colors
 * @param title the palette's title, recorded because the changed colors no longer identify it
 * @returns `after`, with the list of named colors changed
 */
export const withSlots = (
  before: GlobalStyles,
  after: GlobalStyles,
  { background, text }: Design['colours'],
  theme: GlobalStyles = { settings: {}, styles: {} },
  title?: string,
): GlobalStyles => {
  const whole = { settings: merged(theme.settings, before.settings), styles: merged(theme.styles, before.styles) }
  const { theme: names } = branch(whole.settings, 'color', 'palette')
  const gradient = isGradient(background) ? parseGradient(background) : null
  const own = gradient ? colorAtTop(gradient) : valid(background)
  const words = valid(text)
  const now = effectiveColors(whole)
  const earlier = gradientAt(whole, [['color', 'gradient']])?.gradient ?? null
  const ground = now.background ?? (earlier && colorAtTop(earlier)) ?? own
  if (!Array.isArray(names) || (own === null && words === null) || ground === null || now.text === null) return after
  const old = { page: ground, text: now.text }
  const page = own ?? old.page
  const over = own === null ? earlier : gradient
  const along = over ? colorsAlong(over) : [page]
  const next = { page, along, text: words ?? textOn(page, along, old.text) }
  if (gradient === null && next.page === old.page && next.text === old.text) return after
  return {
    ...after,
    settings: merged(after.settings, {
      color: {
        palette: {
          theme: renamed(names.filter(isTree), old, next),
          ...(title === undefined ? {} : { [paletteUnderColors]: title }),
        },
      },
    }),
  }
}

const valid = (color: string | undefined): string | null =>
  color !== undefined && isHex(color) ? normalHex(color) : null

/** A text color that is legible on the whole gradient, or if there is none, at least at its top. */
const textOn = (page: string, along: readonly string[], text: string): string => {
  if ([page, ...along].every((each) => isLegible(text, each))) return text
  const onAll =
    along.length === 1
      ? null
      : legibleOnAll(
          text,
          [page, ...along].map((ground) => ({ ground, least: AA })),
        )
  return onAll ?? comfortably(text, page)
}

const comfortably = (text: string, page: string): string =>
  nearestLegible(text, page, Math.min(comfortable, 0.999 * Math.max(...ends.map((end) => contrast(end, page)))))

const ends = ['#000000', '#ffffff']

/** Surfaces come first, because text has to be legible on the new ones. */
const renamed = (names: readonly Tree[], old: Look, next: NextLook): readonly Tree[] => {
  const surfaces = new Map(
    names.flatMap(({ color }) => {
      const hex = hexOf(color)
      return hex !== null && isSurface(hex, old) ? [[hex, surface(hex, old, next)] as const] : []
    }),
  )
  const soft = surfaces.get(hexOf(names.find(({ slug }) => slug === 'tertiary')?.['color']) ?? '') ?? next.page
  const footer = footerColors({ page: next.page, text: next.text, soft })
  return names.map((name) => {
    if (name['slug'] === footerSlugs.ground) return { ...name, color: footer.ground }
    if (name['slug'] === footerSlugs.text) return { ...name, color: footer.text }
    const hex = hexOf(name['color'])
    if (hex === null) return name
    const color = surfaces.get(hex) ?? (isLegible(hex, old.page) ? ink(hex, old, next, surfaces) : hex)
    return color === hex ? name : { ...name, color }
  })
}

const isSurface = (hex: string, { page, text }: Look): boolean =>
  hex === page || (hex !== text && !isLegible(hex, page) && isLegible(text, hex))

/**
 * A tint of the page becomes a tint of the new page. Any other surface changes only as far as legible text requires.
 */
const surface = (hex: string, old: Look, next: Look): string => {
  if (hex === old.page) return next.page
  const isTint = next.page !== old.page && contrast(hex, old.page) < 1.5
  const wished = isTint ? mix(next.page, next.text, 0.08) : hex
  const end = contrast('#000000', next.page) > contrast('#ffffff', next.page) ? '#000000' : '#ffffff'
  const words = isLegible(next.text, next.page) ? [next.text, sideOf(next)] : [end]
  return towards(wished, next.page, (ground) => words.every((each) => isLegible(each, ground)))
}

/** Black for text that is darker than its page, white for text that is lighter. It is legible on the page, too. */
const sideOf = ({ page, text }: Look): string =>
  contrast(text, '#000000') < contrast(page, '#000000') ? '#000000' : '#ffffff'

const ink = (hex: string, old: Look, next: NextLook, surfaces: ReadonlyMap<string, string>): string => {
  if (hex === old.text) return next.text
  const grounds = [...surfaces].flatMap(([was, is]) => (isLegible(hex, was) ? [is] : []))
  return (
    legibleOnAll(
      hex,
      [...next.along, next.page, ...grounds].map((ground) => ({ ground, least: AA })),
    ) ?? hex
  )
}

const towards = (color: string, other: string, holds: (color: string) => boolean): string =>
  Array.from({ length: 26 }, (_, step) => mix(color, other, step / 25)).find(holds) ?? other

/**
 * Null for a color that is not a literal. Themes also mix colors from surrounding ones; such a color follows by itself.
 */
const hexOf = (color: unknown): string | null =>
  typeof color === 'string' && /^#(?:[0-9a-f]{3}){1,2}$/i.test(color) ? normalHex(color) : null

/**
 * Applies custom colors and gradients to global styles, and sets the flag by which a palette that is chosen later removes them. Idempotent;
 * without custom colors, the same object is returned.
 */
export const withColors = (user: GlobalStyles, colors: Design['colours']): GlobalStyles => {
  const chosen = places.flatMap((place) => {
    const color = colors[place]
    if (color === undefined) return []
    if (isHex(color)) return [{ spot: spots[place], color }]
    return GroundPlace.is(place) && isGradient(color) ? [{ spot: gradientSpot(place), color }] : []
  })
  if (chosen.length === 0) return user
  return {
    settings: merged(user.settings, { color: { palette: { [ownColorsFlag]: true } } }),
    styles: chosen.reduce<Tree>((styles, { spot: { written, inTheWay, moved = [] }, color }) => {
      const free = inTheWay.reduce(
        (rest, path) => withoutShape(rest, leaf(path, true)),
        moved.reduce(withMoved, styles),
      )
      return written.reduce((rest, path) => merged(rest, leaf(path, color)), free)
    }, user.styles),
  }
}

const withMoved = (styles: Tree, [from, to]: readonly [Path, Path]): Tree => {
  const value = branch(styles, ...from.slice(0, -1))[from.at(-1) ?? '']
  return value === undefined ? styles : merged(withoutShape(styles, leaf(from, true)), leaf(to, value))
}

/** A log may come from anywhere, so only real colors and gradients are written into a style sheet. */
const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color)
