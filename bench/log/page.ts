/** What the bench of the log does in a page of a browser: the log of the flow, on that browser's IndexedDB. */
import { createLoop, type Stamps } from '../../src/app/loop/loop'
import { openFlow } from '../../src/app/loop/open-flow'
import { indexedDbLog } from '../../src/persistence/indexed-db-log'
import { owed } from '../../src/projections/owed'
import { continued, type Story } from './choices'

const keep = async (begun: Story, length: number, database?: string): Promise<void> => {
  const log = indexedDbLog(database)
  const story = continued(begun, length)
  for (let from = 0; from < story.length; from += 1000) await log.append(story.slice(from, from + 1000))
}

const stamps: Stamps = { id: () => crypto.randomUUID(), now: () => Date.now(), tab: 'bench', build: 'bench' }

/** Milliseconds until what was kept can be gone on from: read, checked, folded, and what is owed is known. */
const open = async (begun: Story, database: string): Promise<number> => {
  const first = begun[0]?.event
  if (first?.type !== 'FlowOpened') throw new Error('The session does not begin with its opening.')
  const from = performance.now()
  const loop = await openFlow({
    ...first,
    log: indexedDbLog(database),
    stamps,
    // Nothing is recorded, so that each time the same is opened.
    joins: () => Promise.resolve(true),
    onAppended: () => undefined,
  })
  owed(loop.state())
  return performance.now() - from
}

/** Milliseconds of each choice until it is kept, folded and published. */
const append = async (begun: Story, length: number, database: string): Promise<readonly number[]> => {
  const log = indexedDbLog(database)
  const loop = createLoop({ log, session: 'bench-append', stamps })
  const found: number[] = []
  for (const { event } of continued(begun, length)) {
    const from = performance.now()
    await loop.record(event)
    found.push(performance.now() - from)
  }
  return found.slice(begun.length)
}

const logBench = { keep, open, append }

export type LogBench = typeof logBench

Object.assign(window, { logBench })
