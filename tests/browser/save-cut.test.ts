// @module-tag all
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { chooseEverything, readable, seedSetUp, writes } from './killing/whole-design'
import { storeState } from './store-state'
import { newVisit } from './support'
import { atClosing, save } from './walk-support'

const allow = [/net::ERR_/]

describe('a Save of which every write is cut, until the last one comes through', () => {
  let wanted: Awaited<ReturnType<typeof storeState>>

  const begun = async () => {
    await restore()
    await seedSetUp()
    const visit = await newVisit({ allow })
    await chooseEverything(visit.page)
    return visit
  }

  beforeAll(async () => {
    const { page, close } = await begun()
    await save(page)
    await atClosing(page)
    wanted = await storeState()
    await close()
  })

  it.each([
    ['before the store hears of it', 'before', Object.keys(writes)],
    // A family is looked for before it is sent again: the next try finds it, and nobody needs to be told. Of files there are more than tries.
    ['after the store did its work', 'after', Object.keys(writes).filter((what) => what !== 'a font family')],
  ] as const)(
    '%s: it says so, Save goes on from there, and nothing is doubled',
    { tags: ['P-15', 'D-13'], timeout: 300_000 },
    async (_when, moment, told) => {
      const { page } = await begun()
      const failures: string[] = []
      const { latest, mend } = await cut(page, moment)
      const notice = page.locator('.components-notice', { hasText: 'Saving failed.' })
      const closing = page.getByRole('heading', { name: 'Your store looks great!' })
      for (;;) {
        await save(page)
        await notice.waitFor({ state: 'hidden' })
        await notice.or(closing).waitFor({ timeout: 60_000 })
        if (await closing.isVisible()) break
        failures.push(latest())
        mend(latest())
      }
      // What is sent at once fails in any order.
      expect(failures.toSorted()).toEqual(told.toSorted())
      expect(await storeState()).toEqual(wanted)
    },
  )

  it(
    'by a network that goes at each of them: it says so, and Save goes on by itself when it is back',
    { tags: ['P-15', 'N-01'], timeout: 300_000 },
    async () => {
      const { page, context } = await begun()
      const lost = new Set<string>()
      await page.route(
        () => true,
        async (route) => {
          const what = isWrite(route) ? kindOf(route) : undefined
          if (what === undefined || lost.has(what)) return route.continue()
          lost.add(what)
          await context.setOffline(true)
          await route.abort('internetdisconnected')
        },
      )
      await save(page)
      const told = page.locator('#customize-your-store').getByText("Looks like we can't detect your network")
      let tellings = 0
      const regain = async () => {
        if (!(await told.isVisible())) return
        tellings += 1
        await context.setOffline(false)
      }
      const closing = page.getByRole('heading', { name: 'Your store looks great!' })
      await expect
        .poll(async () => (await closing.isVisible()) || regain().then(() => false), { timeout: 120_000 })
        .toBe(true)
      expect([...lost].toSorted()).toEqual(Object.keys(writes).toSorted())
      expect(tellings).toBeGreaterThan(0)
      expect(await storeState()).toEqual(wanted)
    },
  )
})

const isWrite = (route: Route): boolean => !['GET', 'OPTIONS'].includes(route.request().method())

const kindOf = (route: Route): string | undefined => {
  const url = readable(route.request().url())
  return Object.entries(writes).find(([, path]) => path.test(url))?.[0]
}

/** Every try at a write fails until that is mended. */
const cut = async (page: Page, moment: 'before' | 'after') => {
  const mended = new Set<string>()
  let latest = ''
  await page.route(
    () => true,
    async (route) => {
      const what = isWrite(route) ? kindOf(route) : undefined
      if (what === undefined || mended.has(what)) return route.continue()
      latest = what
      if (moment === 'after') await route.fetch()
      await route.abort()
    },
  )
  return { latest: () => latest, mend: (what: string) => mended.add(what) }
}
