/** A job that is killed at a fact and gone on with in a new browser, and the same job undisturbed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { newKillableVisit, newProfile, newVisit } from '../support'
import type { KillableVisit } from '../support/killable-visit'
import { readKept } from '../support/read-kept'
import type { Visit } from '../support/visit'
import { storeState } from '../store-state'
import type { Job } from './jobs'
import { designs } from './merchant'
import { stopAtFact, type Place } from './stop-at-fact'

export type StoreState = Awaited<ReturnType<typeof storeState>>

/** What a job leaves when nothing happens to it: the store, and the types of the facts in their order. */
export type Calm = { readonly store: StoreState; readonly facts: readonly string[] }

export const calmly = async ({ wish, prepare }: Job): Promise<Calm> => {
  await prepare()
  const visit = await newVisit()
  await designs(visit.page, wish)
  const store = await storeState()
  const facts = typesOf(await readKept(visit.page))
  await visit.close()
  return { store, facts }
}

export type Outcome = Place & {
  readonly seconds: number
  readonly equal: boolean
  /** What was met at that number, in this run; null when the job was at its end before. */
  readonly type: string | null
  /** How many facts were kept when the browser was killed. */
  readonly before: number
  /** What the merchant did after the kill. */
  readonly done: readonly string[]
  /** Errors of the pages, and what kept the job from its end. */
  readonly errors: readonly string[]
  /** Of an unequal end: the store, and the log as the last browser kept it. */
  readonly found?: { readonly store: StoreState; readonly kept: string }
}

/** An equal end without an error on the way. */
export const isRight = ({ equal, errors }: Outcome): boolean => equal && errors.length === 0

/** Never throws: what went wrong is in the outcome. */
export const killedAt = async (job: Job, place: Place, wanted: StoreState): Promise<Outcome> => {
  const begin = Date.now()
  const errors: string[] = []
  const told = await killedAndGoneOn(job, place, wanted, errors).catch((error: unknown) => {
    errors.push(String(error))
    return nothing
  })
  return { ...place, seconds: (Date.now() - begin) / 1000, ...told, errors }
}

const nothing = { equal: false, type: null, before: 0, done: [] }

const killedAndGoneOn = async ({ wish, prepare }: Job, place: Place, wanted: StoreState, errors: string[]) => {
  await prepare()
  const profile = await newProfile()
  const first = await newKillableVisit(profile)
  const type = await diedIn(first, wish, place)
  const second = await newKillableVisit(profile)
  try {
    const done = await designs(second.page, wish).catch((error: unknown) => {
      errors.push(String(error))
      return []
    })
    const store = await settled(wanted)
    const kept = await readKept(second.page)
    const equal = store === wanted
    return { equal, type, before: keptAtTheKill(typesOf(kept)), done, ...(equal ? {} : { found: { store, kept } }) }
  } finally {
    errors.push(...first.console.splice(0), ...second.console.splice(0))
    await second.close()
  }
}

const diedIn = async (visit: KillableVisit, wish: Job['wish'], place: Place): Promise<string | null> => {
  try {
    return await metAt(visit, wish, place)
  } finally {
    await visit.kill()
  }
}

/** The fact's type; null when the job ended before it came, which gets a moment more. */
const metAt = async ({ page }: Visit, wish: Job['wish'], place: Place): Promise<string | null> => {
  const { stopped } = await stopAtFact(page, place)
  const ended = designs(page, wish).then(() => sleep(5_000, null))
  // The merchant of a page that is killed has no end to come to.
  ended.catch(() => undefined)
  return Promise.race([stopped, ended])
}

/** The wanted state itself once the store has it; what is written last may still be on its way there. */
export const settled = async (wanted: StoreState): Promise<StoreState> => {
  const end = Date.now() + 15_000
  let store = await storeState()
  while (!isDeepStrictEqual(store, wanted) && Date.now() < end) {
    await sleep(500)
    store = await storeState()
  }
  return isDeepStrictEqual(store, wanted) ? wanted : store
}

/** The page that is opened after it resumes the session, or begins another where the job was at its end. */
const keptAtTheKill = (types: readonly string[]): number =>
  types.findIndex((type, index) => type === 'FlowResumed' || (type === 'FlowOpened' && index > 0))

const typesOf = (kept: string): readonly string[] =>
  (JSON.parse(kept) as [{ event: { type: string } }[]])[0].map(({ event }) => event.type)
