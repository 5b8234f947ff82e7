// @module-tag all
/** The rooms of header and footer show their part of the page from the beginning: everything else is dimmed. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf, frame, longHome, visitDesigner } from './canvas-support'
import { canvas, homeOf, paragraph, seedStore, side } from './designer-support'

const distances = (page: Page) =>
  canvas(page)
    .locator('html')
    .evaluate(({ scrollTop, clientHeight, scrollHeight }) => ({
      fromTop: Math.round(scrollTop),
      fromBottom: Math.max(0, Math.round(scrollHeight - clientHeight - scrollTop) - 2),
    }))

it(
  'given a long page, then the footer is in sight by address and by menu, and the header after it',
  { tags: ['D-06'] },
  async () => {
    await restore()
    await seedStore(longHome)
    const page = await visitDesigner('/footer')
    await expect.poll(() => distances(page), { timeout: 30_000 }).toMatchObject({ fromBottom: 0 })
    await side(page).getByRole('button', { name: 'Back' }).click()
    await side(page).getByRole('button', { name: 'Choose your header' }).click()
    await expect.poll(() => distances(page), { timeout: 30_000 }).toMatchObject({ fromTop: 0 })
    await side(page).getByRole('button', { name: 'Back' }).click()
    await side(page).getByRole('button', { name: 'Choose your footer' }).click()
    await expect.poll(() => distances(page), { timeout: 30_000 }).toMatchObject({ fromBottom: 0 })
  },
)

it(
  'given a page that is wholly in sight, then the rest of it is dimmed until somebody tries to scroll',
  { tags: ['D-06'] },
  async () => {
    await restore()
    await seedStore(homeOf(paragraph('Short')))
    const page = await visitDesigner('/header')
    const opacity = () =>
      canvas(page)
        .getByText('Short', { exact: true })
        .evaluate((element) => Number(getComputedStyle(element).opacity))
    await expect.poll(opacity).toBeLessThan(0.2)
    const { x, y } = await boxOf(frame(page))
    await page.mouse.move(x + 200, y + 200)
    await page.mouse.wheel(0, 50)
    await expect.poll(opacity).toBe(1)
  },
)
