import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { newKillableVisit, newProfile, newVisit } from './support'
import type { KillableVisit } from './support/killable-visit'
import { answerWizard, designWithAi, tea, withoutFonts } from './ai-walk-support'
import { storeState } from './store-state'
import { becomes } from './variant-support'
import { at, inDesigner } from './walk-support'

describe('a browser that is killed in the middle of a generation', () => {
  it('[L-02][L-03][A-06] while the store is looked at, while products are written, while the page is saved: the same store', async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
    await withoutFonts()
    const calm = await newVisit({ reducedMotion: true })
    await designWithAi(calm.page, tea)
    const wanted = await storeState()
    await calm.close()

    await restore()
    await becomes({ ai: true, provider: 'rules' })
    await withoutFonts()
    const profile = await newProfile()

    const first = await newKillableVisit(profile, { reducedMotion: true })
    await leftUnanswered(first.page, /ai\/images/)
    await answerWizard(first.page, tea)
    await asked(first, /ai\/images/)
    await first.kill()

    const second = await newKillableVisit(profile, { reducedMotion: true })
    await leftUnanswered(second.page, /ai\/products/)
    await second.page.goto(at('design-with-ai/api-call-loader'))
    await asked(second, /ai\/products/)
    await second.kill()

    const third = await newKillableVisit(profile, { reducedMotion: true })
    await leftUnanswered(third.page, /global-styles\/\d+/)
    await third.page.goto(at('design-with-ai/api-call-loader'))
    await asked(third, /global-styles\/\d+/)
    await third.kill()

    const fourth = await newKillableVisit(profile, { reducedMotion: true })
    await fourth.page.goto(at('design-with-ai/api-call-loader'))
    await inDesigner(fourth.page)
    expect(await storeState()).toEqual(wanted)
    expect(wanted.products).toHaveLength(6)
  }, 500_000)
})

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
