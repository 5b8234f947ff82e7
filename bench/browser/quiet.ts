/** When a page has stopped asking the store for anything. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Watches the requests from now on; what it gives waits until none was under way for a second, a quarter of a minute at most. */
export const quietOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  let last = Date.now()
  const ended = (request: Request): void => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const end = Date.now() + 15_000
    while (Date.now() < end && (open.size > 0 || Date.now() - last < 1000)) await sleep(100)
  }
}
