/** Where the merchant is and where they go. */
import * as t from 'io-ts'

/** Browser back or forward, or an address typed by hand. */
export const PathVisited = t.strict({ type: t.literal('PathVisited'), path: t.string })
/** A link inside the flow was followed, e.g. from the designer's menu to the palettes. */
export const ScreenOpened = t.strict({ type: t.literal('ScreenOpened'), path: t.string })
/** The chevron of the intro's sidebar. `inside` tells whether the previous history entry is part of the flow. */
export const BreadcrumbClicked = t.strict({ type: t.literal('BreadcrumbClicked'), inside: t.boolean })
/** A link that leaves the flow in the same tab: admin home, Customizer, theme pages. */
export const WayOutTaken = t.strict({ type: t.literal('WayOutTaken'), url: t.string })
/** A link that opens beside the flow in a new tab, e.g. 'View store'. */
export const LinkFollowed = t.strict({ type: t.literal('LinkFollowed'), url: t.string })

export const Dialog = t.keyof({
  'theme-switch': null,
  /** A banner's question before a new design with AI; which of three it is follows from the banner. */
  'new-design': null,
  /** What the AI wizard is about to send to a provider, and where. */
  'data-sharing': null,
  exit: null,
  /** Browser Back from the hand-over: leaving leads to the admin home. */
  'exit-to-admin': null,
  'more-fonts': null,
  'more-patterns': null,
  /** Before a design of a store in use: what it will change, and when. */
  'store-in-use': null,
  restore: null,
  survey: null,
})
export type Dialog = t.TypeOf<typeof Dialog>
/** A question was put before the merchant. */
export const DialogOpened = t.strict({ type: t.literal('DialogOpened'), dialog: Dialog })
/** The question was put away without an answer. */
export const DialogClosed = t.strict({ type: t.literal('DialogClosed') })
