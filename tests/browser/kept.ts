/** What the client keeps in the browser, and what it must not. */
import type { Page } from 'playwright-core'

/** All facts and long texts of the log, as one text. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('customize-your-store')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const all = (store: string) =>
      new Promise<unknown>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
    const kept = JSON.stringify([await all('events'), await all('blobs')])
    database.close()
    return kept
  })

/** The nonce that the page was loaded with. */
export const bootNonce = (page: Page): Promise<string> =>
  page.evaluate(
    () => (window as unknown as { customizeYourStore: { rest: { nonce: string } } }).customizeYourStore.rest.nonce,
  )
