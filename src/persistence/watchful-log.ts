/**
 * A log for a page of an older build. When another tab records what this build cannot read, the plugin was updated meanwhile:
 * nobody knows what else is misunderstood here, so nothing more is written. What is unknown when a session is opened is kept and shown, as always.
 */
import * as E from 'fp-ts/Either'
import type { AnyFact, Log } from './log'

/**
 * @param build     this page's
 * @param onOutdated told once, before anybody sees the fact
 */
export const watchfulLog = (log: Log, build: string, onOutdated: () => void): Log => {
  let outdated = false
  const look = (facts: readonly AnyFact[]) => {
    if (outdated || !facts.some((fact) => fact.event.type === 'UnknownFact' && fact.build !== build)) return
    outdated = true
    onOutdated()
  }
  return {
    ...log,
    append: async (drafts) => (outdated ? E.left({ tag: 'Outdated' }) : log.append(drafts)),
    read: async (session, afterSeq) => {
      const found = await log.read(session, afterSeq)
      // From the beginning a session is read when it is opened; what comes later is read from there on.
      if (afterSeq > 0 && E.isRight(found)) look(found.right)
      return found
    },
  }
}
