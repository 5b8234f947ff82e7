/** All font pairings, and the default one. */
import type { FontPairing } from './font-pairing'
import { furtherPairings, largerPairings } from './more-pairings'
import { themePairings } from './theme-pairings'

/** All 19, in the order of the AI flow. */
export const pairings: readonly FontPairing[] = [...furtherPairings, ...largerPairings, ...themePairings]

/** A pairing by its title. */
export const pairingTitled = (title: string | null): FontPairing | undefined =>
  pairings.find((pairing) => pairing.title === title)

/**
 * Title of the default pairing without AI: installed fonts if available, otherwise the theme's own (docs/spec/design.md).
 */
export const defaultPairing = (fontLibrary: boolean, tracking: boolean): string =>
  fontLibrary && tracking ? 'Inter + Inter' : 'Cardo Font + System Sans-serif'
