/** Waiting in frames instead of in time: a busy machine draws fewer of them, and gets as long as it needs. */
import type { Page } from 'playwright-core'

/** Until the page has drawn so many frames: for what must not happen, and for what the browser lays out anew. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (all) => {
    for (let left = all; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  }, count)

/** Until the blocks, if there are any, have all that they asked the store for, and nothing in the page or its frames was changed for half a second of frames. */
export const unchanged = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const world = window as unknown as { wp: { data?: { select: (store: string) => Entities | undefined } } }
    type Entities = { readonly hasResolvingSelectors: () => boolean }
    let still = 0
    const observer = new MutationObserver(() => void (still = 0))
    const inside = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? [])
    for (const each of [document, ...inside])
      observer.observe(each, { subtree: true, childList: true, attributes: true, characterData: true })
    while (still < 30) {
      await new Promise(requestAnimationFrame)
      still = world.wp.data?.select('core')?.hasResolvingSelectors() === true ? 0 : still + 1
    }
    observer.disconnect()
  })
