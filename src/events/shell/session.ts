/** A flow is one session: opened, resumed, abandoned. */
import * as t from 'io-ts'
import { Provider } from '../wizard/suggesting'

/** What the page was served with. Read anew each time it is loaded. */
export const Surroundings = t.strict({
  home: t.string,
  admin: t.string,
  adminHome: t.string,
  title: t.string,
  icon: t.string,
  woocommerce: t.boolean,
  entrepreneur: t.boolean,
  managedHosting: t.boolean,
  aiEnabled: t.boolean,
  /** The provider of suggestions in this store. */
  aiProvider: Provider,
  /** The plugin that connects the store to the AI reports that it works offline. */
  connectionOffline: t.boolean,
  /** Whether this build reads Jetpack's status only after the consent; the builds before read it when a session began. */
  statusAfterConsent: t.boolean,
  /** Whether this build asks before it goes on with a Save that was cut off long ago; the builds before went on. */
  asksAboutOldSave: t.boolean,
  tracking: t.boolean,
  /** Whether the flow has been at work in this store, in whichever browser: there is something that a restore may change. */
  restorable: t.boolean,
  may: t.strict({
    customize: t.boolean,
    switchThemes: t.boolean,
    editTheme: t.boolean,
    manageOptions: t.boolean,
    upload: t.boolean,
    installThemes: t.boolean,
    /** False where the host or the site forbids changes to its files, whatever the account may do. */
    fileChanges: t.boolean,
    /** Whether WordPress keeps what the account saves unchanged; false where it removes code. */
    unfilteredHtml: t.boolean,
  }),
  /** Whether the recommended theme is installed, and whether the active one is a block theme. */
  theme: t.strict({ there: t.boolean, block: t.boolean }),
})
export type Surroundings = t.TypeOf<typeof Surroundings>

/** How the page was reached: by a link or a typed address, by a reload, or by Back or Forward. */
export const Arrival = t.keyof({ address: null, reload: null, history: null })
export type Arrival = t.TypeOf<typeof Arrival>

/** The first fact of every session. */
export const FlowOpened = t.strict({
  type: t.literal('FlowOpened'),
  path: t.string,
  surroundings: Surroundings,
  arrival: Arrival,
  /** The address asks for the designer to adapt an existing design. */
  customizing: t.boolean,
})
/** The page was loaded again while the session was open: reload, crash, another day. */
export const FlowResumed = t.strict({
  type: t.literal('FlowResumed'),
  path: t.string,
  surroundings: Surroundings,
  customizing: t.boolean,
})
/** The merchant accepted the intro's offer to continue. */
export const FlowContinued = t.strict({ type: t.literal('FlowContinued') })
/** The merchant declined the intro's offer and started over; the last fact of its session. */
export const FlowAbandoned = t.strict({ type: t.literal('FlowAbandoned') })
/** A new session was forked from another one's log: the facts before this one are copied, later ones are its own. */
export const FlowForked = t.strict({ type: t.literal('FlowForked'), from: t.string, seq: t.number })
