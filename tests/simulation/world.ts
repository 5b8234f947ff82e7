/** The world of a session: one browser, one store, and what happens in them, in virtual time. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { BehaviorSubject, map, startWith, Subject } from 'rxjs'
import type { Arrival } from '../../src/events/shell'
import { paths } from '../../src/events/route-path'
import { serve } from '../support/fake-store'
import { isRestorable } from '../support/fake-versions-kept'
import { surroundings } from '../support/world'
import { luckOf } from './luck'
import { placesInto } from './met'
import type { Plan } from './plan'
import { sharedLog } from './shared-log'
import { secondComputer } from './second-computer'
import { offered, storeOf } from './stores'
import { openTab, type Browser, type Tab } from './tab'
import { tabLocks } from './tab-locks'
import { virtualTime } from './virtual-time'
import { isTolerated, weather } from './weather'
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
  let mayWrite = true
  let count = 0
  /** Each tab is in its own window, so all of them are visible. */
  let windows = false
  const inSight$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  const seen = (all: readonly Tab[]) => inSight$.next(new Set((windows ? all : all.slice(-1)).map(({ name }) => name)))
  let late = 0
  const met = new Set<string>()
  let forgot = false
  let objection: Error | null = null
  const tell = (who: string, what: string) => void story.push({ at: time.now(), who, what })

  const close = (tab: Tab) => {
    tab.life.end()
    seen((tabs = tabs.filter((other) => other !== tab)))
  }
  const open = (path: string, arrival: Arrival): Tab => {
    const tab = openTab(browser, `tab ${(count += 1)}`, { path, arrival })
    seen((tabs = [...tabs, tab]))
    return tab
  }
  const second = secondComputer(() => browser, time, luck)
  const world: World = {
    time,
    store,
    quickStart: plan.quickStart === true,
    log,
    facts: () => [...log.facts(), ...tabs.flatMap((tab) => tab.loop()?.facts() ?? []), ...second.facts()],
    second,
    tabs: () => tabs,
    open,
    close,
    front: () => tabs.at(-1) ?? null,
    turn: () => seen((tabs = [...tabs.slice(-1), ...tabs.slice(0, -1)])),
    sideBySide: (now) => {
      windows = now
      seen(tabs)
    },
    deafen: () => (late = 20),
    edits: [],
    setOnline: (now) => {
      if (online === now) return
      online = now
      online$.next(null)
    },
    logIn: () => (loggedIn = true),
    logOut: () => (loggedIn = false),
    setRights: (now) => (mayWrite = now),
    clear: () => {
      sky.clear()
      late = 0
      log.abort(0)
      world.setOnline(true)
      world.logIn()
      world.setRights(true)
      tabs.forEach(({ life }) => (life.isFrozen() ? life.thaw() : undefined))
    },
    tell,
    story: () => story,
    met,
    forgot: () => forgot || log.wasLost(),
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
      fateOf: (request) => (mayWrite || isTolerated(request) || request.method === 'GET' ? sky.of(request) : 'refused'),
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
    surroundings: () => ({
      ...surroundings,
      ...(plan.ai ? { aiEnabled: true, aiProvider: 'rules' } : {}),
      restorable: isRestorable(store),
    }),
    online$: online$.pipe(
      startWith(null),
      map(() => online),
    ),
    isSeen$: (name) => inSight$.pipe(map((names) => names.has(name))),
    announce: (from) => {
      late -= 1
      for (const tab of tabs) if (tab !== from) tab.life.later(late < 0 ? luck.span(2) : 20_000, tab.hear)
    },
    onOpen: (tab, loop) => {
      loop.state$.subscribe(placesInto(met))
      loop.state$.subscribe(({ world }) => (forgot ||= !world.kept))
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
