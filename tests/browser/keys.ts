/** A person who has only keys, and may not see: the focus, what a screen reader says of it, and what it says unasked. */
import type { Page } from 'playwright-core'

/** The words of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })

/** Moves the focus until it is on what is wanted; an error names what it passed on the way. */
export const tabTo = async (page: Page, wanted: (name: string) => boolean, key = 'Tab'): Promise<void> => {
  const passed: string[] = []
  while (passed.length < 120) {
    await page.keyboard.press(key)
    const name = await focused(page)
    if (wanted(name)) return
    passed.push(name)
  }
  throw new Error(`It cannot be reached with ${key}, only: ${passed.join(' | ')}`)
}

export const press = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  await tabTo(page, (found) => (typeof name === 'string' ? found === name : name.test(found)), key)
  await page.keyboard.press('Enter')
}

/** Role, name and state of what has the focus, as the browser hands them to a screen reader. */
export const spoken = async (page: Page): Promise<string> => {
  const [first = ''] = (await page.locator('*:focus').ariaSnapshot()).split('\n')
  return first.replace(/^- /, '').replace(/:$/, '')
}

/** Collects what live regions say from now on, on each page of the visit. To be called before the first page is opened. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // In the page alone: in a frame where no script may run, the browser complains of each call.
    if (window !== window.top) return
    const said: string[] = []
    Object.assign(window, { said })
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(regions) ?? element?.querySelector(regions)
      const words = region?.textContent.replaceAll('\u00A0', ' ').trim() ?? ''
      if (words !== '' && said.at(-1) !== words) said.push(words)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) hear(node)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })

/** What live regions said since the page was loaded. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { said?: readonly string[] }).said ?? [])
