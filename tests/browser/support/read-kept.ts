/** The rows of the log and the long texts beside them, as this browser keeps them, in one JSON text. */
import type { Page } from 'playwright-core'
import { databaseName } from '../../../src/persistence/database'

/** `[events, [hash, text][]]`; two empty lists where the flow was never opened. */
export const readKept = (page: Page): Promise<string> =>
  page.evaluate(async (name) => {
    const answer = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    // Opening what is not there would make it, without its stores.
    const there = await indexedDB.databases()
    if (!there.some((one) => one.name === name)) return '[[],[]]'
    const database = await answer(indexedDB.open(name))
    const stores = database.transaction(['events', 'blobs'])
    const blobs = stores.objectStore('blobs')
    const [events, hashes, texts] = await Promise.all([
      answer(stores.objectStore('events').getAll()),
      answer(blobs.getAllKeys()),
      answer(blobs.getAll()),
    ])
    database.close()
    return JSON.stringify([events, hashes.map((hash, index) => [hash, texts[index] as unknown])])
  }, databaseName)
