/** The set-up's write of the front page, in a request of its own, which the page waits for: who meets it is in the loader. */
import type { Page, Route } from 'playwright-core'

const settings = /wp(\/|%2F)v2(\/|%2F)settings/

export const meetFrontPage = (page: Page, meet: (route: Route) => unknown) =>
  page.route(settings, (route) => (route.request().method() === 'GET' ? route.fallback() : meet(route)))

/** What meets it no longer does. */
export const leaveFrontPage = (page: Page): Promise<void> => page.unroute(settings)
