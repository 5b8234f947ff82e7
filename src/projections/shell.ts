/** What every screen shares: notices about network, login, storage and failed reads, and the site's header. */
import type { FlowEvent } from '../events'
import type { CallName } from '../events/call-facts'
import type { Fault } from '../events/calls'
import type { UnknownFact } from '../events/log'
import { parsePath } from '../events/route-path'
import type { Front } from '../events/shell'
import type { State } from '../reducers'
import { outcomeOf } from '../reducers/calls'
import { mayClose } from './closing'
import { memo } from './memo'

export const isOffline = ({ world }: State): boolean => !world.online

export const isLoggedOut = ({ world }: State): boolean => !world.loggedIn

/**
 * Whether facts are stored. 'lost': they are not, and calls that change the store wait for the merchant's consent. 'given-up': the merchant
 * consented.
 */
export const storage = ({ world }: State): 'kept' | 'lost' | 'given-up' => {
  if (world.kept) return 'kept'
  return world.unsavedAccepted ? 'given-up' : 'lost'
}

/**
 * Why the store's current design is unknown; null if it is known, or if a notice about network or login already says so.
 */
export const designerFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' ? unread(state, 'DesignRead') : null

/** Why the page and the previews of patterns cannot be drawn; null if they can, or if the design itself is missing. */
export const previewFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' && designerFault(state) === null
    ? unread(state, 'EditorSettingsRead')
    : null

/**
 * Why the closing screen cannot open: it is unknown whether the task is complete, and nothing was saved in this session.
 */
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

/** The front page, and its address for a small frame: without the admin bar and scroll bars. */
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
 * Identifies the store of a session. The sites of a network, or a shop and its copy in a folder beside it, share one browser storage.
 *
 * @returns the path of its admin area, which does not depend on the scheme or the language of the address
 */
export const storeAt = (admin: string): string => admin.replace(/^[a-z]+:\/\/[^/]*/i, '')

/**
 * The store of a session; null for a fork that was not opened yet. Like a recording from elsewhere, a fork belongs to the store in which it
 * is opened.
 */
export const storeOf = (facts: readonly { readonly event: FlowEvent | UnknownFact }[]): string | null => {
  const last = facts.findLast(({ event }) => placing.has(event.type))?.event as FlowEvent | undefined
  return last?.type === 'FlowOpened' || last?.type === 'FlowResumed' ? storeAt(last.surroundings.admin) : null
}

const placing: ReadonlySet<string> = new Set<FlowEvent['type']>(['FlowOpened', 'FlowResumed', 'FlowForked'])

/** The address of a drawn picture (plugin/src/content/drawn-pictures.php), by its file name. */
export const drawnPictureAddress = ({ surroundings }: State): ((name: string) => string) => {
  const home = surroundings?.home ?? ''
  return (name) => `${home}${home.includes('?') ? '&' : '?'}customize-your-store-picture=${name}`
}

/** The current front page, by the titles of its pages; null if it is unknown. */
export const frontToday = ({ store }: State): Front | null => store?.use?.front ?? null

/**
 * A text that changes whenever a restore or its undo changes the shop's pages, or sample products are created for them.
 */
export const storeChanges = ({ canvas, restoring }: State): string =>
  `${restoring.stage === 'done' ? restoring.way : ''} ${canvas.products ?? ''}`

/** Whether choices can be made: a choice changes the store's design, so that has to be known. */
export const mayChoose = ({ designing: { design } }: State): boolean => design !== null
