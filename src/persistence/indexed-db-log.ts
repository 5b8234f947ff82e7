/** The log in IndexedDB. */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../events'
import { calls, phaseOf } from '../events/call-facts'
import { decodeRecorded, type Draft } from '../events/log'
import { addHashesIn, attach, detach } from './blobs'
import { connect, type Database, type DatabaseRow } from './database'
import type { AnyFact, Appended, Log, Place, PlacedDrafts, SessionEntry } from './log'

/**
 * Milliseconds. Short, because the merchant waits for the log, but several times what reading the longest session takes.
 */
const operationTimeout = 10_000

export type IndexedDbLog = Omit<Log, 'append'> & {
  readonly append: (
    drafts: Parameters<Log['append']>[0] | PlacedDrafts,
    last?: Place | null,
  ) => ReturnType<Log['append']>
}

/** @param name of the database; tests use a separate one */
export const indexedDbLog = (name?: string): IndexedDbLog => {
  const { use } = connect(name, operationTimeout)
  return {
    append: async (drafts, last = null) => {
      const written = await use((database) => append(database, drafts, last))
      if (E.isLeft(written)) return written
      return written.right === 'settled' ? E.left({ tag: 'Settled' }) : E.right(written.right)
    },
    read: (session, afterSeq) => use((database) => readFacts(database, session, afterSeq)),
    sessions: () => use(readSessions),
  }
}

/**
 * The only function that writes facts. Serializes and detaches first, adds all rows in one transaction, commits, and waits until it is
 * complete.
 *
 * @param last the last fact that the caller knows, as in `Log`
 * @returns 'settled' if another fact already answers the same request; throws if the database fails
 */
export const append = async (
  database: Database,
  given: readonly Draft<FlowEvent>[] | PlacedDrafts,
  last: Place | null = null,
): Promise<Appended | 'settled'> => {
  const drafts = typeof given === 'function' ? given(0) : given
  const rows = drafts.map(rowOf)
  const transaction = database.transaction(['events', 'sessions', 'blobs'], 'readwrite', {
    durability: drafts.some(({ event }) => mustNotRepeat(event)) ? 'strict' : 'relaxed',
  })
  // The transaction has the reason (e.g. a full disk). If it does not, the first failed write has it.
  let refused: unknown = null
  const watch = <A>(request: Promise<A>): Promise<A> => {
    request.catch((error: unknown) => (refused ??= error))
    return request
  }
  const done = transaction.done.then(
    () => null,
    (error: unknown) => transaction.error ?? refused ?? error,
  )
  const opened = drafts.findLast(({ event }) => beginsSession(event))
  const known = opened === undefined ? [] : await transaction.objectStore('sessions').getAll()
  const add = ({ row, blobs }: Detached): Promise<number> => {
    const added = watch(transaction.objectStore('events').add(row))
    for (const [hash, text] of blobs) void watch(transaction.objectStore('blobs').put(text, hash))
    return added
  }
  if (opened) void watch(transaction.objectStore('sessions').put(entryOf(opened, known)))
  // In the same transaction, so that nothing can happen between this and the adds.
  const lastAt = last && watch(transaction.objectStore('events').index('id').getKey(last.id))
  const [head] = rows
  const added = typeof given === 'function' ? [] : rows.map(add)
  if (typeof given === 'function' && head !== undefined) {
    // No other page writes within the transaction, so the others follow directly. If adding the first one failed, the transaction is
    // aborted, and nothing more can be added.
    const first = await add(head).catch(() => null)
    for (const draft of first === null ? [] : given(first).slice(1)) void add(rowOf(draft))
  }
  try {
    transaction.commit()
  } catch {
    // An add that failed immediately has already aborted the transaction; `done` has the reason.
  }
  const error = await done
  if (error === null) {
    const seqs = await Promise.all(added)
    const isNext =
      last !== null && (await lastAt) === last.seq && seqs.every((seq, index) => seq === last.seq + 1 + index)
    return isNext && typeof given !== 'function' ? factsOf(database, rows, seqs) : null
  }
  if (!(error instanceof DOMException) || error.name !== 'ConstraintError')
    throw error instanceof Error ? error : new Error('The transaction failed', { cause: error })
  return (await allKnown(database, drafts)) ? null : 'settled'
}

