import { inject } from 'vitest'
import type { Login } from './login'

export type TestedStore = { readonly url: string; readonly folder: string; readonly admin: Login }

let other: TestedStore | undefined

/** From now on this worker's tests are about another store (tests/setup/screen-store.ts). */
export const testOn = (store: TestedStore): void => {
  other = store
}

/** The embedded store that this test file has for itself (tests/setup/claim-store.ts), unless it is about another one. */
export const theStore = (): TestedStore => {
  const store = other ?? inject('stores')[Number(process.env['EMBEDDED_STORE'])]
  if (store === undefined) throw new Error('This test file has no embedded store.')
  return store
}
