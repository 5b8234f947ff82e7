/** Ground and text, as a browser tells them. */
import type { Page } from 'playwright-core'
import { rgbOf } from '../../src/color'
import { colorOf } from '../../src/catalogue/palettes/palette'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'

/** What a page is drawn in. */
export const colorsDrawn = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { background: backgroundColor, text: color }
  })

/** What a palette has for the same. */
export const colorsOf = (title: string) => {
  const found = paletteTitled(title)
  if (found === undefined) throw new Error(`No palette ${title}`)
  const rgb = (slug: string) => `rgb(${rgbOf(colorOf(found, slug)).join(', ')})`
  return { background: rgb('background'), text: rgb('foreground') }
}
