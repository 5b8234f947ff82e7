/**
 * The versions of its design that the store keeps: the newest ones, made by each publication and for changes that a publication found, and
 * those that the merchant keeps.
 */
import * as t from 'io-ts'
import { call, read } from './calls'
import { nullable } from './codecs'

const Changed = t.keyof({
  theme: null,
  frontPage: null,
  site: null,
  styles: null,
  header: null,
  footer: null,
  home: null,
  templates: null,
  pages: null,
  menus: null,
  settings: null,
})

export const StoredVersion = t.strict({
  id: t.number,
  /** Milliseconds since 1970. */
  at: t.number,
  /** The name of the account; '' if unknown. */
  author: t.string,
  /**
   * `before`: the store before the flow; `found`: a change outside the flow; `published`: a Save; `again`: an earlier version that was
   * published again.
   */
  kind: t.keyof({ before: null, found: null, published: null, again: null }),
  /** What differs from the version before it. */
  what: t.readonlyArray(Changed),
  /** The front page's URL that shows this version to accounts that may design. */
  address: t.string,
  /** Whether the store keeps it regardless of its age. */
  pinned: t.boolean,
})
export type StoredVersion = t.TypeOf<typeof StoredVersion>

/** The kinds of things that a version may change, in the order in which they are shown. */
export const kindsOfChange = [
  'home',
  'header',
  'footer',
  'styles',
  'logo',
  'tagline',
  'menus',
  'frontPage',
  'products',
  'words',
  'pictures',
  'fonts',
  'title',
  'tracking',
  'task',
  'settings',
  'theme',
] as const
export type KindOfChange = (typeof kindsOfChange)[number]

/** How many things of a kind change. */
const Change = t.strict({
  what: t.keyof(Object.fromEntries(kindsOfChange.map((kind) => [kind, null])) as Record<KindOfChange, null>),
  count: t.number,
})
export type Change = t.TypeOf<typeof Change>

/** A design that a restore offers. Its id is 0 for the store before the flow while nothing is published. */
const FormerDesign = t.strict({
  id: t.number,
  /** The name of its theme. */
  theme: t.string,
  /** What restoring it would change; empty if the store already has this design. */
  changes: t.readonlyArray(Change),
})
export type FormerDesign = t.TypeOf<typeof FormerDesign>

const list = {
  /** Newest first. */
  versions: t.readonlyArray(StoredVersion),
  /** The version that visitors see; null if the store was changed since. */
  live: t.union([t.number, t.null]),
  /** The store before the flow; `saved` is the last published design. Null in recordings of older builds, or if there is none. */
  before: nullable(FormerDesign),
  saved: nullable(FormerDesign),
}

/** Reads the list for the version history and for a restore. */
const VersionsRead = read('VersionsRead', {}, 'VersionsReadReceived', list)

const pin = {
  /** The id of the version. */
  version: t.number,
  /** Whether it is kept from now on. */
  pinned: t.boolean,
}

/** The merchant switched 'Keep this version' on or off. */
export const VersionPinChosen = t.strict({ type: t.literal('VersionPinChosen'), ...pin })
/** Keeps a version, or stops keeping it. The store answers with the updated list. */
const VersionPin = call('VersionPin', pin, 'VersionPinSet', list, { about: ({ version }) => String(version) })

export const versionCalls = { VersionsRead, VersionPin } as const
