/**
 * Work that is owed: requests in the log that are not settled, and requests to record next. A cold start, a resume after a crash and live
 * use all run from this one list (tests/properties/settled-once.test.ts).
 */
import { callOf, calls, phaseOf, type RequestEvent } from '../events/call-facts'
import { retiredCalls } from '../events/publishing'
import type { State } from '../reducers'
import { callKey, isOutdated } from '../reducers/calls'
import { isWordsForsaken } from '../reducers/design/section-words'
import { wanted as planned, type Publications } from '../reducers/plans'
import { isOfSetUp } from '../reducers/published'
import { isOfVersion, isRestoring } from '../reducers/restoring'
import { usesFont } from '../reducers/saving'
import { isSparedFrom, mayBeSeen } from '../reducers/set-up/seen-by-visitors'
import { isRunning } from '../reducers/set-up/set-up'
import { isAbout } from '../reducers/shell'
import { memo } from './memo'
import { publicationOfRecipe, publicationOfSave } from './publication'

export type OwedCall = {
  readonly request: RequestEvent
  /** Id of the request in the log; null when it is still to be recorded. */
  readonly id: string | null
}

const publications: Publications = { ofSave: publicationOfSave, ofRecipe: publicationOfRecipe }

/** Requests that are due now and have no outcome yet; some may already be open. */
export const wanted = (state: State): readonly RequestEvent[] => planned(state, publications)

export const owed = memo((state: State): readonly OwedCall[] => {
  if (state.abandoned) return []
  const open = Object.entries(state.calls.open).map(([id, request]): OwedCall => ({ request, id }))
  const asked = new Set(open.map(({ request }) => callKey(request)))
  const fresh = wanted(state).filter((request) => !asked.has(callKey(request)))
  return [...open, ...fresh.map((request): OwedCall => ({ request, id: null }))]
})

/** Ids of open requests that are no longer needed; they are settled as abandoned. */
export const requestsToAbandon = (state: State): readonly string[] =>
  Object.entries(state.calls.open).flatMap(([id, request]) =>
    state.abandoned ||
    isLeftForAnother(state, request) ||
    isWordsForsaken(state, request) ||
    isSparedFrom(state, request) ||
    isLeftOutOfSave(state, request) ||
    isOverwritten(state, id, request) ||
    isRetired(request)
      ? [id]
      : [],
  )

const isLeftForAnother = ({ departure }: State, request: RequestEvent): boolean =>
  request.type === 'DepartureRequested' && !isAbout(departure, request)

/**
 * Save does not wait for a font that its design does not use. If the font is installed anyway, it is in the library but not in the styles.
 */
const isLeftOutOfSave = ({ saving }: State, request: RequestEvent): boolean =>
  request.type === 'FontFamilyInstallRequested' &&
  saving.stage === 'running' &&
  !usesFont(saving.design, request.family.slug)

/**
 * A new or a restored design replaces a publication of Save that got no answer. Not while Save runs, which would request it over and over.
 */
const isOverwritten = ({ calls, saving, setUp, restoring }: State, id: string, request: RequestEvent): boolean =>
  request.type === 'PublicationRequested' &&
  saving.stage !== 'running' &&
  ((isRunning(setUp) && (!isOfSetUp(request) || isOutdated(calls, id))) || isRestoring(restoring))

/**
 * Whether only older builds make this request. This build has no effect for it; a publication does the work instead.
 */
const isRetired = (request: RequestEvent): boolean =>
  Object.hasOwn(retiredCalls, callOf(request)) ||
  (request.type === 'RestoreStepRequested' && !isOfVersion(request.step))

/**
 * Whether a call may be sent now. The browser has to be online and the merchant logged in. A change has to survive a reload, unless the
 * merchant accepted that it does not. A set-up changes a store only after reading it, and a publication of Save waits until Save runs.
 */
export const mayRun = (state: State, request: RequestEvent): boolean => {
  const { world } = state
  if (request.type === 'DepartureRequested') return true
  const isKept = world.kept || world.unsavedAccepted || isReading(request)
  return world.online && world.loggedIn && isKept && mayBeSeen(state, request) && !isUnanswered(state, request)
}

/**
 * Whether the request stays open without a clear answer: the store may have published the design. A publication that is outdated by another
 * design does not delay Save, and a set-up reads the store before its next attempt.
 */
export const isWaitedFor = ({ calls }: State, id: string): boolean => {
  const request = calls.open[id]
  return request?.type === 'PublicationRequested' && !isOfSetUp(request) && !isOutdated(calls, id)
}

/** The publication continues when the merchant saves again; that of a set-up continues with the set-up. */
const isUnanswered = ({ saving, setUp }: State, request: RequestEvent): boolean =>
  request.type === 'PublicationRequested' &&
  saving.stage !== 'running' &&
  !(isOfSetUp(request) && setUp.stage === 'assembling')

const isReading = ({ type }: RequestEvent) => {
  const phase = phaseOf(type)
  return phase !== null && calls[phase.call].reads
}
