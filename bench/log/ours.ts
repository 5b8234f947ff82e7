/** Our own log. The append is through the loop; into memory, or into IndexedDB as npm's fake-indexeddb plays it. */
import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { createLoop } from '../../src/app/loop/loop'
import { decodeRecorded } from '../../src/events/log'
import type { Log } from '../../src/persistence/log'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import { owed } from '../../src/projections/owed'
import { fold, initialState } from '../../src/reducers'
import type { Contestant } from './contestant'
import type { Story } from './choices'

export const ours: Contestant = {
  name: 'ours, log in memory',
  about:
    'Each fact is appended, folded and published before the next; opening decodes every fact, folds all, and asks what is owed.',
  append: (story) => appended(story, memoryLog()),
  replay: (story) => story.reduce(fold, initialState),
  kept: (story) => story.map((one) => JSON.stringify(one)).join('\n'),
  open: (kept) => {
    let state = initialState
    for (const line of kept.split('\n')) {
      const one = decodeRecorded(JSON.parse(line))
      if (one !== null) state = fold(state, one)
    }
    return [state, owed(state)]
  },
}

/** The append alone: what a browser's IndexedDB takes is measured in a browser. */
export const oursInIndexedDb = async (): Promise<Contestant> => {
  const { indexedDbLog } = await import('../../src/persistence/indexed-db-log')
  let databases = 0
  return {
    ...ours,
    name: 'ours, fake-indexeddb',
    about: 'The same through the adapter of IndexedDB over fake-indexeddb, which is JavaScript in memory: no disk.',
    append: (story) => appended(story, indexedDbLog(`bench-${(databases += 1)}`)),
  }
}

const appended = async (story: Story, log: Log): Promise<unknown> => {
  const session = story[0]?.session ?? ''
  let next = 0
  const stamps = { id: () => story[next]?.id ?? '', now: () => story[next]?.at ?? 0, tab: 'bench', build: 'bench' }
  const loop = createLoop({ log, session, stamps })
  for (const { event, cause, settles } of story) {
    await loop.record(event, settles === null ? { cause } : { cause, settles })
    next += 1
  }
  const found = await log.read(session, 0)
  if (E.isLeft(found) || found.right.length !== story.length) throw new Error('A fact of the story was lost.')
  return loop.state()
}
