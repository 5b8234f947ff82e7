/** The versions of its design that the store keeps: one for each publication, and one for what a publication found. */
import * as t from 'io-ts'
import { read } from '../calls/call'

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
  /** Name of the account; empty where it is not known. */
  author: t.string,
  /** The store before the flow; a change outside the flow; a Save; an earlier version that was published again. */
  kind: t.keyof({ before: null, found: null, published: null, again: null }),
  /** What differs from the version before it. */
  what: t.readonlyArray(Changed),
  /** Where the shop's front page shows it, to those who may design. */
  address: t.string,
})
export type StoredVersion = t.TypeOf<typeof StoredVersion>

/** Reads the list for the version history. */
const VersionsRead = read('VersionsRead', {}, 'VersionsReadReceived', {
  /** Newest first. */
  versions: t.readonlyArray(StoredVersion),
  /** The version that visitors see; null where the store was changed since. */
  live: t.union([t.number, t.null]),
})

export const versionCalls = { VersionsRead } as const
