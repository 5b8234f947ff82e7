// @module-tag more
import 'fake-indexeddb/auto'
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLoop, type Loop } from '../../src/app/loop/loop'
import { fact, FlowEvent } from '../../src/events'
import { sha256Of } from '../../src/events/codecs'
import { indexedDbLog } from '../../src/persistence/indexed-db-log'
import type { AnyFact, Log, LogFault } from '../../src/persistence/log'
import { memoryLog, logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import { foldAll } from '../../src/reducers'
import { arbitraryWith } from '../arbitraries/of-codec'
import { holds } from './holds'

describe('what a tab folds of its own facts is what the log holds', { tags: ['P-02'] }, () => {
  it('given any facts, even invalid ones, then an append returns what a read returns, with the same state', () =>
    holds(
      fc.asyncProperty(
        fc.array(fc.array(oddEvent, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        async (batches) => {
          const log = indexedDbLog(`own-facts-${(databases += 1)}`)
          let reads = 0
          const counted: Log = { ...log, read: (...given) => ((reads += 1), log.read(...given)) }
          const loop = createLoop({ log: counted, session: 'session', stamps: stamps('own') })
          // With the text in the log, what looks like a reference to it is one.
          await loop.record(fact('EditorSettingsReadReceived', { settings: longText }))
          for (const batch of batches) await Promise.all(batch.map((event) => loop.record(event)))
          const found = await everything(log)
          expectSame(loop.facts(), found)
          expect(loop.state()).toEqual(foldAll(found))
          // The first fact has no known one before it.
          expect(reads).toBe(1)
        },
      ),
      // Each case opens a database.
      { share: 0.5 },
    ))

  it('given tabs that record, answer and read at any moment, then each folds every fact once, in log order', () =>
    holds(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 14 }), async (scheduler, steps) => {
        const log = memoryLog()
        const tabs: readonly Loop[] = names.map((name) => aTab(name, slow(log, scheduler), () => tabs))
        await scheduler.waitFor(
          Promise.all(steps.map((one) => scheduler.schedule(Promise.resolve()).then(() => does(one, tabs)))),
        )
        await scheduler.waitFor(Promise.all(tabs.map((tab) => tab.catchUp())))
        const found = await everything(log)
        for (const tab of tabs) {
          expectSame(tab.facts(), found)
          expect(tab.state()).toEqual(foldAll(found))
        }
      }),
    ))

  it('given storage lost or emptied at any moment, then a page has each of its own facts once, in order', () =>
    holds(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { maxLength: 14 }),
        fc.nat({ max: 30 }),
        fc.constantFrom('lost', 'emptied'),
        async (scheduler, steps, moment, how) => {
          const log = failing(moment, how)
          const kept = logWithMemoryFallback(slow(log, scheduler), () => undefined)
          const recorded: string[] = []
          const noted: Log = {
            ...kept,
            append: (drafts, last) => {
              recorded.push(...drafts.filter(({ settles }) => settles === null).map(({ id }) => id))
              return kept.append(drafts, last)
            },
          }
          const own = aTab('own', noted, () => tabs)
          const tabs: readonly Loop[] = [own, aTab('other', slow(log, scheduler), () => tabs)]
          await scheduler.waitFor(
            Promise.all(steps.map((one) => scheduler.schedule(Promise.resolve()).then(() => does(one, tabs)))),
          )
          await scheduler.waitFor(own.catchUp())
          const seqs = own.facts().map(({ seq }) => seq)
          expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
          const there = own.facts().filter(({ tab, settles }) => tab === 'own' && settles === null)
          expect(there.map(({ id }) => id)).toEqual(recorded)
        },
      ),
    ))
})

// Helpers

let databases = 0

const longText = 'long '.repeat(500)

