/** A flow is one session: opened, resumed, abandoned. Also navigation, the environment, and what the intro reads from the store. */
import * as t from 'io-ts'
import { call, read } from './calls'
import { nullable } from './codecs'
import { Provider } from './wizard'

/** The data that the server printed into the page, read again on each page load. */
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
  /** Whether a quick start may ask WordPress's own AI client, also where the store offers no AI. */
  aiModel: t.boolean,
  /** Whether the plugin that connects the store to the AI reports that it works offline. */
  connectionOffline: t.boolean,
  /** Whether this build reads Jetpack's status only after the consent; earlier builds read it when a session began. */
  statusAfterConsent: t.boolean,
  /** Whether this build asks before it continues a Save that was interrupted long ago; earlier builds continued without asking. */
  asksAboutOldSave: t.boolean,
  tracking: t.boolean,
  /** Whether the flow has changed this store, in any browser, so that a restore may change something. */
  restorable: t.boolean,
  may: t.strict({
    customize: t.boolean,
    switchThemes: t.boolean,
    editTheme: t.boolean,
    manageOptions: t.boolean,
    upload: t.boolean,
    installThemes: t.boolean,
    /** False if the host or the site forbids changes to its files, regardless of the account's rights. */
    fileChanges: t.boolean,
    /** Whether WordPress stores what the account saves unchanged; false if it removes code. */
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
  /** Whether the address asks to customize an existing design. */
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
/** A new session was forked from another session's log: the facts before this one are copies, later ones are its own. */
export const FlowForked = t.strict({ type: t.literal('FlowForked'), from: t.string, seq: t.number })

/** The merchant used the browser's Back or Forward, or typed an address. */
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
  /** A banner's question before a new design with AI; the banner determines which of three questions it is. */
  'new-design': null,
  /** What the AI wizard is about to send, and to which provider. */
  'data-sharing': null,
  exit: null,
  /** The browser's Back during the hand-over to the designer: leaving leads to the admin home. */
  'exit-to-admin': null,
  /** Only in sessions of builds up to 0.4; nothing is shown. */
  'more-fonts': null,
  'more-patterns': null,
  /** Before designing a store that is in use: what will change, and when. */
  'store-in-use': null,
  /** 'Design it yourself', if a design without the wizard would replace changes, or if the store is in use. */
  'own-design': null,
  restore: null,
  /** The versions of the design that the store keeps. */
  versions: null,
  /** A link that shows the draft on a phone. */
  phone: null,
  survey: null,
})
export type Dialog = t.TypeOf<typeof Dialog>
/** A dialog was opened. */
export const DialogOpened = t.strict({ type: t.literal('DialogOpened'), dialog: Dialog })
/** The dialog was closed without an answer. */
export const DialogClosed = t.strict({ type: t.literal('DialogClosed') })

/** A recommended theme, as the intro's cards show it. */
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

/** What the store's front page shows. `page` is its title; '' if there is none. */
export const Front = t.strict({
  page: t.string,
  /** The title of the page that lists the posts; '' if there is none. */
  posts: t.string,
  /** Whether the front page is the shop. */
  shop: t.boolean,
  /** Whether other languages have other front pages. */
  languages: t.boolean,
  /** Whether the front page shows the latest posts, and no page lists them. */
  list: t.boolean,
})
export type Front = t.TypeOf<typeof Front>

/** Whether the store is in use, and what visitors see of it. */
export const StoreUse = t.strict({
  /** `no-shop`: only the shop's pages show 'coming soon'. Null if a store cannot be hidden. */
  visitors: nullable(t.keyof({ everything: null, 'no-shop': null, nothing: null })),
  /** Whether there are products that are not samples. */
  products: t.boolean,
  orders: t.boolean,
  /** A page was chosen as the front page, or a template was made for it. */
  frontPage: t.boolean,
  /** Whether WordPress shows a static page as the front page instead of the home template. Null in recordings of builds up to 0.5. */
  pageInFront: nullable(t.boolean),
  /** Null in recordings of builds up to 0.5, which did not read it. */
  front: nullable(Front),
  /** The address where the store can be launched; null if there is none. */
  launch: nullable(t.string),
})
export type StoreUse = t.TypeOf<typeof StoreUse>

/** Reads the store's state for the intro and the gates. */
const StoreRead = read('StoreRead', {}, 'StoreReadReceived', {
  theme: t.string,
  blockTheme: t.boolean,
  homeTemplate: t.string,
  completedTemplate: t.string,
  taskCompleted: t.boolean,
  /** Null if unknown; the store is then treated as in use. */
  use: nullable(StoreUse),
  themes: t.readonlyArray(ThemeCard),
  browseAll: t.string,
})

/** Reads whether the store has a font library. Up to version 0.3, it also reported the pattern library, which is null now. */
const FeaturesRead = read('FeaturesRead', {}, 'FeaturesReadReceived', {
  fontLibrary: t.boolean,
  patternLibrary: nullable(t.boolean),
})

export const shellReads = { StoreRead, FeaturesRead } as const

/** The browser went offline. */
export const NetworkLost = t.strict({ type: t.literal('NetworkLost') })
/** The browser is online again. */
export const NetworkRegained = t.strict({ type: t.literal('NetworkRegained') })
/** The store refused even a fresh nonce; pending requests wait until the merchant logs in. */
export const LoginExpired = t.strict({ type: t.literal('LoginExpired') })
/** The merchant reports having logged in again. */
export const LoginRenewed = t.strict({ type: t.literal('LoginRenewed') })
/** This browser cannot store the log; from now on, facts are kept in memory only. */
export const StorageLost = t.strict({ type: t.literal('StorageLost'), why: t.string })
/** Sessions were removed to free space, or by hand in the flow log. */
export const SessionsRemoved = t.strict({
  type: t.literal('SessionsRemoved'),
  ids: t.readonlyArray(t.string),
  facts: t.number,
  bytes: t.number,
})
/** The merchant continues although nothing is stored on this computer. */
export const UnsavedWorkAccepted = t.strict({ type: t.literal('UnsavedWorkAccepted') })
/** The merchant retried failed reads. */
export const ReadingRetried = t.strict({ type: t.literal('ReadingRetried') })
/** An effect threw because of a bug; the other effects keep working. */
export const EffectFailed = t.strict({ type: t.literal('EffectFailed'), effect: t.string, why: t.string })
/** The canvas threw while drawing; choices still become facts. */
export const CanvasFailed = t.strict({ type: t.literal('CanvasFailed'), why: t.string })
/** The merchant asked for the canvas to be drawn again. */
export const CanvasRedrawn = t.strict({ type: t.literal('CanvasRedrawn') })

/** The glossary's part about storing facts in this browser. */
export const withStorage = [StorageLost, UnsavedWorkAccepted, SessionsRemoved]

/** Leaves the page. `url` null means the previous entry of the browser's history. */
const Departure = call(
  'Departure',
  { url: t.union([t.string, t.null]) },
  'DepartureMade',
  {},
  { about: ({ url }) => url ?? 'back' },
)

/** Calls that leave the flow's page. They are settled before the page is left, so that a restored tab does not leave again. */
export const leavingCalls = { Departure } as const

/** A problem that prevents the flow on this store, served with the page. Not a fact: the next page load may differ. */
export const Trouble = t.type({
  sentence: t.string,
  /** Where it can be fixed; null if the account may not fix it. */
  link: t.union([t.type({ text: t.string, url: t.string }), t.null]),
})
export type Trouble = t.TypeOf<typeof Trouble>
