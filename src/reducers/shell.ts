/**
 * Leaving the flow, pauses, the page's conditions (network, login, storage, failed effects), and facts that cannot be used.
 */
import type { FlowEvent } from '../events'
import { calls as declared, isRequest, phaseOf, type RequestEvent } from '../events/call-facts'
import type { Recorded, UnknownFact } from '../events/log'
import type { State } from './state'

/** `url` null means the previous entry of the browser's history. Only the tab where the merchant clicked navigates. */
export type Departure = { readonly url: string | null; readonly tab: string }

type Place = Pick<Departure, 'url'>

/** What is known of the destinations outside the flow. */
type Outside = Pick<State, 'surroundings' | 'store'>

export const reduceDeparture = (
  departure: Departure | null,
  { event, tab, settles }: Recorded<FlowEvent>,
  state: Outside & Pick<State, 'calls'>,
): Departure | null => {
  if (event.type === 'FlowResumed') return null
  if (isEnd(event))
    return isAbout(departure, settles === null ? undefined : state.calls.open[settles]) ? null : departure
  const place = placeOf(event, state)
  return place === null ? departure : { ...place, tab }
}

/** Whether the request is for this departure. */
export const isAbout = (departure: Departure | null, request: RequestEvent | undefined): boolean =>
  request?.type === 'DepartureRequested' && request.url === departure?.url

const isEnd = ({ type }: FlowEvent) =>
  type === 'DepartureMade' || type === 'DepartureRefused' || type === 'DepartureAbandoned'

const placeOf = (event: FlowEvent, state: Outside): Place | null => {
  switch (event.type) {
    case 'WayOutTaken':
      return { url: event.url }
    case 'BreadcrumbClicked':
      return event.inside ? { url: null } : home(state)
    case 'BackToHomeChosen':
    case 'WizardSkipped':
      return home(state)
    case 'AllThemesChosen':
      return themes(state)
    case 'ActiveThemeChosen':
    case 'NewThemeChosen':
      return event.link === '' ? ownPlace(event.type, state) : null
    case 'ClosingReadReceived':
      return event.taskCompleted ? to(event.referral ?? undefined) : null
    default:
      return null
  }
}

const home = ({ surroundings }: Outside) => to(surroundings?.adminHome)

const to = (url: string | undefined): Place | null => (url === undefined ? null : { url })

const admin = ({ surroundings }: Outside, page: string) =>
  to(surroundings === null ? undefined : surroundings.admin + page)

const themes = (state: Outside): Place | null => {
  const { surroundings, store } = state
  // Without WooCommerce there is no extensions page; `browseAll` is where this account may browse themes.
  return surroundings?.managedHosting === true || surroundings?.woocommerce === false
    ? (to(store?.browseAll || undefined) ?? admin(state, 'themes.php'))
    : admin(state, 'admin.php?page=wc-admin&tab=themes&path=%2Fextensions')
}

/** The destination of a theme card without a link: the active theme's editor, or the themes list for another theme. */
const ownPlace = (type: 'ActiveThemeChosen' | 'NewThemeChosen', state: Outside): Place | null =>
  type === 'NewThemeChosen'
    ? admin(state, 'themes.php')
    : admin(state, state.store?.blockTheme === true ? 'site-editor.php' : 'customize.php')

/** Milliseconds since 1970. */
export type Pause = { readonly from: number; readonly to: number } | null

/** How long the session was idle before the page was loaded again; shown until the merchant navigates. */
export const reducePause = (
  pause: Pause,
  { event, at }: Recorded<FlowEvent>,
  before: { readonly at: number },
): Pause => {
  switch (event.type) {
    case 'FlowResumed':
      return { from: before.at, to: at }
    case 'PathVisited':
    case 'ScreenOpened':
    case 'FlowContinued':
    case 'DesignWithoutAiChosen':
    case 'DesignWithAiChosen':
    case 'QuickStartChosen':
    case 'StoreDesignerChosen':
    case 'CustomizingChosen':
    case 'DesignerLeft':
    case 'WizardClosed':
      return null
    default:
      return pause
  }
}
/** The network, the login, the event storage, and failed effects. */

