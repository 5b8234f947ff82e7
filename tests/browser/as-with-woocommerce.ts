import type { Page } from 'playwright-core'

/** The stand-in has no library of its own; the flow believes that WooCommerce is there, whose library asks for consent. */
export const asWithWooCommerce = (page: Page): Promise<unknown> =>
  page.route(adminPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('"woocommerce":false', '"woocommerce":true')
    return route.fulfill({ response, body })
  })

/** From the next page on it is as it is. */
export const asItIs = (page: Page): Promise<void> => page.unroute(adminPage)

const adminPage = (url: URL): boolean => url.pathname.endsWith('/admin.php')
