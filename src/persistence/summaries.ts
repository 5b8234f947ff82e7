/** Summaries of this browser's sessions for a list, without reading their facts. */
import type { Connection } from './connection'
import type { Database } from './database'
import type { SessionEntry } from './log'

export type SessionSummary = SessionEntry & {
  /** When its last fact was recorded, in milliseconds since 1970. */
  readonly endedAt: number
  readonly facts: number
}

/** Newest first; null if the browser denies access. */
export const readSummaries = async ({ use }: Connection): Promise<readonly SessionSummary[] | null> => {
  const found = await use(async (database) => {
    const sessions = (await database.getAll('sessions')).sort((a, b) => b.openedAt - a.openedAt)
    return Promise.all(sessions.map((session) => summaryOf(database, session)))
  })
  return found._tag === 'Right' ? found.right : null
}

const summaryOf = async (database: Database, session: SessionEntry): Promise<SessionSummary> => {
  const index = database.transaction('events').store.index('session')
  const [facts, last] = await Promise.all([index.count(session.id), index.openCursor(session.id, 'prev')])
  return { ...session, facts, endedAt: last?.value.at ?? session.openedAt }
}
