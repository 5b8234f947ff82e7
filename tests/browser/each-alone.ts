import type { Page } from 'playwright-core'

/** The store answers none of the reads that come together, so that each comes alone, and a test can answer it in its own way. */
export const eachAlone = (page: Page): Promise<unknown> =>
  page.route(/customize-your-store(\/|%2F)v1(\/|%2F)reads/, (route) =>
    route.fulfill({ json: { answers: {}, rights: {} } }),
  )
