import type { Page } from 'playwright-core'

/** From the next page on, collects what the loader says, in order; asked, it tells what the page that is there has seen. */
export const loaderTitles = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    // In the page alone: in a frame where no script may run, the browser complains of each call.
    if (window !== window.top) return
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const title = document.querySelector('.cys-loader__title')?.textContent ?? ''
      if (title !== '' && title !== seen.at(-1)) seen.push(title)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}
