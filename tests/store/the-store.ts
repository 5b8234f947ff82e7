import { inject } from 'vitest'
import type { Login } from './login'

/** The embedded store that this test file has for itself (tests/setup/claim-store.ts). */
export const theStore = (): { readonly url: string; readonly folder: string; readonly admin: Login } => {
  const store = inject('stores')[Number(process.env['EMBEDDED_STORE'])]
  if (store === undefined) throw new Error('This test file has no embedded store.')
  return store
}
