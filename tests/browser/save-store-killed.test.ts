// @module-tag all
import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreSnapshot, takeSnapshot } from '../../store/snapshot'
import { loginOf } from '../store/login'
import { adminOf } from '../store/support'
import type { TestedStore } from '../store/the-store'
import { newMortalStore, type MortalStore } from './killing/mortal-store'
import { isAsked } from './killing/order'
import { tell } from './killing/told'
import { chooseEverything, seedSetUp } from './killing/whole-design'
import { storeState } from './store-state'
import { newVisit } from './support'
import { atClosing, save } from './walk-support'

/** Where PHP is in the middle of a write: one half of it is in the database, and the other is not. */
const middles = {
  'a font family is there, and its answer is not': 'save_post_wp_font_family',
  'colors are written, and their answer is not': 'save_post_wp_global_styles',
  'the header is there, and belongs to no theme yet': 'add_term_relationship',
  'the footer is there, and its answer is not': 'save_post_wp_template_part',
  'a picture of the homepage is in the media library, and nothing is known of it': 'add_attachment',
  'the homepage is written, and its answer is not': 'save_post_wp_template',
  'that it is done is written, and its answer is not':
    'add_option_woocommerce_admin_customize_store_completed_theme_id',
} as const

/** Each takes the store a start: in every test run that where the most is half done. `npm run kill-everywhere -- --job php` has all. */
const always: readonly string[] = [middles['the homepage is written, and its answer is not']]

/** The process that listens may outlive PHP by a moment, and then answers for it; a publication waits until the dead one's lock is over. */
const dead = [/net::ERR_/, /^status 502: /, /^status 503: POST .*publications/]

const snapshot = 'undone'
const plugin = 'stops-in-the-middle'

describe('a store that is killed in the middle of the writes of a Save', () => {
  let mortal: MortalStore
  let store: TestedStore
  const content = (...path: readonly string[]) => join(mortal.folder, 'wp-content', ...path)

  const begun = async () => {
    await restoreSnapshot(store.url, snapshot)
    const visit = await newVisit({ store, allow: dead })
    await chooseEverything(visit.page)
    return visit
  }

  beforeAll(async () => {
    mortal = await newMortalStore()
    store = { ...mortal, admin: await loginOf(mortal.url, 'admin', 'password') }
    await mkdir(content('plugins'), { recursive: true })
    await cp(resolve('tests', 'store', 'plugins', `${plugin}.php`), content('plugins', `${plugin}.php`))
    const { status } = await adminOf(store).post(`/wp/v2/plugins/${plugin}`, { status: 'active' })
    expect(status).toBe(200)
    await seedSetUp(adminOf(store))
    await takeSnapshot(mortal.url, snapshot)
  }, 240_000)

  afterAll(() => mortal.forget())

  it(
    'the merchant is told; once the store is back, Save goes on, and its design is there once',
    { tags: ['P-15'], timeout: 400_000 },
    async () => {
      const calm = await begun()
      await save(calm.page)
      await atClosing(calm.page)
      const wanted = await storeState(adminOf(store))
      await calm.close()

      const start = Date.now()
      const { page } = await begun()
      const done: string[] = []
      for (const [what, hook] of Object.entries(middles).filter(([, hook]) => isAsked('php', always.includes(hook)))) {
        await writeFile(content('stop-at'), hook)
        await save(page)
        await expect.poll(() => isThere(content('stopped')), { message: what, timeout: 60_000 }).toBe(true)
        await mortal.kill()
        await rm(content('stopped'))
        await page.locator('.components-notice', { hasText: 'Saving failed.' }).waitFor({ timeout: 60_000 })
        await mortal.start()
        done.push(what)
      }
      await save(page)
      await atClosing(page)
      const found = await storeState(adminOf(store))
      const seconds = (Date.now() - start) / 1000
      const what = `the store killed ${done.length} times in a Save`
      tell({
        job: 'php',
        what,
        equal: isDeepStrictEqual(found, wanted),
        errors: [],
        done,
        seconds,
        found: { found, wanted },
      })
      expect(found).toEqual(wanted)
    },
  )
})

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
