/** The composition root: the only module that connects ports, log, effects and views. */
import { __ } from '@wordpress/i18n'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BehaviorSubject, combineLatest, filter, merge, Subscription, switchMap } from 'rxjs'
import { flowLogDoor } from './app/flow-log-door'
import { clientOf } from './app/client'
import { hostOf } from './app/host'
import { housekeeping } from './app/housekeeping'
import { Boot, surroundingsOf } from './app/boot'
import { parsePath, paths } from './events/route-path'
import {
  browserClock,
  browserFiles,
  browserNetwork,
  browserRandom,
  browserTracks,
  browserWeb,
} from './effects/adapters/browser'
import { jetpackAi } from './effects/adapters/jetpack'
import { earlyAnswers, answeredAlong, answeredEarly, type EarlyAnswers } from './effects/adapters/early-answers'
import { loadLaterEffects } from './effects/adapters/load-later-effects'
import { loadWholeLogic, stuck$ } from './effects/adapters/load-whole-logic'
import { browserLocks } from './effects/adapters/locks'
import { browserNavigation, browserReferrals, screenAddress } from './effects/adapters/address-bar'
import { nonceKeeper } from './effects/adapters/nonce'
import { restPort } from './effects/adapters/rest'
import { forgetToken } from './effects/ai-status'
import { keepAddress, leaveWhenOver } from './effects/navigation'
import type { Ports, Rest } from './effects/runner/ports'
import { sensors } from './effects/sensors'
import { track } from './effects/tracking'
import { fact } from './events'
import { leaveForNewer, openFlow } from './app/loop/open-flow'
import { runEffects } from './app/loop/run-effects'
import { indexedDbLog } from './persistence/indexed-db-log'
import { logWithMemoryFallback } from './persistence/log-with-memory-fallback'
import { browserTabs } from './persistence/tabs'
import { logWithVersionGuard } from './persistence/log-with-version-guard'
import { App } from './views/app'
import { FlowProvider } from './views/flow'
import { HostProvider } from './views/host'
import { Outdated } from './views/shell/breakdown'
import { laterScreens, ScreensMissing } from './views/shell/later-screens'
import { build } from './build'
import { atHome } from './effects/adapters/rest-preload'
import { readTogether } from './effects/adapters/read-together'

/** The Rest that effects use: maps paths to where this store serves them, uses early answers, and batches other reads. */
const flowRest = (rest: Rest, early: EarlyAnswers, { routes }: Boot): Rest =>
  atHome(answeredEarly(answeredAlong(readTogether(rest), early), early), routes)

/** The code that every screen but the intro needs. What does not load is asked for again by those who need it. */
const loadRest = (): void => {
  void fetchLogic()
  void loadLaterEffects().catch(() => undefined)
  laterScreens.loader.ahead()
}

const fetchLogic = (): Promise<unknown> => loadWholeLogic().catch(() => undefined)

/**
 * Calls back once somebody is at the page: what is pressed on the intro then needs no wait. A pointer that rests where the page comes up is
 * over it too, but does not move.
 */
const whenActive = (then: () => void): void =>
  ['pointermove', 'touchstart', 'keydown'].forEach((sign) =>
    window.addEventListener(sign, then, { once: true, passive: true }),
  )

