/** Additional patterns: what prevents them, and what failed (docs/spec/design.md). */
import { themeSlug } from '../../catalogue/defaults'
import { ownPrefix } from '../../catalogue/pages/own-patterns'
import type { Fault } from '../../events/calls'
import type { Pattern } from '../../events/design-calls'
import type { State } from '../../reducers'
import { memo } from '../memo'

/** What prevents more patterns: the first reason that applies. */
export type PatternNotice = 'offline' | 'unreachable' | 'tracking' | 'missing' | null

export const patternNotice = ({ world, surroundings, features, designing: { patterns } }: State): PatternNotice => {
  if (!world.online) return 'offline'
  if (features.patternLibrary === false) return 'unreachable'
  // Consent unlocks only WooCommerce's library. Our own patterns need no consent, and without WooCommerce there is no library.
  if (surroundings?.woocommerce !== true) return null
  if (!features.tracking) return 'tracking'
  return patterns !== null && !hasExternal(patterns) ? 'missing' : null
}

const hasExternal = memo((patterns: readonly Pattern[]) =>
  patterns.some(({ name }) => ![themeSlug, 'woocommerce', ownPrefix].some((known) => name.includes(known))),
)

/** Whether the merchant is asked to opt in for more patterns. */
export const asksOptIn = ({ route }: State): boolean => route.dialog === 'more-patterns'

/** Why the last opt-in brought no patterns. */
export const patternsFault = ({ optIn }: State): Fault | null => (optIn.stage === 'failed' ? optIn.fault : null)
