/** How a session ended, or where it was left. */
import { isFinished } from '../../projections/shell/finished'
import { screen, type Screen } from '../../projections/screen'
import type { State } from '../../reducers'

export type SessionOutcome =
  | { readonly kind: 'abandoned' | 'saved' | 'restored' | 'undone' }
  /** `saved`: it was saved before, and something followed. */
  | { readonly kind: 'open' | 'stuck'; readonly screen: Screen; readonly saved: boolean }

/** @param state after the session's last fact */
export const sessionOutcome = (state: State): SessionOutcome => {
  const { abandoned, restoring, saving } = state
  if (abandoned) return { kind: 'abandoned' }
  if (restoring.stage === 'done') return { kind: restoring.way === 'back' ? 'restored' : 'undone' }
  if (isFinished(state)) return { kind: 'saved' }
  const isStuck = saving.stage === 'failed' || restoring.stage === 'failed'
  return { kind: isStuck ? 'stuck' : 'open', screen: screen(state), saved: saving.stage === 'saved' }
}