const start = async (container: HTMLElement, boot: Boot) => {
  const nonce = nonceKeeper(boot.rest.nonce, boot.rest.nonceEndpoint)
  const rest = restPort(boot.rest.root, nonce)
  // Takes absolute addresses, with the same nonce.
  const pages = restPort('', nonce)
  const early = earlyAnswers(window, () => performance.now())
  const navigation = browserNavigation(boot.addresses.page)
  const linkAddresses = new Map<string, string>()
  const host = hostOf(rest, pages, early, boot, navigation.path(), linkAddresses)
  // Beside reading the log: another screen's first calls need them.
  if (parsePath(navigation.path()).step !== 'intro') loadRest()
  else whenActive(() => void fetchLogic())
  const ports: Ports = {
    rest: flowRest(rest, early, boot),
    ai: jetpackAi(boot.ai.completion, {
      root: boot.rest.root,
      nonce: boot.ai.jetpack?.nonce ?? boot.rest.nonce,
      blog: boot.ai.jetpack?.blog ?? new URL(boot.addresses.home).hostname,
      storage: () => sessionStorage,
      now: browserClock.now,
    }),
    web: browserWeb,
    files: browserFiles,
    clock: browserClock,
    random: browserRandom,
    network: browserNetwork,
    navigation,
    locks: browserLocks,
    referrals: browserReferrals,
    tracks: browserTracks,
    linkAddresses,
  }
  const root = createRoot(container)
  const app$ = new BehaviorSubject<ReactNode>(null)
  const outdated$ = new BehaviorSubject(false)
  combineLatest([app$, stuck$, outdated$]).subscribe(([app, stuck, outdated]) => {
    if (outdated) root.render(<Outdated />)
    else if (stuck !== null) root.render(<ScreensMissing why={stuck.why} onRetry={stuck.retry} />)
    else if (app !== null) root.render(app)
  })
  const lost$ = new BehaviorSubject<string | null>(null)
  const tabs = browserTabs()
  const tab = ports.random.id()
  let catchUp: () => void = () => undefined
  // Start listening before the log is read, so that no announcement is missed.
  tabs.listen(() => catchUp())
  tabs.listen(() => early.end('flow'))
  const stamps = { id: ports.random.id, now: ports.clock.now, tab, build }
  const loop = await ports.locks.oneByOne(() =>
    openFlow({
      log: logWithVersionGuard(
        logWithMemoryFallback(indexedDbLog(), (why) => lost$.next(why)),
        build,
        () => outdated$.next(true),
      ),
      stamps,
      surroundings: surroundingsOf(boot),
      path: navigation.path(),
      arrival: navigation.arrival(),
      customizing: navigation.customizing(),
      joins: ports.locks.taken,
      onAppended: tabs.announce,
    }),
  )
  catchUp = () => void loop.catchUp()

  const { removeSession, run$ } = housekeeping(loop, stamps, ports.clock)
  // Before the address is kept up to date: it may ask for the flow log.
  flowLogDoor({ boot, host, loop, stamps, removeSession, leave: navigation.leave }).subscribe()

  const reports$ = merge(
    sensors(loop.state$, ports),
    lost$.pipe(
      filter((why) => why !== null),
      switchMap((why) => [fact('StorageLost', { why })]),
    ),
  )
  const work = new Subscription()
  work.add(reports$.subscribe((event) => void loop.record(event)))
  work.add(keepAddress(loop, navigation).subscribe())
  work.add(track(loop.appended$, tab, ports.tracks).subscribe())
  work.add(forgetToken(loop.state$, ports.ai).subscribe())
  work.add(runEffects(loop, ports, tab).subscribe())
  const leaveTo = (path: string) => navigation.leave(screenAddress(boot.addresses.page, path))
  work.add(leaveWhenOver(loop.state$, () => leaveTo(paths.intro)).subscribe())
  work.add(leaveForNewer(loop, indexedDbLog(), tab, leaveTo).subscribe())
  work.add(run$.subscribe())

  app$.next(
    <HostProvider host={host}>
      <FlowProvider client={clientOf(loop, ports)}>
        <App trouble={boot.trouble} />
      </FlowProvider>
    </HostProvider>,
  )
  outdated$.pipe(filter(Boolean)).subscribe(() => work.unsubscribe())
}

const container = document.getElementById('customize-your-store')
if (container !== null) {
  const fail = (why: unknown) => {
    container.textContent = __(
      'The store designer could not be opened. Please reload the page. If that does not help, another plugin may be interfering.',
      'customize-your-store',
    )
    throw why
  }
  pipe(
    Boot.decode((window as { customizeYourStore?: unknown }).customizeYourStore),
    E.fold(fail, (boot) => void start(container, boot).catch(fail)),
  )
}
