/** Answers the wizard on a page with the real loop and runner over the fake store, and generates the store. */
import { of, Subject } from 'rxjs'
import { fact } from '../../src/events'
import type { Fault } from '../../src/events/calls'
import { owed } from '../../src/projections/owed'
import type { Log } from '../../src/persistence/log'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import { paths } from '../../src/events/route-path'
import type { State } from '../../src/reducers'
import type { Ports } from '../../src/effects/runner/ports'
import { fakeStore, type FakeStore } from './fake-store'
import { openPage, until, type Page } from './session-run'
import { fakePorts, type Weather } from './world'

export const withAi = { aiEnabled: true, aiProvider: 'rules' } as const
export const description = 'We bake sourdough bread in Leeds'

export type Run = { readonly page: Page; readonly store: FakeStore; readonly log: Log }

/** Answers the wizard up to the tone. */
export const answered = async (
  store: FakeStore = fakeStore(),
  weather?: Weather,
  more: Partial<Ports> = {},
  over: Parameters<typeof openPage>[3] = withAi,
): Promise<Run> => {
  const log = memoryLog()
  const page = await openPage(log, { ...fakePorts(store, weather), ...more }, '', over)
  await until(page, ({ features }) => features.flowType !== null && features.fontLibrary !== null)
  await page.loop.record(fact('DesignWithAiChosen'))
  await page.loop.record(fact('BusinessDescribed', { text: description }))
  await page.loop.record(fact('LookChosen', { look: 'Classic' }))
  return { page, store, log }
}

/** Gives the last answer, and the consent if it is asked for. */
export const toned = async (
  { page }: Run,
  answer: 'DataSharingAgreed' | 'DataSharingDeclined' = 'DataSharingAgreed',
): Promise<void> => {
  await page.loop.record(fact('ToneChosen', { tone: 'Formal' }))
  const { route, surroundings } = page.loop.state()
  if (route.dialog === 'data-sharing')
    await page.loop.record(fact(answer, { provider: surroundings?.aiProvider ?? 'rules' }))
}

/** With the site's own model, which needs the merchant's consent. */
export const withModel = { aiEnabled: true, aiProvider: 'wordpress' } as const

export const generated = async (run: Run): Promise<State> => {
  await toned(run)
  return until(run.page, (state) => state.setUp.stage === 'done' && owed(state).length === 0)
}

/** Whether the generation failed and no call is open any more. */
export const failedRun = ({ page }: Run): Promise<State> =>
  until(page, ({ setUp, calls }) => setUp.stage === 'failed' && Object.keys(calls.open).length === 0)

export const isOnTone = ({ route }: State): boolean => route.path === paths.tone

/** These calls fail for as long as `on` says so. */
export const failing =
  (call: RegExp, on: { readonly value: boolean } = { value: true }, fault: Fault = broken): Weather =>
  ({ method, path }) =>
    of(on.value && call.test(`${method} ${path}`) ? fault : null)

/** The first of these calls waits until it is let through; the others pass. */
export const gated = (call: RegExp) => {
  const door = new Subject<null>()
  let waiting = false
  const weather: Weather = ({ method, path }) => {
    if (waiting || !call.test(`${method} ${path}`)) return of(null)
    waiting = true
    return door
  }
  return { weather, reached: () => waiting, open: () => door.next(null) }
}

export const broken: Fault = { tag: 'Refused', status: 400, code: 'broken', message: 'It broke' }

/** The calls about the store's content, in the order in which they reached it. */
export const contentCalls = ({ sent }: FakeStore) =>
  sent
    .filter(({ call }) => call.includes('/ai/'))
    .map(({ call, body }) => ({ call: call.replace(/\/(?:wc\/private|customize-your-store\/v1)\/ai\//, ''), body }))
