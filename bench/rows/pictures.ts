/** From a press until the first picture of another list of patterns is drawn, and until all in view are. */
import type { Locator, Page } from 'playwright-core'
import { pressedAt, seen, sincePress } from '../browser/seen'
import type { Samples } from './row'

type List = { readonly selector: string; readonly before: string }

/** @param selector the cards of the list */
export const pictures = async (page: Page, button: Locator, selector: string): Promise<Samples> => {
  const before = await page.evaluate((cards) => window.bench.nameOf(cards), selector)
  const list: List = { selector, before }
  const first = seen(page, firstDrawn, list)
  const all = await sincePress(page, button, allDrawn, list)
  return { first: [(await first) - (await pressedAt(page))], all: [all] }
}

const firstDrawn = ({ selector, before }: List): boolean =>
  !['', before].includes(window.bench.nameOf(selector)) && window.bench.pictures(selector).drawn > 0

const allDrawn = ({ selector, before }: List): boolean => {
  if (['', before].includes(window.bench.nameOf(selector))) return false
  const { inView, drawn } = window.bench.pictures(selector)
  return inView > 0 && drawn === inView
}
