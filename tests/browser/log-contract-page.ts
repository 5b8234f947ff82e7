/** The contract's cases for a page of the browser: one at a time, each on a database of its own. */
import { indexedDbLog } from '../../src/persistence/indexed-db-log'
import { logContract } from '../persistence/log-contract'

Object.assign(window, {
  runContract: async (index: number): Promise<string | null> => {
    try {
      await logContract[index]?.run(indexedDbLog(`contract-${index}`))
      return null
    } catch (failure) {
      return String(failure)
    }
  },
})
