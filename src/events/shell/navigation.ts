/** Where the merchant is and where they go. */
import * as t from 'io-ts'

/** Browser back or forward, or an address typed by hand. */
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
