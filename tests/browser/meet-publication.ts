/** The request with which a set-up publishes its recipe, and which the page waits for: who meets it is in the loader's last stage but one. */
import type { Page, Route } from 'playwright-core'

const publications = /\/v1\/publications/

export const meetPublication = (page: Page, meet: (route: Route) => unknown) => page.route(publications, meet)

/** What meets it no longer does. */
export const leavePublication = (page: Page): Promise<void> => page.unroute(publications)
