/** The world of a session: one browser, one store, and what happens in them, in virtual time. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { map, startWith, Subject } from 'rxjs'
import type { FlowEvent } from '../../src/events'
import type { Arrival } from '../../src/events/session'
import type { AnyFact } from '../../src/persistence/log'
import type { Loop } from '../../src/loop/loop'
import { paths } from '../../src/catalogue/route-path'
import { serve, type FakeStore } from '../support/fake-store'
import { surroundings } from '../support/world'
import type { Edit } from './colleague'
import { isInTheWay } from './in-the-way'
import { luckOf } from './luck'
import { placesOf, type Met } from './met'
import type { Line } from './network'
import type { Plan } from './plan'
import { sharedLog, type SharedLog } from './shared-log'
import { offered, storeOf } from './stores'
import { openTab, type Browser, type Tab } from './tab'
import { tabLocks } from './tab-locks'
import { virtualTime, type VirtualTime } from './virtual-time'
import { weather } from './weather'

/** One line of the story: who did what, when. */
export type Told = { readonly at: number; readonly who: string; readonly what: string }

export type World = {
  readonly time: VirtualTime
  readonly store: FakeStore
  readonly log: SharedLog
  /** Those in the log, and those that the pages of now keep in memory. */
  readonly facts: () => readonly AnyFact[]
  readonly tabs: () => readonly Tab[]
  readonly open: (path: string, arrival: Arrival) => Tab
  readonly close: (tab: Tab) => void
  /** The tab before the person's eyes; null while there is none. */
  readonly front: () => Tab | null
  /** Another one comes to the front. */
  readonly turn: () => void
  /** The next news of the log reach the other tabs late. */
  readonly deafen: () => void
  readonly setOnline: (online: boolean) => void
  readonly logIn: () => void
  readonly logOut: () => void
  /** Closes the tabs that keep the one in front from its work. */
  readonly clearWay: () => void
  /** What a second administrator did. */
  readonly edits: Edit[]
  /** From here on nothing fails any more. */
  readonly clear: () => void
  readonly tell: (who: string, what: string) => void
  readonly story: () => readonly Told[]
  readonly met: Met
  /** What was objected to outside of the flow of things. */
  readonly objection: () => Error | null
}

/** Whoever watches: each may object by throwing. */
export type Watch = {
  readonly onOpen: (tab: Tab, loop: Loop) => void
  readonly onArrival: Line['onArrival']
  readonly onDone: Line['onDone']
  readonly onRecorded: (tab: Tab, event: FlowEvent) => void
}

export const worldOf = (plan: Plan, watch: (world: World) => Watch): World => {
  const time = virtualTime()
  const luck = luckOf(plan.luck)
  const store = storeOf(plan)
  const log = sharedLog(time, luck)
  const sky = weather(plan.weather)
  const online$ = new Subject<null>()
  const story: Told[] = []
  let tabs: readonly Tab[] = []
  let online = true
  let loggedIn = true
  let count = 0
  let late = 0
  const met = new Set<string>()
  let objection: Error | null = null
  const tell = (who: string, what: string) => void story.push({ at: time.now(), who, what })

  const close = (tab: Tab) => {
    tab.life.end()
    tabs = tabs.filter((other) => other !== tab)
  }
  const open = (path: string, arrival: Arrival): Tab => {
    const tab = openTab(browser, `tab ${(count += 1)}`, { path, arrival })
    tabs = [...tabs, tab]
    return tab
  }
  const world: World = {
    time,
    store,
    log,
    facts: () => [...log.facts(), ...tabs.flatMap((tab) => tab.loop()?.facts() ?? [])],
    tabs: () => tabs,
    open,
    close,
    front: () => tabs.at(-1) ?? null,
    turn: () => (tabs = [...tabs.slice(-1), ...tabs.slice(0, -1)]),
    deafen: () => (late = 20),
    clearWay: () => tabs.filter((tab) => isInTheWay(tab, tabs.at(-1))).forEach(close),
    edits: [],
    setOnline: (now) => {
      if (online === now) return
      online = now
      online$.next(null)
    },
    logIn: () => (loggedIn = true),
    logOut: () => (loggedIn = false),
    clear: () => {
      sky.clear()
      late = 0
      log.abort(0)
      world.setOnline(true)
      world.logIn()
      tabs.forEach(({ life }) => (life.isFrozen() ? life.thaw() : undefined))
    },
    tell,
    story: () => story,
    met,
    objection: () => objection,
  }
  const watching = watch(world)
  const browser: Browser = {
    line: {
      store,
      serve: (request) =>
        pipe(
          serve(store, request),
          E.map((reply) => offered(reply, plan.store.fonts)),
        ),
      time,
      luck,
      fateOf: sky.of,
      isOnline: () => online,
      isLoggedIn: () => loggedIn,
      logOut: world.logOut,
      onArrival: watching.onArrival,
      onDone: watching.onDone,
      onFate: ({ method, path }, fate) => {
        met.add(`fate: ${fate}`)
        tell('call', `${method} ${path.slice(0, 70)}${fate === 'fine' ? '' : `: ${fate}`}`)
      },
    },
    log,
    locks: tabLocks(),
    surroundings: plan.ai ? { ...surroundings, aiEnabled: true, aiProvider: 'rules' } : surroundings,
    online$: online$.pipe(
      startWith(null),
      map(() => online),
    ),
    announce: (from) => {
      late -= 1
      for (const tab of tabs) if (tab !== from) tab.life.later(late < 0 ? luck.span(2) : 20_000, tab.hear)
    },
    onOpen: (tab, loop) => {
      loop.state$.subscribe((state) => placesOf(state).forEach((place) => met.add(place)))
      watching.onOpen(tab, loop)
    },
    onRecorded: (tab, event) => {
      try {
        watching.onRecorded(tab, event)
      } catch (error) {
        objection ??= error as Error
      }
    },
    onLeave: (tab, url) => {
      tell(tab.name, `leaves for ${url ?? 'where it came from'}`)
      close(tab)
      time.after(500, () => (tabs.length === 0 ? open(paths.intro, 'address') : undefined))
    },
  }
  return world
}
