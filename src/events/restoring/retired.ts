/**
 * What builds up to 0.5 restored thing by thing, from what the browser had noted of the store before the flow. The store keeps that as a version
 * now. Only recordings and sessions of those builds have it: it is decoded, and changes nothing.
 */
import * as t from 'io-ts'
import { bothWays, read } from '../calls/call'
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

/** One thing in the store at some point in time. */
export const retiredThings = [
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
] as const
const RetiredThing = t.union([...retiredThings])

/** The store's state apart from its design. */
export const BaselineRead = read(
  'BaselineRead',
  {},
  'BaselineReadReceived',
  {
    things: t.readonlyArray(RetiredThing),
    /** Ids of all products. */
    products: t.readonlyArray(t.number),
  },
  { partOf: 'set-up', ends: bothWays },
)

/** What an earlier session knew, with the store right after a Save. */
export const BaselineInherited = t.strict({
  type: t.literal('BaselineInherited'),
  steps: t.readonlyArray(t.strict({ from: RetiredThing, to: RetiredThing })),
  saved: t.union([t.strict({ at: t.number, things: t.readonlyArray(RetiredThing) }), t.null]),
})
