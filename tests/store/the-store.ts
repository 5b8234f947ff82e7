import { inject } from 'vitest'

/** The embedded store of this worker: files that run at the same time have one each. */
export const theStore = (): { readonly url: string; readonly folder: string } => {
  const stores = inject('stores')
  const store = stores[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % stores.length]
  if (store === undefined) throw new Error('No embedded store was started for this run.')
  return store
}
