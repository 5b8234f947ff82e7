/** A session in a small world that somebody, or the computer, troubles. */
import * as E from 'fp-ts/Either'
import { of } from 'rxjs'
import type { FlowEvent } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import type { Surroundings } from '../../../src/events/shell'
import type { AnyFact, Log } from '../../../src/persistence/log'
import { memoryLog, logWithMemoryFallback } from '../../../src/persistence/log-with-memory-fallback'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { atRest, openPage } from '../../support/session-run'
import { fakePorts, type Weather } from '../../support/world'

type Life = {
  readonly path?: string
  readonly surroundings?: Partial<Surroundings>
  readonly weather?: Weather
  readonly log?: Log
  readonly store?: FakeStore
  readonly does: readonly FlowEvent[]
}

export const live = async ({
  path = '',
  surroundings = {},
  weather,
  log = memoryLog(),
  store = fakeStore(),
  does,
}: Life): Promise<readonly AnyFact[]> => {
  const page = await openPage(log, fakePorts(store, weather), path, surroundings)
  await atRest(page)
  for (const event of does) {
    await page.loop.record(event)
    await atRest(page)
  }
  page.close()
  return page.loop.facts()
}

/** The first of these requests meets what `happens` says; all others fare well. */
export const once = (what: RegExp, happens: () => Fault): Weather => times(1, what, happens)

/** As often as a call is tried. */
export const thrice = (what: RegExp, happens: () => Fault): Weather => times(3, what, happens)

/** @param what address and body of a request */
const times = (many: number, what: RegExp, happens: () => Fault): Weather => {
  let left = many
  return (request) => {
    if (left === 0 || !what.test(`${request.path} ${JSON.stringify(request.body)}`)) return of(null)
    left -= 1
    return of(happens())
  }
}

/** A log whose store is full after so many writes, and which goes on in memory as the page's does. */
export const filling = (writes: number): Log => {
  const kept = memoryLog()
  let left = writes
  const full = E.left({ tag: 'Lost', why: 'QuotaExceededError' } as const)
  return logWithMemoryFallback(
    { ...kept, append: async (...given) => ((left -= 1) < 0 ? full : kept.append(...given)) },
    () => undefined,
  )
}
