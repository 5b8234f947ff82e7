/** Text and ground of a page: what a palette changes first. */
import type { Page } from 'playwright-core'
import { canvas } from './walk-support'

export const colorsOf = (body: Element): readonly string[] => {
  const { color, backgroundColor } = getComputedStyle(body)
  return [color, backgroundColor]
}

/** Of the page in the canvas. */
export const colors = (page: Page) => canvas(page).locator('body').evaluate(colorsOf)
