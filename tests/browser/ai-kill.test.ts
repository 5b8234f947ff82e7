import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isEverything } from '../setup/scope'
import { restore } from '../store/support'
import { newKillableVisit, newProfile, newVisit } from './support'
import type { KillableVisit } from './support/killable-visit'
import { answerWizard, designWithAi, tea, withoutFonts } from './ai-walk-support'
import { storeState } from './store-state'
import { becomes } from './variant-support'
import { at, inDesigner } from './walk-support'

describe('a browser that is killed in the middle of a generation', () => {
  it(
    '[L-02][L-03][A-06] wherever that is, the next page makes the same store',
    { tags: ['more'], timeout: 500_000 },
    async () => {
      await restore()
      await becomes({ ai: true, provider: 'rules' })
      await withoutFonts()
      const calm = await newVisit()
      await designWithAi(calm.page, tea)
      const wanted = await storeState()
      await calm.close()

      await restore()
      await becomes({ ai: true, provider: 'rules' })
      await withoutFonts()
      const profile = await newProfile()

      for (const [index, call] of calls.entries()) {
        const visit = await newKillableVisit(profile)
        await leftUnanswered(visit.page, call)
        if (index === 0) await answerWizard(visit.page, tea)
        else await visit.page.goto(at('design-with-ai/api-call-loader'))
        await asked(visit, call)
        await visit.kill()
      }

      const last = await newKillableVisit(profile)
      await last.page.goto(at('design-with-ai/api-call-loader'))
      await inDesigner(last.page)
      expect(await storeState()).toEqual(wanted)
      expect(wanted.products).toHaveLength(6)
    },
  )
})

/** While the store is looked at, while products are written, while the page is saved; one is enough for `npm test`. */
const calls = isEverything ? [/ai\/images/, /ai\/products/, /global-styles\/\d+/] : [/ai\/products/]

/** The store does what it is asked, and the page never learns of it: it is killed there, however fast the store is. */
const leftUnanswered = (page: Page, path: RegExp) =>
  page.route(
    (url) => path.test(decodeURIComponent(url.href)),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch().catch(() => undefined)
    },
  )

/** Resolves as soon as such a request has left the page. */
const asked = (visit: KillableVisit, path: RegExp): Promise<void> =>
  expect
    .poll(
      () =>
        visit.requests.some(
          ({ method, url }) => method === 'POST' && path.test(decodeURIComponent(url.split('?_')[0] ?? '')),
        ),
      { timeout: 120_000, interval: 5 },
    )
    .toBe(true)
