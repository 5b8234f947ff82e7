/** Restoring a former design: the state before the flow's changes, and the steps that bring it back. */
import * as t from 'io-ts'
import { bothWays, call, read } from '../calls/call'
import { ProductProposal } from '../set-up/content'
import { FontFamily } from '../design/fonts'
import { Provider } from '../wizard/suggesting'
import { Typed } from '../log/typed'

const Part = { id: t.string, content: t.union([t.string, t.null]) }

/** The input from which texts and pictures were written, so that they can be written again. */
const Words = t.strict({
  description: Typed,
  provider: Provider,
  images: t.string,
  products: t.readonlyArray(ProductProposal),
})

const Product = t.intersection([
  /** `modified` is only known of a product that was written for the business, or restored from the trash. */
  t.strict({ kind: t.literal('product'), id: t.number, there: t.boolean, modified: t.union([t.string, t.null]) }),
  /** How the flow hid it: as a draft in a store without a trash. Missing if it did not, and in recordings of older builds. */
  t.exact(t.partial({ hidden: t.keyof({ trash: null, draft: null }) })),
])

/** An option that the flow sets. */
export const StoreOption = t.strict({ kind: t.literal('option'), name: t.string, value: t.unknown })

/**
 * The whole design as one of the versions that the store keeps, 0 for the store before the flow while nothing is published. `at` in milliseconds
 * since 1970; `left`: entities that could not go with it, because the page or the picture that they need is gone.
 */
const DesignVersion = t.intersection([
  t.strict({
    kind: t.literal('version'),
    id: t.number,
    at: t.number,
    left: t.readonlyArray(t.keyof({ frontPage: null, site: null })),
  }),
  t.exact(
    t.partial({
      /** The keys of what stays as it is, since somebody has touched or used it, or since it is gone. */
      stayed: t.readonlyArray(t.string),
      /** What the merchant has agreed to then. */
      tracking: t.boolean,
      consent: t.boolean,
    }),
  ),
])

/** One thing in the store that the flow changes, at some point in time. */
export const Thing = t.union([
  t.strict({ kind: t.literal('theme'), slug: t.string, name: t.string }),
  t.strict({ kind: t.literal('front-page'), show: t.string, page: t.number, posts: t.number }),
  /** Ids of pictures, 0 for none. */
  t.strict({ kind: t.literal('site'), logo: t.number, icon: t.number }),
  t.strict({ kind: t.literal('tagline'), text: Typed }),
  StoreOption,
  /** Content null: the theme's own file applies. */
  t.strict({ kind: t.literal('header'), ...Part }),
  t.strict({ kind: t.literal('footer'), ...Part }),
  t.strict({ kind: t.literal('home'), ...Part }),
  t.strict({ kind: t.literal('styles'), id: t.number, settings: t.UnknownRecord, styles: t.UnknownRecord }),
  t.strict({ kind: t.literal('menu'), id: t.number, status: t.string }),
  Product,
  /** Texts of patterns and samples; null for their original ones. */
  t.strict({ kind: t.literal('words'), written: t.union([Words, t.null]) }),
  /** The faces contain the URLs of the files in the collection. */
  t.strict({ kind: t.literal('font'), family: FontFamily, there: t.boolean }),
  DesignVersion,
])
export type Thing = t.TypeOf<typeof Thing>
export type Kind = Thing['kind']
export type ThingOf<K extends Kind> = Extract<Thing, { readonly kind: K }>

/** A change from one state of a thing to another; swapping the two undoes it. */
export const Step = t.strict({ from: Thing, to: Thing })
export type Step = t.TypeOf<typeof Step>

/** The store's state apart from its design: read before the flow changes anything, and again before a restore. */
const BaselineRead = read(
  'BaselineRead',
  {},
  'BaselineReadReceived',
  {
    things: t.readonlyArray(Thing),
    /** Ids of all products. */
    products: t.readonlyArray(t.number),
  },
  { partOf: 'set-up', ends: bothWays },
)
/** The store right after a Save. */
export const Snapshot = t.strict({ at: t.number, things: t.readonlyArray(Thing) })
export type Snapshot = t.TypeOf<typeof Snapshot>

/** An earlier session changed the store; this session can still restore the state before that. */
export const BaselineInherited = t.strict({
  type: t.literal('BaselineInherited'),
  steps: t.readonlyArray(Step),
  /** The store after the last Save; null when no session saved. */
  saved: t.union([Snapshot, t.null]),
})

/** What this browser knows to restore: the last saved design, or the one from before the flow. */
export const Former = t.keyof({ saved: null, before: null })
export type Former = t.TypeOf<typeof Former>
/** Or one of the versions that the store keeps. */
export const Restored = t.union([Former, t.literal('version')])
export type Restored = t.TypeOf<typeof Restored>
/** The merchant saw these steps and agreed. */
export const RestoreChosen = t.strict({
  type: t.literal('RestoreChosen'),
  steps: t.readonlyArray(Step),
  design: Restored,
})
/** Undoes the restore: the same steps in reverse, each unless somebody has changed the thing since. */
export const RestoreUndone = t.strict({ type: t.literal('RestoreUndone') })
/** After a failure: continues with the step that failed. */
export const RestoreRetried = t.strict({ type: t.literal('RestoreRetried') })
/** After a failure: keeps the steps made so far and skips the rest. */
export const RestoreStopped = t.strict({ type: t.literal('RestoreStopped') })
export const RestoreNoticeDismissed = t.strict({ type: t.literal('RestoreNoticeDismissed') })

/** Makes one step. Repeating it changes nothing. */
const RestoreStep = call('RestoreStep', { step: Step }, 'RestoreStepMade', {
  /** As it was made: the server may have added to it. */
  step: Step,
  /** Why it was skipped: another user changed the thing since, or it is gone. Null when it was made. */
  skipped: t.union([t.keyof({ touched: null, gone: null }), t.null]),
})

export const restoringCalls = { BaselineRead, RestoreStep } as const
