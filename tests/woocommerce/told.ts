import type { Page } from 'playwright-core'

/** Names of events that WooCommerce's tracker has in its queue; what takes them from there is elsewhere. */
export const told = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { _tkq: readonly (readonly string[])[] })._tkq.flatMap(([kind, name]) =>
      kind === 'recordEvent' && name !== undefined ? [name] : [],
    ),
  )
