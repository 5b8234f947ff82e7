/** The style of the plugin's drawn pictures, which is part of their address: `…?customize-your-store-picture=drawn-bold-…`. */
import type { Look } from './looks'

const drawn = /(customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-/g

/** Markup, or an address, with all drawn pictures in the style of a look; other pictures stay. */
export const inStyleOf = (markup: string, look: Look): string => markup.replaceAll(drawn, `$1${look.toLowerCase()}-`)
