/** The log in IndexedDB. */
import * as E from 'fp-ts/Either'
import { append } from './append'
import { connect } from './connection'
import type { Log, PlacedDrafts } from './log'
import { readFacts, readSessions } from './read'

/** Milliseconds. The merchant waits for the log, so this is short; still, it is several times what the longest session takes to read. */
const patience = 10_000

export type IndexedDbLog = Omit<Log, 'append'> & {
  readonly append: (drafts: Parameters<Log['append']>[0] | PlacedDrafts) => ReturnType<Log['append']>
}

/** @param name of the database; tests use a separate one */
export const indexedDbLog = (name?: string): IndexedDbLog => {
  const { use } = connect(name, patience)
  return {
    append: async (drafts) => {
      const written = await use((database) => append(database, drafts))
      return E.isRight(written) && written.right === 'settled'
        ? E.left({ tag: 'Settled' })
        : E.map(() => undefined)(written)
    },
    read: (session, afterSeq) => use((database) => readFacts(database, session, afterSeq)),
    sessions: () => use(readSessions),
  }
}
