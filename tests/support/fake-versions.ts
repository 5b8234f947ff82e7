/** The fake store's names for how its entities are. */
import { fingerprint } from '../../src/events/calls'
import type { FakeStore } from './fake-store'

export const versionOf = (value: unknown): string => fingerprint(JSON.stringify(value ?? null), Infinity)

/** A template or part that only exists in the theme's file has none. */
export const templateVersion = ({ contents }: FakeStore, id: string): string =>
  Object.hasOwn(contents, id) ? versionOf(contents[id]) : 'none'

export const stylesVersion = ({ styles }: FakeStore, id: string): string =>
  versionOf(Object.hasOwn(styles, id) ? styles[id] : null)
