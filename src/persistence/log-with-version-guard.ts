/**
 * Protects the log from a page of an older build. If another tab records a fact that this build cannot read, the plugin has been updated;
 * this build may then misread other facts too, so it stops writing. Unknown facts that are found when a session is opened are kept and
 * shown, as always.
 */
import * as E from 'fp-ts/Either'
import type { AnyFact, Log } from './log'

/**
 * @param build      this page's build
 * @param onOutdated called once, before the fact is passed on
 */
export const logWithVersionGuard = (log: Log, build: string, onOutdated: () => void): Log => {
  let outdated = false
  const look = (facts: readonly AnyFact[]) => {
    if (outdated || !facts.some((fact) => fact.event.type === 'UnknownFact' && fact.build !== build)) return
    outdated = true
    onOutdated()
  }
  return {
    ...log,
    append: async (drafts, last) => (outdated ? E.left({ tag: 'Outdated' }) : log.append(drafts, last)),
    read: async (session, afterSeq) => {
      const found = await log.read(session, afterSeq)
      // A read from the start happens only when the session is opened; later reads continue from there.
      if (afterSeq > 0 && E.isRight(found)) look(found.right)
      return found
    },
  }
}
