import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { databaseName } from '../../src/persistence/database'
import { restore } from '../store/support'
import { newVisit } from './support'
import { flowAddress } from './walk-support'
import { frames } from './frames'

describe('a page that is older than the plugin', () => {
  it(
    'says so when a newer page records unknown facts; it stops writing and gives up its turn',
    { tags: ['L-04'] },
    async () => {
      await restore()
      const { page } = await newVisit()
      await page.goto(flowAddress)
      await page.locator('.cys-example-shop').first().waitFor()
      await expect.poll(() => hasTurn(page)).toBe(true)

      await recordAsNewer(page)
      await page.getByRole('heading', { name: 'This page is from an older version of the plugin' }).waitFor()
      await expect.poll(() => hasTurn(page)).toBe(false)
      const before = await rows(page)
      // A page at work would record that.
      await page.context().setOffline(true)
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
      await frames(page, 30)
      await page.context().setOffline(false)
      expect(await rows(page)).toBe(before)

      // A page that is opened on such a log keeps what it does not know, and goes on.
      await page.getByRole('link', { name: 'Reload the page' }).click()
      await page.getByRole('button', { name: 'Start designing' }).waitFor()
      expect(await rows(page)).toBeGreaterThan(before)
    },
  )
})

// Helpers

const hasTurn = (page: Page) =>
  page.evaluate(async () =>
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name?.startsWith('customize-your-store-effects')),
  )

const rows = (page: Page) => inStore(page, 'count')

/** As a tab of a later build does it: one fact more in the session, and the others are told. */
const recordAsNewer = (page: Page) => inStore(page, 'record')

const inStore = (page: Page, what: 'count' | 'record') =>
  page.evaluate(
    async ([name, wish]) => {
      const answer = <A>(request: IDBRequest<A>) =>
        new Promise<A>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(new Error(String(request.error)))
        })
      const database = await answer(indexedDB.open(name))
      const events = database.transaction('events', 'readwrite').objectStore('events')
      if (wish === 'record') {
        const [first] = (await answer(events.getAll(null, 1))) as { readonly session: string }[]
        const event = { type: 'MoonChosen', moon: 'Europa' }
        await answer(
          events.add({ id: 'newer', session: first?.session, at: 0, tab: 't', build: '99', cause: null, event }),
        )
        new BroadcastChannel(name).postMessage(null)
      }
      const count = await answer(events.count())
      database.close()
      return count
    },
    [databaseName, what] as const,
  )
