import { inject } from 'vitest'
import type { Login } from './login'

export type TestedStore = { readonly url: string; readonly folder: string; readonly admin: Login }

let own: TestedStore | undefined

/** The embedded store that this test file has for itself (tests/setup/claim-store.ts), or the one that it boots (`useOwnStore`). */
export const theStore = (): TestedStore => {
  const store = own ?? inject('stores')[Number(process.env['EMBEDDED_STORE'])]
  if (store === undefined) throw new Error('This test file has no embedded store.')
  return store
}

/** Makes `theStore` another one, until it is called without one. */
export const replaceTheStore = (store: TestedStore | undefined): void => void (own = store)
