/** Looks at a screen as a designer would: on a desk, on a phone, with axe. `npm run screens` keeps the pictures. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../axe'
import type { Screen } from './screen'
import { frames } from '../frames'

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** The colors are the same ones, and to measure their contrast takes longer than all the rest. */
const judgedOnDesk = { 'color-contrast': { enabled: false } } as const

/** Where `npm run screens` keeps its pictures; without it, none are made. */
const folder = process.env['SCREENS']

export const lookAt = async (page: Page, { name, open, close, part }: Screen, suffix = ''): Promise<void> => {
  await page.setViewportSize(desk)
  await open(page)
  await settled(page)
  await picture(page, `${name}${suffix}`)
  expect(await violations(page, part), `axe on ${name}`).toEqual([])
  await page.setViewportSize(phone)
  await settled(page)
  await picture(page, `${name}${suffix} phone`)
  expect(await overflow(page), `${name} is wider than a phone`).toBeLessThanOrEqual(0)
  expect(await violations(page, part, judgedOnDesk), `axe on ${name} on a phone`).toEqual([])
  await page.setViewportSize(desk)
  await close?.(page)
}

/** Fonts are there and what the window's size changed is drawn. Visits to look at screens ask for less motion. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await frames(page, 8)
}

const picture = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined) return
  await previewsDrawn(page)
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.jpg`), type: 'jpeg', quality: 70 })
}

/** The stores and patterns in sight are drawn. Offline they never are: then the picture shows that. */
const previewsDrawn = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        const inSight = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        }
        const cards = [...document.querySelectorAll('.cys-preview-card')]
        return (
          ![...document.querySelectorAll('.cys-store-preview:not(.is-shown)')].some(inSight) &&
          cards.filter(inSight).every((card) => card.querySelector('.cys-preview:not(.is-waiting)') !== null)
        )
      },
      null,
      { timeout: 20_000 },
    )
    .catch(() => null)

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