/** The facts that were just added, decoded from the same rows as `read` finds them. */
const factsOf = (database: Database, rows: readonly Detached[], seqs: readonly number[]) =>
  decodeRows(
    database,
    rows.map(({ row }, index) => ({ ...row, seq: seqs[index] ?? 0 })),
    new Map(rows.flatMap(({ blobs }) => [...blobs])),
  )

const entryOf = ({ session, at }: Draft<FlowEvent>, known: readonly SessionEntry[]): SessionEntry =>
  withBegun(known, { id: session, openedAt: at })[0] ?? { id: session, openedAt: at }

/**
 * Distinguishes two causes of a constraint error: these drafts were already written (a repeated append), or another tab's answer is in the
 * log.
 */
const allKnown = async (database: Database, drafts: readonly Draft<FlowEvent>[]) =>
  (await Promise.all(drafts.map(({ id }) => database.getKeyFromIndex('events', 'id', id)))).every(
    (key) => key !== undefined,
  )

/** A row, and the long texts that are stored beside it. */
type Detached = { readonly row: DatabaseRow; readonly blobs: ReadonlyMap<string, string> }

const rowOf = ({ settles, event, ...envelope }: Draft<FlowEvent>): Detached => {
  const { value, blobs } = detach(event)
  return { row: { ...envelope, ...(settles === null ? {} : { settles }), event: value }, blobs }
}

const mustNotRepeat = (event: FlowEvent): boolean => {
  const phase = phaseOf(event.type)
  return phase?.phase === 'requested' && calls[phase.call].once
}

/**
 * Reads rows and the long texts that they reference, and decodes them. The first read takes everything between the session's first and last
 * fact; later ones take all newer rows, because new facts are at the end.
 */
export const readFacts = async (database: Database, session: string, afterSeq: number): Promise<readonly AnyFact[]> => {
  const range = afterSeq === 0 ? await rangeOf(database, session) : IDBKeyRange.lowerBound(afterSeq, true)
  const rows = range === null ? [] : await database.getAll('events', range)
  return decodeRows(
    database,
    rows.filter((row) => row.session === session),
  )
}

/**
 * The range of a session's rows. Reading a range takes half the time of reading through an index, which looks up each row.
 */
const rangeOf = async (database: Database, session: string): Promise<IDBKeyRange | null> => {
  const index = database.transaction('events').store.index('session')
  const [first, last] = await Promise.all([index.openKeyCursor(session), index.openKeyCursor(session, 'prev')])
  return first === null || last === null ? null : IDBKeyRange.bound(first.primaryKey, last.primaryKey)
}

export const readSessions = async (database: Database): Promise<readonly SessionEntry[]> =>
  (await database.getAll('sessions')).sort((a, b) => b.openedAt - a.openedAt)

/** @param known long texts that need not be read */
const decodeRows = async (
  database: Database,
  rows: readonly DatabaseRow[],
  known: ReadonlyMap<string, string> = new Map(),
): Promise<readonly AnyFact[]> => {
  const needed = new Set<string>()
  const found = rows.map((row) => ({ row, isWhole: !addHashesIn(row.event, needed) }))
  const hashes = [...needed]
  const texts = await Promise.all(hashes.map(async (hash) => known.get(hash) ?? database.get('blobs', hash)))
  const blobs = new Map(hashes.flatMap((hash, index) => (texts[index] === undefined ? [] : [[hash, texts[index]]])))
  return found.flatMap(({ row: { event: kept, settles, ...envelope }, isWhole }) => {
    // Most events have no long text, so they need not be copied.
    const event = isWhole ? kept : attach(kept, blobs)
    return decodeRecorded({ ...envelope, settles: settles ?? null, event }) ?? []
  })
}

/**
 * Whether the fact begins a session. A fork begins when it is made, not when its original began, because the newest session is the one
 * that opens.
 */
export const beginsSession = ({ type }: { readonly type: string }): boolean =>
  type === 'FlowOpened' || type === 'FlowForked'

/**
 * Adds a session; newest first. It sorts as newer than all known ones, regardless of the clock: if the clock was set back, an older session
 * would otherwise open each time, and the new choices would be lost.
 */
export const withBegun = (known: readonly SessionEntry[], { id, openedAt }: SessionEntry): readonly SessionEntry[] => {
  const others = known.filter((other) => other.id !== id)
  return [{ id, openedAt: Math.max(openedAt, ...others.map((other) => other.openedAt + 1)) }, ...others]
}
