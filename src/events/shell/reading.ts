/** What the flow reads from the store before anything is designed. Reads can be repeated safely. */
import * as t from 'io-ts'
import { read } from '../calls/call'
import { nullable } from '../log/nullable'

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
