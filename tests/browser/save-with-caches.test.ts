// @module-tag all
/** Visitors load the shop while a merchant saves in the designer, on a store with an object cache and a page cache. */
import { existsSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isEveryCase } from '../setup/scope'
import { enginesHere } from '../store/engines-here'
import { useOwnStore } from '../store/own-store'
import { admin, restore, visitor } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { theStore } from '../store/the-store'
import { homeOf, openDesigner, paragraph, seedStore } from './designer-support'
import { newVisit } from './support'
import { addPattern, atClosing, back, choosePalette, choosePart, openScreen, save } from './walk-support'

/** A page that a visitor got. Times are milliseconds of one clock. */
type Reading = {
  readonly path: string
  readonly began: number
  readonly ended: number
  readonly html: string
  readonly worker: string | null
  readonly isKept: boolean
}

const read = async (path: string): Promise<Reading> => {
  const began = performance.now()
  const answer = await visitor().page(path)
  const html = await answer.text()
  const { headers } = answer
  return {
    path,
    began,
    ended: performance.now(),
    html,
    worker: headers.get('x-worker'),
    isKept: headers.has('x-page-cache'),
  }
}

/** The same by a browser, with all that a page loads. */
const look = async (page: Page): Promise<Reading> => {
  const began = performance.now()
  const answer = await page.goto('/')
  if (answer === null) throw new Error('The browser did not load the page.')
  const [html, headers] = [await answer.text(), answer.headers()]
  const [worker, kept] = [headers['x-worker'] ?? null, headers['x-page-cache']]
  return { path: '/', began, ended: performance.now(), html, worker, isKept: kept !== undefined }
}

const inContent = (name: string) => join(theStore().folder, 'wp-content', name)

/** The page cache drops what it has when `save_post` fires, and only then. */
const begin = async (): Promise<void> => {
  await restore()
  await seedStore(homeOf(paragraph('Before')))
  const owner = await admin()
  await owner.post('/wp/v2/settings', { show_on_front: 'posts' })
  await owner.post('/wc-admin/options', { woocommerce_customize_store_onboarding_tour_hidden: 'yes' })
  await withPlugin('page-cache')
  await writeFile(inContent('purges-on'), 'save_post')
  await copyFile(resolve('tests/store/drop-ins/object-cache.php'), inContent('object-cache.php'))
}

const chooseDesign = async (page: Page): Promise<void> => {
  await openScreen(page, 'Choose your color palette')
  await choosePalette(page, 'Slate')
  await back(page)
  await openScreen(page, 'Choose your header')
  await choosePart(page, 'With a search field')
  await back(page)
  await openScreen(page, 'Design your homepage')
  await addPattern(page, 'Services', 0)
  await back(page)
}

const paths = ['/', '/?second', '/?third'] as const

const readAll = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await read(path)).html] as const)))

const engines = await enginesHere()

/** With a browser on one engine, as most hosts have it where it is here; tests/store/publications-cached.test.ts has both. */
const tried = isEveryCase ? engines : engines.slice(-1)

for (const engine of tried)
  describe(`on ${engine.database}`, () => {
    useOwnStore({ engine })

    it(
      'given Save while visitors load pages, then each sees the old design until the commit, then the new',
      { tags: ['X-13'], timeout: 300_000 },
      async () => {
        await begin()
        const { page } = await newVisit({ viewport: { width: 1280, height: 900 } })
        await openDesigner(page)
        await chooseDesign(page)
        const passerBy = (await newVisit({ loggedIn: false })).page
        await readAll()
        const before = await readAll()

        const readings: Reading[] = []
        let isOver = false
        const again = async (load: () => Promise<Reading>): Promise<void> => {
          while (!isOver) readings.push(await load())
        }
        const visitors = [...['/', '/', ...paths].map((path) => again(() => read(path))), again(() => look(passerBy))]
        await expect.poll(() => readings.length, { timeout: 60_000 }).toBeGreaterThan(paths.length * 4)
        // On a busy machine the store first answers that it is still preparing the files: 202.
        const answer = page.waitForResponse(
          (response) => response.url().includes('/v1/publications') && response.status() !== 202,
        )
        await save(page)
        expect((await answer).status()).toBe(200)
        const answered = performance.now()
        await atClosing(page)
        const soFar = readings.length
        await expect.poll(() => readings.length, { timeout: 60_000 }).toBeGreaterThan(soFar + paths.length * 4)
        isOver = true
        await Promise.all(visitors)
        const committed = 1000 * Number(await readFile(inContent('commit'), 'utf8')) - performance.timeOrigin

        const kept = await read('/')
        await rm(inContent('pages'), { recursive: true })
        await rm(inContent('objects'), { recursive: true })
        const after = await readAll()
        const wrong = readings.filter(
          ({ path, began, ended, html }) =>
            (ended < committed && html !== before[path]) || (began > answered && html !== after[path]),
        )
        expect(paths.filter((path) => before[path] === after[path])).toEqual([])
        expect(wrong.map(({ path, began }) => [path, began - answered])).toEqual([])
        // What the caches have is what the store says without them.
        expect(kept).toMatchObject({ isKept: true, html: after['/'] })

        expect(readings.some(({ ended }) => ended < committed)).toBe(true)
        expect(readings.some(({ began }) => began > answered)).toBe(true)
        expect(readings.some(({ isKept }) => isKept)).toBe(true)
        expect(new Set(readings.map(({ worker }) => worker)).size).toBeGreaterThanOrEqual(4)
        expect(existsSync(inContent('objects/posts'))).toBe(true)
      },
    )
  })
