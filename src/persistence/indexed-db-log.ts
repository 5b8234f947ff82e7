/** The log in IndexedDB. */
import * as E from 'fp-ts/Either'
import { append } from './append'
import { connect } from './connection'
import type { Log } from './log'
import { readFacts, readSessions } from './read'

/** @param name of the database; tests use a separate one */
export const indexedDbLog = (name?: string): Log => {
  const { use } = connect(name)
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
