/** The version strings that the fake store gives its entities. */
import { fingerprint } from '../../src/events/calls'
import type { FakeStore } from './fake-store'

export const versionOf = (value: unknown): string => fingerprint(JSON.stringify(value ?? null), Infinity)

/** None for a template or part that exists only in the theme's file. */
export const templateVersion = ({ contents }: FakeStore, id: string): string =>
  Object.hasOwn(contents, id) ? versionOf(contents[id]) : 'none'

export const stylesVersion = ({ styles }: FakeStore, id: string): string =>
  versionOf(Object.hasOwn(styles, id) ? styles[id] : null)
