/** The wizard and the generation on pages that are killed, with failing calls; the merchant returns each time and continues. */
import * as E from 'fp-ts/Either'
import { concatMap, from, of } from 'rxjs'
import { paths } from '../../src/events/route-path'
import { fact } from '../../src/events'
import type { Fault } from '../../src/events/calls'
import { phaseOf } from '../../src/events/call-facts'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import type { AnyFact, Log } from '../../src/persistence/log'
import { owed } from '../../src/projections/owed'
import { foldAll, type State } from '../../src/reducers'
import type { RestRequest } from '../../src/effects/runner/ports'
import { fakeStore, serve, type FakeStore } from './fake-store'
import { mortal } from './mortal-page'
import { openPage, until, type Page } from './session-run'
import { sumOf } from './store-sum'
import { description, withAi } from './wizard-run'
import { fakePorts } from './world'

/** What may happen to a call: nothing, a temporary fault, or a lost answer. */
export type Fate = 'fine' | 'busy' | 'lost'

/** The wizard and the generation, over as many pages as are killed. */
export const walk = async (deaths: readonly number[], fates: readonly Fate[]) => {
  const log = memoryLog()
  const store = fakeStore()
  const ports = weathered(store, fates)
  let transactions = 0
  const counted: Log = { ...log, append: (...given) => ((transactions += 1), log.append(...given)) }
  for (const life of deaths) await lived(counted, life, ports)
  const page = await openPage(counted, ports, await placeOf(log), withAi)
  const state = await done(page)
  page.close()
  const facts = await everything(log, page.loop.session)
  const requests = facts.filter(({ event }) => phaseOf(event.type)?.phase === 'requested')
  return { state, store, log, facts, requests, sum: sumOf(store), transactions }
}

/** Runs a page until it is killed, or until there is nothing left to do. */
const lived = (log: Log, life: number, ports: ReturnType<typeof fakePorts>): Promise<void> =>
  new Promise((over) => {
    let page: Page | null = null
    const killed = () => {
      page?.close()
      over()
    }
    void (async () => {
      page = await openPage(mortal(log, life, killed), ports, await placeOf(log), withAi)
      await done(page)
      killed()
    })().catch(() => undefined)
  })

/** The merchant answers the remaining questions, and tries again after a failure. */
const done = async (page: Page): Promise<State> => {
  const settled = ({ setUp, calls }: State) =>
    (setUp.stage === 'done' || setUp.stage === 'failed') && Object.keys(calls.open).length === 0
  for (let attempts = 1; ; attempts += 1) {
    if (page.loop.state().wizard.description === '')
      await page.loop.record(fact('BusinessDescribed', { text: description }))
    if (page.loop.state().wizard.look !== 'Classic') await page.loop.record(fact('LookChosen', { look: 'Classic' }))
    if (page.loop.state().setUp.stage === 'idle') await page.loop.record(fact('ToneChosen', { tone: 'Formal' }))
    const state = await until(page, settled)
    if (attempts > 30) throw new Error(`Thirty attempts failed: ${JSON.stringify(state.setUp)}`)
    if (state.setUp.stage === 'done') return until(page, (now) => owed(now).length === 0)
    await page.loop.record(fact('GenerationRetried'))
  }
}

/** A call fails twice at most, so that one that is tried three times succeeds. */
const weathered = (store: FakeStore, fates: readonly Fate[]): ReturnType<typeof fakePorts> => {
  const bad = new Map<string, number>()
  let calls = 0
  const ports = fakePorts(store)
  const happens = ({ method, path, body }: RestRequest<unknown>): Fate => {
    const fate = fates[(calls += 1)] ?? 'fine'
    const call = `${method} ${path} ${JSON.stringify(body)}`
    const times = bad.get(call) ?? 0
    if (fate === 'fine' || times > 1 || isTolerated({ method, path })) return 'fine'
    bad.set(call, times + 1)
    return fate
  }
  return {
    ...ports,
    rest: {
      ...ports.rest,
      ask: (request) =>
        from(Promise.resolve()).pipe(
          concatMap(() => {
            const fate = happens(request as unknown as RestRequest<unknown>)
            if (fate === 'busy') return of(E.left<Fault>({ tag: 'Refused', status: 503, code: 'busy', message: '' }))
            const answer = serve(store, request)
            return of(fate === 'lost' ? E.left<Fault>({ tag: 'Timeout' }) : answer)
          }),
        ),
    },
  }
}

/** A refusal of these calls leads to another recipe or fewer fonts, as specified (docs/spec/set-up.md). */
const isTolerated = ({ method, path }: Pick<RestRequest<unknown>, 'method' | 'path'>) =>
  /font-(collections|families)/.test(path) || (method === 'GET' && path === '/wc/private/patterns')

/** The address at which the page was killed. */
const placeOf = async (log: Log): Promise<string> => {
  const sessions = await log.sessions()
  const session = E.isRight(sessions) ? sessions.right[0]?.id : undefined
  if (session === undefined) return paths.wizard
  return foldAll(await everything(log, session)).route.path
}

const everything = async (log: Log, session: string): Promise<readonly AnyFact[]> => {
  const facts = await log.read(session, 0)
  return E.isRight(facts) ? facts.right : []
}
