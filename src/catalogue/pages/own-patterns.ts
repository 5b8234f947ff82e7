/** Names of patterns, the flow's own and WooCommerce's, and the grounds and densities that they use. */
import type { Density, Ground } from '../../events/sections'

/** Prefix of the flow's own patterns. */
export const ownPrefix = 'customize-your-store'

/**
 * Prefix of WooCommerce's patterns. Up to version 0.3 the flow's own had it too; recordings from then still contain it.
 */
export const shopPrefix = 'woocommerce-blocks'

/** A pattern's full name from its slug. */
export const ownPattern = (slug: string): string => `${ownPrefix}/${slug}`
export const shopPattern = (slug: string): string => `${shopPrefix}/${slug}`

/** Our pattern with this slug; in recordings from 0.3 and before it may have the other prefix. */
export const findOwn = <P extends { readonly name: string }>(patterns: readonly P[], slug: string): P | undefined =>
  patterns.find(({ name }) => name === ownPattern(slug)) ?? patterns.find(({ name }) => name === shopPattern(slug))

/**
 * The six categories of sections of a home page, in the order of the screen. The names are those in a screen's address and in a pattern's
 * list of categories.
 */
export const patternCategories = ['intro', 'featured-selling', 'about', 'services', 'reviews', 'social-media'] as const

export type PatternCategory = (typeof patternCategories)[number]

/** False for an unknown category, whose pattern sidebar stays closed. */
export const isPatternCategory = (slug: string): slug is PatternCategory =>
  (patternCategories as readonly string[]).includes(slug)

/**
 * Grounds by the palette's named colors, and densities by the steps of the theme's spacing, as used in the patterns.
 */
export const grounds: Readonly<Record<Ground, { readonly ground: string; readonly text: string | null } | null>> = {
  page: null,
  tint: { ground: 'tertiary', text: null },
  contrast: { ground: 'foreground', text: 'background' },
}

export const densities: Readonly<Record<Density, string>> = { compact: '30', normal: '50', roomy: '60' }

/**
 * The version of the recipe that makes a page from patterns (PatternsReadReceived in events/design-calls.ts describes each version).
 */
export const latestRecipe = 7
