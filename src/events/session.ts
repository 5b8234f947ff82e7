/** A flow is one session: opened, come back to, given up. */
import * as t from 'io-ts'
import { Provider } from './suggesting'

/** What the page knew when the flow was opened; never changes within a session. */
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
  /** Who makes suggestions in this store. */
  aiProvider: Provider,
  /** The plugin that connects the store to the AI says that it works offline. */
  connectionOffline: t.boolean,
  tracking: t.boolean,
  may: t.strict({
    customize: t.boolean,
    switchThemes: t.boolean,
    editTheme: t.boolean,
    manageOptions: t.boolean,
    upload: t.boolean,
    installThemes: t.boolean,
    /** False where the host or the site forbids changes to its files, whatever the account may do. */
    fileChanges: t.boolean,
    /** Whether WordPress keeps what the account saves as it is; false where it takes code out. */
    unfilteredHtml: t.boolean,
  }),
  /** Whether the recommended theme is there to be switched to, and whether the active one is a block theme. */
  theme: t.strict({ there: t.boolean, block: t.boolean }),
})
export type Surroundings = t.TypeOf<typeof Surroundings>

/** How the page was reached: by a link or a typed address, by loading it again, or by Back and Forward. */
export const Arrival = t.keyof({ address: null, reload: null, history: null })
export type Arrival = t.TypeOf<typeof Arrival>

/** The first fact of every session. */
export const FlowOpened = t.strict({
  type: t.literal('FlowOpened'),
  path: t.string,
  surroundings: Surroundings,
  arrival: Arrival,
  /** The address says that a design is to be adapted. */
  customizing: t.boolean,
})
/** The page was loaded again while the session was open: reload, crash, another day. */
export const FlowResumed = t.strict({
  type: t.literal('FlowResumed'),
  path: t.string,
  surroundings: Surroundings,
  customizing: t.boolean,
})
/** On the intro's offer the merchant went on where they were. */
export const FlowContinued = t.strict({ type: t.literal('FlowContinued') })
/** On the intro's offer the merchant started afresh; the last fact of its session. */
export const FlowAbandoned = t.strict({ type: t.literal('FlowAbandoned') })
/** From a place in a log a session of its own was made: its facts came before this one, the rest is its own. */
export const FlowForked = t.strict({ type: t.literal('FlowForked'), from: t.string, seq: t.number })
