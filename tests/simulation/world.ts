/** The world of a session: one browser, one store, and what happens in them, in virtual time. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { map, startWith, Subject } from 'rxjs'
import type { Arrival } from '../../src/events/session'
import { paths } from '../../src/catalogue/route-path'
import { serve } from '../support/fake-store'
import { surroundings } from '../support/world'
import { isInTheWay } from './in-the-way'
import { luckOf } from './luck'
import { placesOf } from './met'
import type { Plan } from './plan'
import { sharedLog } from './shared-log'
import { offered, storeOf } from './stores'
import { openTab, type Browser, type Tab } from './tab'
import { tabLocks } from './tab-locks'
import { virtualTime } from './virtual-time'
import { weather } from './weather'
import type { Told, Watch, World } from './world-type'

export type { Watch, World } from './world-type'

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
