/** The stores that were asked for, with the goods and patterns that were asked for. */
import type { Log } from '../../store/progress'
import { original } from '../flows/original'
import { ours } from '../flows/ours'
import type { Options } from '../options'
import { fillStore } from '../stores/fill-store'
import { openGiven } from '../stores/given'
import { openOriginal } from '../stores/original'
import { openOwn } from '../stores/own'
import type { BenchStore } from '../stores/store'
import { why } from '../why'
import type { Contestant } from './contestant'

/** Ours, and the original where it was asked for and can be had; the log says what is missing. */
export const openStores = async (options: Options, log: Log): Promise<readonly Contestant[]> => {
  const store = await openStore(options, log)
  const contestants = [{ flow: ours(store.woocommerce), store }]
  try {
    await fillStore(store, options, log)
    return [...contestants, ...(await peerOf(options, log))]
  } catch (error) {
    await store.stop()
    throw error
  }
}

/** The store for our flow. */
export const openStore = (options: Options, log: Log): Promise<BenchStore> => {
  const { server } = options
  return server.kind === 'given' ? openGiven(server) : openOwn(server, options, log)
}

const peerOf = async (options: Options, log: Log): Promise<readonly Contestant[]> => {
  if (options.peer === null) return []
  try {
    const store = await openOriginal(options.peer, options.database, log)
    await fillStore(store, { ...options, patterns: 0 }, log)
    return [{ flow: original, store }]
  } catch (error) {
    log.say(`The original is not measured beside. ${why(error)}`)
    return []
  }
}
