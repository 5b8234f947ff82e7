/** The style of the plugin's drawn pictures, which is part of their address: `…?customize-your-store-picture=drawn-bold-…`. */
import type { Look } from './looks'

const drawn = /(customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-/g

/** Markup, or an address, with all drawn pictures in the style of a look; other pictures stay. */
export const inStyleOf = (markup: string, look: Look): string => markup.replaceAll(drawn, `$1${look.toLowerCase()}-`)

type Good = { readonly picture: string; readonly alt: string }
type Drawn = { readonly url: string; readonly alt: string }

/**
 * Drawn pictures for a page whose goods are drawn: the first good alone for its beginning, and several goods together for the other places.
 * @returns null where the goods' pictures are not drawn
 */
export const drawnInstead = (
  goods: readonly Good[],
  look: Look,
): { readonly first: Drawn; readonly other: Drawn } | null => {
  const named = goods.flatMap(({ picture, alt }) => {
    const [, address, trade, good] = drawnGood.exec(picture) ?? []
    return address === undefined || trade === undefined || good === undefined ? [] : [{ address, trade, good, alt }]
  })
  const [one] = named
  if (one === undefined) return null
  const several = named.filter(({ trade }) => trade === one.trade).slice(0, 3)
  const address = (shape: string, of: readonly { readonly good: string }[]) =>
    `${one.address}${look.toLowerCase()}-light-${shape}-${one.trade}-${of.map(({ good }) => good).join('')}.webp`
  return {
    first: { url: address('wide-1', [one]), alt: one.alt },
    other: { url: address('wide-2', several), alt: several.map(({ alt }) => alt).join(', ') },
  }
}

/** A picture of one good: its address up to the look, the trade, and the letter and number of the good. */
const drawnGood =
  /^(.*customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-light-square-\d-([a-z0-9_]+)-([tskc]\d)\.webp$/
