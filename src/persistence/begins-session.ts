import type { SessionEntry } from './log'

/** A fork is as new as its making, not as old as the session that it was made of: the newest session is the one that opens. */
export const beginsSession = ({ type }: { readonly type: string }): boolean =>
  type === 'FlowOpened' || type === 'FlowForked'

/**
 * The sessions with one more, newest first. It is newer than all that are known, whatever the clock says: with a clock that was
 * set back an older session would be opened again and again, and what was chosen since would be found by nobody.
 */
export const withBegun = (known: readonly SessionEntry[], { id, openedAt }: SessionEntry): readonly SessionEntry[] => {
  const others = known.filter((other) => other.id !== id)
  return [{ id, openedAt: Math.max(openedAt, ...others.map((other) => other.openedAt + 1)) }, ...others]
}
