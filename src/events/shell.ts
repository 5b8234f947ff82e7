/** A flow is one session: opened, resumed, abandoned. */
import * as t from 'io-ts'
import { call, read } from './calls'
import { nullable } from './codecs'
import { Provider } from './wizard'

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

/**
 * Where the merchant is and where they go.
 *
 * Browser back or forward, or an address typed by hand.
 */
export const PathVisited = t.strict({ type: t.literal('PathVisited'), path: t.string })
/** A link within the flow was followed, e.g. from the designer's menu to the palettes. */
export const ScreenOpened = t.strict({ type: t.literal('ScreenOpened'), path: t.string })
/** The chevron of the intro's sidebar. `inside`: whether the previous history entry is part of the flow. */
export const BreadcrumbClicked = t.strict({ type: t.literal('BreadcrumbClicked'), inside: t.boolean })
/** A link that leaves the flow in the same tab: admin home, Customizer, theme pages. */
export const WayOutTaken = t.strict({ type: t.literal('WayOutTaken'), url: t.string })
/** A link that opens a new tab, e.g. 'View store'. */
export const LinkFollowed = t.strict({ type: t.literal('LinkFollowed'), url: t.string })

export const Dialog = t.keyof({
  'theme-switch': null,
  /** A banner's question before a new design with AI; the banner determines which of three it is. */
  'new-design': null,
  /** What the AI wizard is about to send, and to which provider. */
  'data-sharing': null,
  exit: null,
  /** Browser Back during the hand-over: leaving leads to the admin home. */
  'exit-to-admin': null,
  'more-fonts': null,
  'more-patterns': null,
  /** Before designing a store that is in use: what will change, and when. */
  'store-in-use': null,
  /** 'Design it yourself' where a design without the wizard would replace changes, or the store is in use. */
  'own-design': null,
  restore: null,
  /** The versions of the design that the store keeps. */
  versions: null,
  survey: null,
})
export type Dialog = t.TypeOf<typeof Dialog>
/** A dialog was opened. */
export const DialogOpened = t.strict({ type: t.literal('DialogOpened'), dialog: Dialog })
/** The dialog was closed without an answer. */
export const DialogClosed = t.strict({ type: t.literal('DialogClosed') })

/** What the flow reads from the store before anything is designed. Reads can be repeated safely. */
export const ThemeCard = t.strict({
  slug: t.string,
  name: t.string,
  description: t.string,
  price: t.string,
  isFree: t.boolean,
  isActive: t.boolean,
  thumbnail: t.string,
  link: t.string,
  palettes: t.readonlyArray(t.strict({ title: t.string, primary: t.string, secondary: t.string })),
  totalPalettes: t.number,
})
export type ThemeCard = t.TypeOf<typeof ThemeCard>

/** What is in front of the store, by the titles of the pages; empty where there is none. */
export const Front = t.strict({
  page: t.string,
  /** The page that lists the posts. */
  posts: t.string,
  /** Whether the page in front is the shop. */
  shop: t.boolean,
  /** Whether other languages have other pages in front. */
  languages: t.boolean,
  /** Whether the latest posts are in front, and no page lists them. */
  list: t.boolean,
})
export type Front = t.TypeOf<typeof Front>

/** Whether the store is in use, and what visitors see of it. */
export const StoreUse = t.strict({
  /** `no-shop`: only the shop's pages show 'coming soon'. Null where a store cannot be hidden. */
  visitors: nullable(t.keyof({ everything: null, 'no-shop': null, nothing: null })),
  /** Samples do not count. */
  products: t.boolean,
  orders: t.boolean,
  /** A page was chosen as the front page, or a template was made for it. */
  frontPage: t.boolean,
  /** Whether WordPress shows a page in front instead of the home template. Null where it was not read: builds up to 0.5 did not. */
  pageInFront: nullable(t.boolean),
  /** Null where it was not read: builds up to 0.5 did not. */
  front: nullable(Front),
  /** Address at which the store can be launched; null where there is none. */
  launch: nullable(t.string),
})
export type StoreUse = t.TypeOf<typeof StoreUse>

/** The store's state, for the intro and the gates. */
const StoreRead = read('StoreRead', {}, 'StoreReadReceived', {
  theme: t.string,
  blockTheme: t.boolean,
  homeTemplate: t.string,
  completedTemplate: t.string,
  taskCompleted: t.boolean,
  /** Null when unknown: the store then counts as in use. */
  use: nullable(StoreUse),
  themes: t.readonlyArray(ThemeCard),
  browseAll: t.string,
})

/** Whether the store has a font library. Up to version 0.3 this also reported the pattern library, which is null since. */
const FeaturesRead = read('FeaturesRead', {}, 'FeaturesReadReceived', {
  fontLibrary: t.boolean,
  patternLibrary: nullable(t.boolean),
})

export const shellReads = { StoreRead, FeaturesRead } as const

/** Events of the environment: network, login, storage, and failures of the flow's own code. */
export const NetworkLost = t.strict({ type: t.literal('NetworkLost') })
export const NetworkRegained = t.strict({ type: t.literal('NetworkRegained') })
/** A fresh nonce was refused too; owed work waits for the merchant to log in. */
export const LoginExpired = t.strict({ type: t.literal('LoginExpired') })
/** The merchant reports having logged in again. */
export const LoginRenewed = t.strict({ type: t.literal('LoginRenewed') })
/** This browser cannot store the log; from here on facts are kept in memory only. */
export const StorageLost = t.strict({ type: t.literal('StorageLost'), why: t.string })
/** Sessions were removed to free space, or by hand in the flow log; they can be restored until the page is closed. */
export const SessionsRemoved = t.strict({
  type: t.literal('SessionsRemoved'),
  ids: t.readonlyArray(t.string),
  facts: t.number,
  bytes: t.number,
})
/** The removed sessions were restored from the flow log; from then on they are kept. */
export const SessionsBroughtBack = t.strict({
  type: t.literal('SessionsBroughtBack'),
  ids: t.readonlyArray(t.string),
})
/** The merchant continues although nothing is stored on this computer. */
export const UnsavedWorkAccepted = t.strict({ type: t.literal('UnsavedWorkAccepted') })
/** The merchant retries failed reads. */
export const ReadingRetried = t.strict({ type: t.literal('ReadingRetried') })
/** A bug in one effect; the others keep working. */
export const EffectFailed = t.strict({ type: t.literal('EffectFailed'), effect: t.string, why: t.string })
/** The canvas threw while drawing; choices still become facts. */
export const CanvasFailed = t.strict({ type: t.literal('CanvasFailed'), why: t.string })
/** The merchant asked for the canvas to be drawn again. */
export const CanvasRedrawn = t.strict({ type: t.literal('CanvasRedrawn') })

/** The storage's part of the glossary: what happens to the facts themselves in this browser. */
export const withStorage = [StorageLost, UnsavedWorkAccepted, SessionsRemoved, SessionsBroughtBack]

/** `url` null means the previous entry of the browser's history. */
const Departure = call(
  'Departure',
  { url: t.union([t.string, t.null]) },
  'DepartureMade',
  {},
  { about: ({ url }) => url ?? 'back' },
)

/** Leaving the flow's page. Settled before the page is left, so that a restored tab does not leave again. */
export const leavingCalls = { Departure } as const

/** A problem that prevents the flow on this store, served with the page. Not a fact: the next page load may differ. */
export const Trouble = t.type({
  sentence: t.string,
  /** Where it can be fixed; null for an account that may not. */
  link: t.union([t.type({ text: t.string, url: t.string }), t.null]),
})
export type Trouble = t.TypeOf<typeof Trouble>