export type World = {
  readonly online: boolean
  readonly loggedIn: boolean
  /** Whether facts are stored beyond this page. */
  readonly kept: boolean
  /** The merchant continues although nothing is stored. */
  readonly unsavedAccepted: boolean
  /** Number of failures, by name of the effect. */
  readonly broken: Readonly<Record<string, number>>
}

export const initialWorld: World = { online: true, loggedIn: true, kept: true, unsavedAccepted: false, broken: {} }

export const reduceWorld = (world: World, event: FlowEvent): World => {
  switch (event.type) {
    case 'FlowResumed':
      return { ...world, online: true, loggedIn: true, broken: {} }
    case 'NetworkLost':
      return { ...world, online: false }
    case 'NetworkRegained':
      return { ...world, online: true }
    case 'LoginExpired':
      return { ...world, loggedIn: false }
    case 'LoginRenewed':
      return { ...world, loggedIn: true }
    case 'StorageLost':
      return { ...world, kept: false }
    // The original session may have lost its storage, but a fork exists only if it could be stored.
    case 'FlowForked':
      return { ...world, kept: true, unsavedAccepted: false }
    case 'UnsavedWorkAccepted':
      return { ...world, unsavedAccepted: true }
    case 'EffectFailed':
      return { ...world, broken: { ...world.broken, [event.effect]: (world.broken[event.effect] ?? 0) + 1 } }
    default:
      return world
  }
}

export type Skipped = {
  readonly seq: number
  readonly type: string
  /** What went wrong, for developers; it may quote the content of the fact. */
  readonly why: string
}

/** The parts of the state that skipping a fact reads and changes. */
type Skipping = Pick<State, 'seq' | 'skipped' | 'calls'>

type Fold<State> = (state: State, fact: Recorded<FlowEvent>) => State

/**
 * Folds a fact, or lists it as skipped if this build cannot use it: the fact is unknown, or folding it throws. A skipped fact stays in the
 * log. Its only effect: a call that waited for such a response counts as refused, so that the flow continues (P-14).
 * @param fold may throw
 */
export const orSkipped = <State extends Skipping>(
  fold: Fold<State>,
  state: State,
  fact: Recorded<FlowEvent | UnknownFact>,
): State => {
  if (isUnknown(fact)) return skip(fold, state, fact, { type: nameOf(fact.event.raw), why: fact.event.why })
  const known = fact as Recorded<FlowEvent>
  try {
    return fold(state, known)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return skip(fold, state, known, { type: known.event.type, why })
  }
}

const isUnknown = (fact: Recorded<FlowEvent | UnknownFact>): fact is Recorded<UnknownFact> =>
  fact.event.type === 'UnknownFact'

const skip = <State extends Skipping>(
  fold: Fold<State>,
  state: State,
  fact: Recorded<FlowEvent | UnknownFact>,
  { type, why }: Omit<Skipped, 'seq'>,
): State => ({
  ...told(fold, state, fact, `${type}: ${why}`),
  seq: fact.seq,
  skipped: [...state.skipped, { seq: fact.seq, type, why }],
})

/** Refuses the call whose request or response cannot be used. */
const told = <State extends Skipping>(
  fold: Fold<State>,
  state: State,
  fact: Recorded<FlowEvent | UnknownFact>,
  what: string,
): State => {
  const { calls } = state
  const asking = isRequest(fact.event)
    ? { open: { ...calls.open, [fact.id]: fact.event }, asked: { ...calls.asked, [fact.id]: fact.seq } }
    : { open: calls.open, asked: calls.asked }
  const settles = isRequest(fact.event) ? fact.id : fact.settles
  const request = settles === null ? undefined : asking.open[settles]
  const phase = request && phaseOf(request.type)
  if (!phase) return state
  const refusal = { type: declared[phase.call].refused.name, fault: { tag: 'Garbled', what } } as FlowEvent
  const asked = { ...state, calls: { ...calls, ...asking } }
  try {
    return fold(asked, { ...fact, settles, event: refusal })
  } catch {
    return state
  }
}

/** The type with which the fact was recorded. */
const nameOf = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'type' in raw ? String(raw.type) : ''
