/** The way back to the design from before: what the flow's changes were made over, and putting it there again. */
import * as t from 'io-ts'
import { call } from './call'
import { ProductProposal } from './content'
import { FontFamily } from './reading'
import { Provider } from './suggesting'
import { Typed } from './typed'

const Part = { id: t.string, content: t.union([t.string, t.null]) }

/** What the store's words and pictures were written from, so that they can be written again. */
const Words = t.strict({
  description: Typed,
  provider: Provider,
  images: t.string,
  products: t.readonlyArray(ProductProposal),
})

/** One thing of the store that the flow changes, as it is at some time. */
export const Thing = t.union([
  t.strict({ kind: t.literal('theme'), slug: t.string, name: t.string }),
  t.strict({ kind: t.literal('front-page'), show: t.string, page: t.number, posts: t.number }),
  /** Ids of pictures, 0 for none. */
  t.strict({ kind: t.literal('site'), logo: t.number, icon: t.number }),
  t.strict({ kind: t.literal('option'), name: t.string, value: t.unknown }),
  /** Content null: as the theme's own file has it. */
  t.strict({ kind: t.literal('header'), ...Part }),
  t.strict({ kind: t.literal('footer'), ...Part }),
  t.strict({ kind: t.literal('home'), ...Part }),
  t.strict({ kind: t.literal('styles'), id: t.number, settings: t.UnknownRecord, styles: t.UnknownRecord }),
  t.strict({ kind: t.literal('menu'), id: t.number, status: t.string }),
  /** `modified` is known of a product that was written for the business, or came back from the trash. */
  t.strict({ kind: t.literal('product'), id: t.number, there: t.boolean, modified: t.union([t.string, t.null]) }),
  /** The patterns' and samples' words; null for those that they come with. */
  t.strict({ kind: t.literal('words'), written: t.union([Words, t.null]) }),
  /** The faces carry the addresses of the files in the collection. */
  t.strict({ kind: t.literal('font'), family: FontFamily, there: t.boolean }),
])
export type Thing = t.TypeOf<typeof Thing>

/** From what is there to what shall be there; the other way round it undoes itself. */
export const Step = t.strict({ from: Thing, to: Thing })
export type Step = t.TypeOf<typeof Step>

/** The store as it is beside its design: read before the flow changes anything, and again before it is put back. */
export const BaselineRead = call('BaselineRead', {}, 'BaselineReadReceived', {
  things: t.readonlyArray(Thing),
  /** Ids of all products. */
  products: t.readonlyArray(t.number),
})
/** The store right after a Save. */
export const Snapshot = t.strict({ at: t.number, things: t.readonlyArray(Thing) })
export type Snapshot = t.TypeOf<typeof Snapshot>

/** A former session changed the store; what leads back from there goes on in this one. */
export const BaselineInherited = t.strict({
  type: t.literal('BaselineInherited'),
  steps: t.readonlyArray(Step),
  /** The store as it was when it was saved last; null when no session saved. */
  saved: t.union([Snapshot, t.null]),
})

/** The design that comes back: the one that was saved last, or the one from before the flow. */
export const Former = t.keyof({ saved: null, before: null })
export type Former = t.TypeOf<typeof Former>
/** The merchant saw these steps and agreed. */
export const RestoreChosen = t.strict({
  type: t.literal('RestoreChosen'),
  steps: t.readonlyArray(Step),
  design: Former,
})
/** The same steps the other way round: the design from before the restore comes back. */
export const RestoreUndone = t.strict({ type: t.literal('RestoreUndone') })
/** After a failure: on from the step that failed. */
export const RestoreRetried = t.strict({ type: t.literal('RestoreRetried') })
/** After a failure: what is put back stays so, the rest is left. */
export const RestoreStopped = t.strict({ type: t.literal('RestoreStopped') })
export const RestoreNoticeDismissed = t.strict({ type: t.literal('RestoreNoticeDismissed') })

/** Makes one thing what it shall be. A repeat finds it so and changes nothing. */
export const RestoreStep = call('RestoreStep', { step: Step }, 'RestoreStepMade', {
  /** As it was made: the server may have added to it. */
  step: Step,
  /** Why it was left alone: somebody changed it since, or it is gone. Null when it was made. */
  skipped: t.union([t.keyof({ touched: null, gone: null }), t.null]),
})
