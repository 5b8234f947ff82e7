/** The stores that were asked for, with the goods and patterns that were asked for. */
import type { Log } from '../../store/progress'
import { ours } from '../flows/ours'
import type { Options } from '../options'
import { openEmbedded } from '../stores/embedded'
import { fillStore } from '../stores/fill-store'
import { openGiven } from '../stores/given'
import { openNative } from '../stores/native'
import type { BenchStore } from '../stores/store'
import type { Contestant } from './contestant'

/** Ours; whoever is measured beside it comes after it. */
export const openStores = async (options: Options, log: Log): Promise<readonly Contestant[]> => {
  const store = await openStore(options, log)
  const contestants = [{ flow: ours(store.woocommerce), store }]
  try {
    await fillStore(store, options, log)
    return contestants
  } catch (error) {
    await store.stop()
    throw error
  }
}

/** The store for our flow. */
export const openStore = (options: Options, log: Log): Promise<BenchStore> => {
  const { server, shop } = options
  switch (server.kind) {
    case 'given':
      return openGiven(server)
    case 'native':
      return openNative(options, log)
    case 'embedded':
      return openEmbedded(shop, log)
  }
}
