import type { Page } from 'playwright-core'

/** How many previews were loading at the same time at most, and how many have loaded. */
export type PreviewCounts = Readonly<{ most: number; loaded: number }>

/** Counts the frames of previews from now on; asked again, it says what it has counted. */
export const countPreviews = async (page: Page): Promise<() => Promise<PreviewCounts>> => {
  const counts = await page.evaluateHandle(() => {
    const loading = new Set<Element>()
    const counted = { most: 0, loaded: 0 }
    const begin = (frame: Element) => {
      frame.setAttribute('data-counted', '')
      loading.add(frame)
      frame.addEventListener('load', () => loading.delete(frame) && counted.loaded++)
    }
    const look = () => {
      document.querySelectorAll('.cys-preview iframe:not([data-counted])').forEach(begin)
      for (const frame of loading) if (!frame.isConnected) loading.delete(frame)
      counted.most = Math.max(counted.most, loading.size)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    return counted
  })
  return () => counts.jsonValue()
}
