import { inject } from 'vitest'
import type { Login } from './login'

export type TestedStore = { readonly url: string; readonly folder: string; readonly admin: Login }

/** The embedded store that this test file has for itself (tests/setup/claim-store.ts). */
export const theStore = (): TestedStore => {
  const store = inject('stores')[Number(process.env['EMBEDDED_STORE'])]
  if (store === undefined) throw new Error('This test file has no embedded store.')
  return store
}
