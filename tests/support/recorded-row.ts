/** A row of a recording with this event and an arbitrary envelope. */
import type { RecordedRow } from '../../src/replay/file/recording'

export const rowOf = (event: RecordedRow['event']): RecordedRow => ({
  seq: 1,
  id: 'a',
  session: 's',
  at: 0,
  tab: 't',
  build: 'b',
  cause: null,
  settles: null,
  event,
})