/** Facts as they come from anywhere: with long texts, and with what the log drops, adds or cannot read. */
const oddEvent = fc
  .tuple(
    arbitraryWith(fc.oneof({ weight: 4, arbitrary: fc.string({ maxLength: 12 }) }, fc.constant(longText)), FlowEvent),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record({ more: fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constant(NaN), fc.constant(longText)) }),
      fc.record({ more: fc.constantFrom({ $blob: sha256Of(longText) }, { $blob: 'unknown' }) }),
    ),
    fc.option(fc.nat(), { freq: 4 }),
  )
  .map(([event, more, without]) => {
    const parts = Object.entries({ ...(event as object), ...more })
    return Object.fromEntries(
      parts.filter(([key], index) => key === 'type' || index !== (without ?? -1) % parts.length),
    ) as unknown as FlowEvent
  })

const names = ['one', 'two', 'three']

/** Which tab, and what it does: it records so many facts of one moment, asks, answers the first open request, or looks. */
const step = fc.record({
  who: fc.nat({ max: 2 }),
  what: fc.oneof(fc.constantFrom<'ask' | 'answer' | 'look'>('ask', 'answer', 'look'), fc.integer({ min: 1, max: 3 })),
})
type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

const does = async ({ who, what }: Step, tabs: readonly Loop[]): Promise<unknown> => {
  const tab = tabs[who % tabs.length]
  if (tab === undefined) return
  if (what === 'look') return tab.catchUp()
  if (what === 'ask') return tab.record(fact('EditorSettingsReadRequested', { preview: null }))
  if (what !== 'answer')
    return Promise.all(Array.from({ length: what }, () => tab.record(fact('PaletteChosen', { palette: 'Slate' }))))
  const request = Object.keys(tab.state().calls.open)[0]
  if (request === undefined) return
  await tab.record(fact('EditorSettingsReadReceived', { settings: '{}' }), { cause: request, settles: request })
}

const stamps = (tab: string) => {
  let ids = 0
  return { id: () => `${tab}-${(ids += 1)}`, now: () => ids, tab, build: 'test' }
}

/** Tells the others when the log has grown, as pages do. */
const aTab = (name: string, log: Log, tabs: () => readonly Loop[]): Loop => {
  const onAppended = () => tabs().forEach((tab) => void (tab === loop ? null : tab.catchUp()))
  const loop = createLoop({ log, session: 'session', stamps: stamps(name), onAppended })
  return loop
}

/** Takes its time before and after each work, as the scheduler says. */
const slow = (log: Log, scheduler: fc.Scheduler): Log => {
  const late =
    <A extends readonly unknown[], B>(work: (...given: A) => Promise<B>) =>
    async (...given: A) => {
      await scheduler.schedule(Promise.resolve(), 'begins')
      const result = await work(...given)
      await scheduler.schedule(Promise.resolve(), 'ends')
      return result
    }
  return { append: late(log.append), read: late(log.read), sessions: log.sessions }
}

/** A storage that is lost, or cleared, after so many pieces of work. */
const failing = (moment: number, how: 'lost' | 'emptied'): Log => {
  let left = moment
  let now = memoryLog()
  const atItsTime =
    <A extends readonly unknown[], B>(work: (...given: A) => Promise<E.Either<LogFault, B>>) =>
    async (...given: A): Promise<E.Either<LogFault, B>> => {
      left -= 1
      if (left === 0 && how === 'emptied') now = memoryLog()
      return left <= 0 && how === 'lost' ? E.left({ tag: 'Lost', why: 'InvalidStateError' }) : work(...given)
    }
  return {
    append: atItsTime((...given: Parameters<Log['append']>) => now.append(...given)),
    read: atItsTime((...given: Parameters<Log['read']>) => now.read(...given)),
    sessions: () => now.sessions(),
  }
}

const everything = async (log: Log): Promise<readonly AnyFact[]> => {
  const found = await log.read('session', 0)
  return E.isRight(found) ? found.right : []
}

/** Also keys that are undefined, which Vitest’s own comparison passes over. */
const expectSame = (facts: readonly AnyFact[], found: readonly AnyFact[]) => {
  if (!isDeepStrictEqual(facts, found)) expect(facts).toStrictEqual(found)
}
