import type { SessionEntry } from './log'

/** A fork dates from when it was made, not from when its original began: the newest session is the one that opens. */
export const beginsSession = ({ type }: { readonly type: string }): boolean =>
  type === 'FlowOpened' || type === 'FlowForked'

/**
 * Adds a session; newest first. It sorts as newer than all known ones, whatever the clock says: if the clock was set back, an older
 * session would otherwise open each time and the new choices would be lost.
 */
export const withBegun = (known: readonly SessionEntry[], { id, openedAt }: SessionEntry): readonly SessionEntry[] => {
  const others = known.filter((other) => other.id !== id)
  return [{ id, openedAt: Math.max(openedAt, ...others.map((other) => other.openedAt + 1)) }, ...others]
}
