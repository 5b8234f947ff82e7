/** The style of the plugin's drawn pictures, which is part of their address: `…?customize-your-store-picture=drawn-bold-…`. */
import type { Look } from './looks'

const drawn = /(customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-/g

/** Markup, or an address, with all drawn pictures in the style of a look; other pictures stay. */
export const inStyleOf = (markup: string, look: Look): string => markup.replaceAll(drawn, `$1${look.toLowerCase()}-`)

type Good = { readonly picture: string; readonly alt: string }
type Drawn = { readonly url: string; readonly alt: string }

/**
 * Large drawn pictures for a page whose goods are drawn: `first` for its beginning, `other` for the rest. In Classic a group of goods comes
 * first and a single one after it, since its story follows at once; elsewhere a single one begins.
 * @returns null where the goods' pictures are not drawn
 */
export const drawnOf = (
  goods: readonly Good[],
  look: Look,
): { readonly first: Drawn; readonly other: Drawn } | null => {
  const named = goods.flatMap(({ picture, alt }) => {
    const [, address, trade, good] = drawnGood.exec(picture) ?? []
    return address === undefined || trade === undefined || good === undefined ? [] : [{ address, trade, good, alt }]
  })
  const [one] = named
  if (one === undefined) return null
  const own = named.filter(({ trade }) => trade === one.trade)
  const drawn = (room: number, of: readonly { readonly good: string; readonly alt: string }[]): Drawn => ({
    url: `${one.address}${look.toLowerCase()}-light-wide-${room}-${one.trade}-${of.map(({ good }) => good).join('')}.webp`,
    alt: of.map(({ alt }) => alt).join(', '),
  })
  const group = own.slice(0, 3)
  return look === 'Classic'
    ? { first: drawn(2, group), other: drawn(3, own.slice(3, 4).length > 0 ? own.slice(3, 4) : own.slice(-1)) }
    : { first: drawn(1, [one]), other: drawn(2, group) }
}

/** A picture of one good: its address up to the look, the trade, and the letter and number of the good. */
const drawnGood =
  /^(.*customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-light-square-\d-([a-z0-9_]+)-([tskc]\d)\.webp$/

/** Whether the address is that of a drawn picture, in any look. */
export const isDrawn = (address: string): boolean => address.includes('customize-your-store-picture=drawn-')
