import type { Thing } from '../../events/restoring/restoring'

/** What one step of a restore did: the thing as it is now, and the reason if it was skipped. */
export type Made = { readonly to: Thing; readonly skipped: 'touched' | 'gone' | null }
