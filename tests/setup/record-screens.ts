/** Before the screens' first test: the client is built, and what WordPress says to it is recorded. */
import { buildClientIfStale } from '../../store/client-build'
import { terminalLog } from '../../store/progress'
import { recordIfNew } from '../screen/store/record'

export default async function prepareScreens(): Promise<void> {
  const log = terminalLog(process.stderr)
  await buildClientIfStale(log)
  await recordIfNew(log)
}
