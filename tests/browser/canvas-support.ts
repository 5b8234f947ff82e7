/** The canvas as a thing to take hold of: its frame, its handle, its devices. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { canvas, homeOf, openDesigner, paragraph } from './designer-support'
import { newVisit } from './support'
import type { VisitOptions } from './support/visit'

/** A home page that is higher than any window: two short sections around a long one. */
export const longHome = homeOf(
  paragraph('First'),
  paragraph(Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('<br>')),
  paragraph('Last'),
)

/** 1440 without the side and the ground around. A desktop's page is scaled to it. */
export const full = 1440 - 360 - 24

export const frame = (page: Page): Locator => page.locator('.cys-canvas iframe')
export const handle = (page: Page): Locator => page.getByRole('separator', { name: 'Drag to resize' })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not drawn.')
  return box
}

/** The frame's width, as the page is drawn. */
export const widthOf = async (page: Page): Promise<number> => Math.round((await boxOf(frame(page))).width)

/** As the page in the frame sees it: as it is laid out. */
export const pageWidth = (page: Page): Promise<number | undefined> =>
  canvas(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.innerWidth)

export const visitDesigner = async (screen: string, options: VisitOptions = {}): Promise<Page> => {
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 }, ...options })
  await openDesigner(page, screen)
  return page
}

/** Takes the handle and moves it; the frame stands in the middle, so each pixel makes two of width. */
export const pull = async (page: Page, by: number): Promise<void> => {
  const { x, y, width, height } = await boxOf(handle(page))
  const [from, middle] = [x + width / 2, y + height / 2]
  await page.mouse.move(from, middle)
  await page.mouse.down()
  await page.mouse.move(from + by / 2, middle, { steps: 4 })
  await page.mouse.move(from + by, middle, { steps: 4 })
}

/** What the bar above the canvas says about width and scale. */
export const sizeSaid = (page: Page): Promise<string> => page.locator('.cys-canvas__size').innerText()

type Area = Readonly<{ x: number; y: number; width: number; height: number }>

export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const isFocused = (element: Element): boolean => element === document.activeElement

/** Once it has come to rest: lists that open beside the canvas move what is on the page. */
export const atRest = async (element: Locator): Promise<Locator> => {
  const places: string[] = []
  await expect
    .poll(async () => {
      places.push(JSON.stringify(await boxOf(element)))
      return places.length > 2 && places.slice(-3).every((place) => place === places.at(-1))
    })
    .toBe(true)
  return element
}
