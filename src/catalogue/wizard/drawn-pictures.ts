/** The style of the plugin's drawn pictures, which is part of their address: `…?customize-your-store-picture=drawn-bold-…`. */
import type { Look } from './looks'

const drawn = /(customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-/g

/** Markup, or an address, with all drawn pictures in the style of a look; other pictures stay. */
export const inStyleOf = (markup: string, look: Look): string => markup.replaceAll(drawn, `$1${look.toLowerCase()}-`)

/** Whether the picture at this address is one of the plugin's drawn ones. */
export const isDrawn = (url: string): boolean => inStyleOf(url, 'Bold') !== inStyleOf(url, 'Classic')
