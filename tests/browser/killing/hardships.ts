/** What makes the main job hard without a crash; borne by `npm run kill-everywhere` alone. Each changes the page before the flow is opened in it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import type { VisitOptions } from '../support/visit'

type Hardship = {
  readonly says: string
  readonly visit: VisitOptions
  readonly begin: (page: Page) => Promise<unknown>
  /** Milliseconds after which the merchant gives up. */
  readonly timeout: number
}

export const hardships = {
  phone: {
    says: 'on a phone of 390 pixels whose processor is four times slower',
    visit: { viewport: { width: 390, height: 844 } },
    begin: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    },
    timeout: 300_000,
  },
  slow: {
    says: 'on a store that takes 8 s for every answer',
    visit: {},
    begin: (page) => page.route(/\/wp-json\/|rest_route=|admin-ajax\.php/, answerLate),
    timeout: 1_200_000,
  },
} as const satisfies Readonly<Record<string, Hardship>>

/** The store does what it is asked at once: an answer that nobody waits for any more changes nothing about that. */
const answerLate = async (route: Route): Promise<void> => {
  const [answer] = await Promise.allSettled([route.fetch(), sleep(8_000)])
  // The page may have gone, or given up this call, meanwhile.
  await (answer.status === 'fulfilled' ? route.fulfill({ response: answer.value }) : route.abort()).catch(
    () => undefined,
  )
}
