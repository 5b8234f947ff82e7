/** Names of patterns: the flow's own, and WooCommerce's. */
import type { Density, Ground } from '../../events/sections'

/** Prefix of the flow's own patterns. */
export const ownPrefix = 'customize-your-store'

/** Prefix of WooCommerce's. Up to version 0.3 the flow's own had it too, and still do in recordings from then. */
export const shopPrefix = 'woocommerce-blocks'

/** A pattern's full name from its slug. */
export const ownPattern = (slug: string): string => `${ownPrefix}/${slug}`
export const shopPattern = (slug: string): string => `${shopPrefix}/${slug}`

/** Our pattern with this slug; in recordings from 0.3 and before it may have the other prefix. */
export const findOwn = <P extends { readonly name: string }>(patterns: readonly P[], slug: string): P | undefined =>
  patterns.find(({ name }) => name === ownPattern(slug)) ?? patterns.find(({ name }) => name === shopPattern(slug))

/** The six categories of sections of a home page, in the order of the screen: as in its address and in a pattern's list of categories. */
export const patternCategories = ['intro', 'featured-selling', 'about', 'services', 'reviews', 'social-media'] as const

export type PatternCategory = (typeof patternCategories)[number]

/** False for an unknown one, whose pattern sidebar stays closed. */
export const isPatternCategory = (slug: string): slug is PatternCategory =>
  (patternCategories as readonly string[]).includes(slug)

/** Grounds by the palette's named colours, and densities by the steps of the theme's spacing, as the patterns use both. */
export const grounds: Readonly<Record<Ground, { readonly ground: string; readonly text: string | null } | null>> = {
  page: null,
  tint: { ground: 'tertiary', text: null },
  contrast: { ground: 'foreground', text: 'background' },
}

export const densities: Readonly<Record<Density, string>> = { compact: '30', normal: '50', roomy: '60' }

/** The version of the recipe that makes a page of patterns (PatternsReadReceived in events/design-calls.ts tells what each does). */
export const latestRecipe = 7
