/** A page with the real loop and the real runner over the fake store; it can be closed at any moment and opened again on the same log. */
import type { Subscription } from 'rxjs'
import { effectOf, runner } from '../../src/effects/runner/runner'
import type { Ports } from '../../src/effects/runner/ports'
import { openFlow } from '../../src/app/loop/open-flow'
import type { Loop } from '../../src/app/loop/loop'
import type { Log } from '../../src/persistence/log'
import type { State } from '../../src/reducers'
import type { Arrival } from '../../src/events/shell'
import './all-effects'
import { surroundings } from './world'

export type Page = { readonly loop: Loop; readonly close: () => void }

let pages = 0

export const openPage = async (
  log: Log,
  ports: Ports,
  path: string,
  over: Partial<typeof surroundings> = {},
  arrival: Arrival = 'address',
  effect = effectOf,
): Promise<Page> => {
  const page = (pages += 1)
  let ids = 0
  const loop = await openFlow({
    log,
    stamps: {
      id: () => `page-${page}-${(ids += 1)}`,
      now: () => 1_700_000_000_000 + page * 100_000 + ids,
      tab: `tab-${page}`,
      build: 'test',
    },
    surroundings: { ...surroundings, ...over },
    path,
    arrival,
    customizing: false,
    joins: async () => false,
    onAppended: () => undefined,
  })
  const effects: Subscription = runner(loop, ports, () => true, effect).subscribe()
  return { loop, close: () => effects.unsubscribe() }
}

/** Waits until the state satisfies the condition; the fake store answers within milliseconds. */
export const until = async (
  { loop }: Page,
  condition: (state: State) => boolean,
  milliseconds = 60_000,
): Promise<State> => {
  const end = Date.now() + milliseconds
  while (!condition(loop.state())) {
    if (Date.now() > end) throw new Error(`Still not so: ${JSON.stringify(summary(loop.state()))}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return loop.state()
}

/** The fake store and its clock answer within a few turns of Node's event loop; after this many without a fact, none follows. */
const quietTurns = 50

export const atRest = async ({ loop }: Page): Promise<void> => {
  let count = loop.facts().length
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    await turn()
    if (loop.facts().length !== count) quiet = -1
    count = loop.facts().length
  }
}

const turn = () => new Promise((resolve) => void setImmediate(resolve))

const summary = ({ route, setUp, saving, restoring, calls }: State) => ({
  route,
  setUp,
  saving,
  restoring: restoring.stage,
  open: Object.values(calls.open).map(({ type }) => type),
})
