/** A tab with the flow: put together as in src/main.tsx, in a simulated world. */
import { BehaviorSubject, distinctUntilChanged, EMPTY, filter, merge, Observable, switchMap, take } from 'rxjs'
import * as E from 'fp-ts/Either'
import { keepAddress } from '../../src/effects/navigation'
import type { Ports } from '../../src/effects/runner/ports'
import { sensors } from '../../src/effects/sensors'
import { fact, type FlowEvent } from '../../src/events'
import type { Arrival, Surroundings } from '../../src/events/shell'
import { openFlow } from '../../src/app/loop/open-flow'
import { runEffects } from '../../src/app/loop/run-effects'
import type { Loop } from '../../src/app/loop/loop'
import { logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import '../support/all-effects'
import { browsing, type Browsing } from './browsing'
import { eyes } from './eyes'
import { lifeIn, type Life } from './life'
import { restOver, type Line } from './network'
import type { SharedLog } from './shared-log'
import type { TabLocks } from './tab-locks'
import { clockOf } from './virtual-time'

export type Tab = {
  readonly name: string
  readonly life: Life
  /** Null until the page is open. */
  readonly loop: () => Loop | null
  readonly browsing: Browsing
  readonly record: (event: FlowEvent) => void
  /** Another tab announces that the log has grown. */
  readonly hear: () => void
}

export type Browser = {
  readonly line: Line
  readonly log: SharedLog
  readonly locks: TabLocks
  /** As the page is served with them. */
  readonly surroundings: () => Surroundings
  readonly online$: Observable<boolean>
  readonly isSeen$: (name: string) => Observable<boolean>
  /** Tells the other tabs that the log has grown. */
  readonly announce: (from: Tab) => void
  readonly onOpen: (tab: Tab, loop: Loop) => void
  readonly onRecorded: (tab: Tab, event: FlowEvent) => void
  /** The page goes elsewhere. */
  readonly onLeave: (tab: Tab, url: string | null) => void
}

export const openTab = (
  browser: Browser,
  name: string,
  place: { readonly path: string; readonly arrival: Arrival },
): Tab => {
  const { line, log, locks } = browser
  const life = lifeIn(line.time)
  const history = browsing(life, place.path, place.arrival)
  let ids = 0
  let loop: Loop | null = null
  const clock = clockOf(line.time, life.later)
  // Like the browser's: without characters that a URL would escape.
  const random = { id: () => `${name.replaceAll(' ', '-')}-${(ids += 1)}`, number: line.luck.roll }
  const ports: Ports = {
    rest: restOver(line, life),
    ai: { complete: () => EMPTY, forget: () => undefined },
    web: { readJson: () => EMPTY },
    files: { download: () => fileOver(life) },
    clock,
    random,
    network: { online$: browser.online$ },
    navigation: { ...history.port, leave: (url) => browser.onLeave(tab, url) },
    locks: locks(life, clock, life.hearing(browser.isSeen$(name).pipe(distinctUntilChanged()))),
    referrals: { taskReferral: () => null, forgetTaskReferral: () => undefined },
    tracks: { record: () => undefined, allow: () => undefined },
    linkAddresses: new Map<string, string>(),
  }
  const lost$ = new BehaviorSubject<string | null>(null)
  const tab: Tab = {
    name,
    life,
    loop: () => loop,
    browsing: history,
    record: (event) =>
      void loop?.record(event).then(() => (life.isOver() ? undefined : browser.onRecorded(tab, event))),
    hear: () => void loop?.catchUp(),
  }

  const start = async () => {
    const { path, arrival, customizing } = ports.navigation
    const opened = await ports.locks.oneByOne(() =>
      openFlow({
        log: logWithMemoryFallback(log.port(life), (why) => lost$.next(why)),
        stamps: { id: random.id, now: ports.clock.now, tab: name, build: 'test' },
        surroundings: browser.surroundings(),
        path: path(),
        arrival: arrival(),
        customizing: customizing(),
        joins: ports.locks.taken,
        onAppended: () => browser.announce(tab),
      }),
    )
    if (life.isOver()) return
    loop = opened
    browser.onOpen(tab, opened)
    const subscription = joined(opened, ports, name, lost$).subscribe()
    subscription.add(eyes(opened, life).subscribe())
    subscription.add(
      opened.state$
        .pipe(
          filter(({ abandoned, calls }) => abandoned && Object.keys(calls.open).length === 0),
          take(1),
        )
        .subscribe(() => browser.onLeave(tab, 'the intro')),
    )
    life.afterwards(() => subscription.unsubscribe())
  }
  void start()
  return tab
}

const joined = (loop: Loop, ports: Ports, tab: string, lost$: Observable<string | null>): Observable<unknown> => {
  const reports$ = merge(
    sensors(loop.state$, ports),
    lost$.pipe(
      filter((why) => why !== null),
      switchMap((why) => [fact('StorageLost', { why })]),
    ),
  )
  const recorded$ = new Observable<never>(() => reports$.subscribe((event) => void loop.record(event)))
  return merge(recorded$, keepAddress(loop, ports.navigation), runEffects(loop, ports, tab))
}

const fileOver = (life: Life): ReturnType<Ports['files']['download']> =>
  new Observable((subscriber) =>
    life.later(20, () => {
      subscriber.next(E.right(font))
      subscriber.complete()
    }),
  )

const font = new Blob(['font'])
