/** Notices over every screen: network, login, storage, and failed reads that leave a screen empty. */
import { fact, type FlowEvent } from '../events'
import { calls as declared, type CallName, type RequestEvent } from '../events/call-facts'
import type { Fault } from '../events/calls'
import type { UnknownFact } from '../events/log'
import { parsePath, routeSteps, type RouteStep } from '../events/route-path'
import type { State } from '../reducers'
import { atOnce, outcomeOf } from '../reducers/calls'
import { isLookDue } from '../reducers/set-up/seen-by-visitors'
import { mayClose } from './closing'
import { memo } from './memo'

export const isOffline = ({ world }: State): boolean => !world.online

export const isLoggedOut = ({ world }: State): boolean => !world.loggedIn

/** 'lost': nothing is stored, and calls that change the store wait for the merchant's consent; 'given-up': consent was given. */
export const storage = ({ world }: State): 'kept' | 'lost' | 'given-up' => {
  if (world.kept) return 'kept'
  return world.unsavedAccepted ? 'given-up' : 'lost'
}

/** Why the store's design is not known as it is now; null when it is, or when a notice about network or login says so already. */
export const designerFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' ? unread(state, 'DesignRead') : null

/** Why the page and the pictures of patterns cannot be drawn; null when they can, or when the design itself is missing. */
export const previewFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' && designerFault(state) === null
    ? unread(state, 'EditorSettingsRead')
    : null

/** Why the closing screen cannot open: it is not known whether the task is complete, and nothing was saved here. */
export const closingFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'transitional' && !mayClose(state) ? unread(state, 'ClosingRead') : null

const unread = ({ calls }: State, call: CallName): Fault | null => {
  const outcome = outcomeOf(calls, call)
  if (outcome?.status !== 'refused') return null
  return outcome.fault.tag === 'Offline' || outcome.fault.tag === 'Expired' ? null : outcome.fault
}

/** Whether an effect has failed; the others keep working, and reloading the page restarts it. */
export const isBroken = ({ world }: State): boolean => Object.keys(world.broken).length > 0

/** Addresses of the admin area that screens link to. */
export const adminPages = memo(({ surroundings }: State) => {
  const admin = surroundings?.admin ?? ''
  return {
    products: `${admin}edit.php?post_type=product`,
    editor: `${admin}site-editor.php`,
    customizer: `${admin}customize.php?return=${pathOf(admin)}themes.php`,
    themes: `${admin}themes.php`,
    /** The short form of the login page: it confirms the login and does not redirect. */
    login: `${admin.replace(/wp-admin\/$/, '')}wp-login.php?interim-login=1`,
  }
})

/** The front page, and its address for a small frame: without admin bar and scroll bars. */
export const shop = memo(({ surroundings }: State) => {
  const home = surroundings?.home ?? ''
  return { home, preview: `${home}${home.includes('?') ? '&' : '?'}cys-hide-admin-bar=1` }
})

const pathOf = (address: string): string => address.replace(/^[a-z]+:\/\/[^/]+/i, '')

export type SiteHubView = {
  readonly title: string
  /** Address of the site's icon, '' when there is none. */
  readonly icon: string
  readonly adminHome: string
  /** The sign-up variant shows the platform's logo and no title. */
  readonly entrepreneur: boolean
}

/** The header of all screens: the store's title and icon, and the link back to the admin area. */
export const siteHub = memo(({ surroundings, designing }: State): SiteHubView => ({
  title: designing.server?.site.identity?.title ?? surroundings?.title ?? '',
  icon: surroundings?.icon ?? '',
  adminHome: surroundings?.adminHome ?? '',
  entrepreneur: surroundings?.entrepreneur ?? false,
}))

/**
 * Which store a session is about. The sites of a network, or a shop and its copy in a folder beside it, share a browser's storage.
 *
 * @returns the path of its admin area, which is the same whatever the scheme or the language of the address
 */
export const storeAt = (admin: string): string => admin.replace(/^[a-z]+:\/\/[^/]*/i, '')

/** Null for a fork that was not opened since: it belongs to the store in which it is opened, like a recording from elsewhere. */
export const storeOf = (facts: readonly { readonly event: FlowEvent | UnknownFact }[]): string | null => {
  const last = facts.findLast(({ event }) => placing.has(event.type))?.event as FlowEvent | undefined
  return last?.type === 'FlowOpened' || last?.type === 'FlowResumed' ? storeAt(last.surroundings.admin) : null
}

const placing: ReadonlySet<string> = new Set<FlowEvent['type']>(['FlowOpened', 'FlowResumed', 'FlowForked'])

/** What is owed on every screen: leaving the flow where the merchant chose to, and what the whole flow has to know. */
export const leaving = ({ departure }: State): readonly RequestEvent[] =>
  departure === null ? [] : [fact('DepartureRequested', { url: departure.url })]

/** What calls declare to be asked for on the screen. */
export const screenReads = ({ calls, route }: State): readonly RequestEvent[] =>
  atOnce(calls, readsOn.get(parsePath(route.path).step) ?? []).next

/** The store, its features, and whether WordPress's own AI is online. Jetpack's status waits for the consent (reducers/set-up/plan.ts). */
export const storeReads = (state: State): readonly RequestEvent[] => {
  const { calls, features, surroundings } = state
  const store = fact('StoreReadRequested')
  const others = [
    fact('FeaturesReadRequested'),
    ...(features.flowType === null && surroundings !== null
      ? [fact('AiStatusReadRequested', { provider: surroundings.aiProvider })]
      : []),
  ]
  // Also where it was read before.
  return isLookDue(state) ? [store, ...atOnce(calls, others).next] : atOnce(calls, [store, ...others]).next
}

/** They hold nothing but their name (events/calls.ts). */
const requestOf = (call: CallName) => ({ type: declared[call].requested.name }) as RequestEvent

const readsOn: ReadonlyMap<RouteStep, readonly RequestEvent[]> = new Map(
  routeSteps.map((step) => [
    step,
    (Object.keys(declared) as CallName[]).filter((call) => declared[call].on === step).map(requestOf),
  ]),
)
