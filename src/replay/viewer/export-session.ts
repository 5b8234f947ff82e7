/** Exports a session as a file. */
import type { AnyFact } from '../../persistence/log'
import { toFile } from '../file/to-file'
import type { ViewerHost } from './viewer-host'

/**
 * Saves a session to a file.
 * @param typed whether the file contains what a person typed
 */
export const exportSession = (host: ViewerHost, facts: readonly AnyFact[], typed: boolean): void => {
  const { build, browser } = host.about
  const exported = host.stamps.now()
  const name = logFileName('flow-log', facts[0]?.session ?? '', facts[0]?.at ?? exported)
  host.save(name, toFile(facts, { build, browser, exported, masked: !typed }))
}

/** E.g. `flow-log-2026-11-21-13-04-3f9a2c1b.ndjson`: when the session was opened, and the start of its id. */
export const logFileName = (what: 'flow-log' | 'problem', session: string, at: number): string => {
  const day = new Date(at)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate(), day.getHours(), day.getMinutes()]
  const when = parts.map((part) => String(part).padStart(2, '0')).join('-')
  return `${what}-${when}-${session.replace(/[^\w-]/g, '').slice(0, 8)}.ndjson`
}
