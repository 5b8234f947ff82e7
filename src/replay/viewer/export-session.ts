import type { AnyFact } from '../../persistence/log'
import { toFile } from '../file/to-file'
import { logFileName } from './log-file-name'
import type { ViewerHost } from './viewer-host'

/**
 * Saves a session to a file.
 * @param typed whether what a person typed is in it
 */
export const exportSession = (host: ViewerHost, facts: readonly AnyFact[], typed: boolean): void => {
  const { build, browser } = host.about
  const exported = host.stamps.now()
  const name = logFileName('flow-log', facts[0]?.session ?? '', facts[0]?.at ?? exported)
  host.save(name, toFile(facts, { build, browser, exported, masked: !typed }))
}
