// @module-tag all
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { seedStore } from './designer-support'
import { everythingKept } from './kept'
import { newVisit, screenshot } from './support'
import { readKept } from './support/read-kept'
import { at } from './walk-support'

it(
  'a canvas that does not come is waited for sixty seconds; then the designer is open without it',
  { tags: ['D-01'] },
  async () => {
    await restore()
    await seedStore()
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    await page.clock.install()
    // The answer never comes.
    await page.route(/editor-settings/, () => undefined)
    await page.goto(at('assembler-hub'))
    await page.locator('.cys-skeleton').waitFor({ timeout: 60_000 })
    const save = page.getByRole('button', { name: 'Save' })
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    await screenshot(page, 'designer loading')
    // What the page asked for together is given up after ten seconds, and asked for one by one.
    await page.clock.fastForward(10_500)
    // The design itself has come: without it there would be nothing to save, however long one waits.
    await expect.poll(() => everythingKept(page), { timeout: 60_000 }).toContain('DesignReadReceived')
    await page.clock.fastForward(50_000)
    await expect.poll(() => save.isDisabled()).toBe(false)
    // The page's clock ran on while this machine worked: only what the log says of it can be trusted.
    const [events] = JSON.parse(await readKept(page)) as [{ at: number; event: { type: string } }[]]
    const overdue = events.find(({ event }) => event.type === 'CanvasOverdue')
    expect((overdue?.at ?? 0) - (events[0]?.at ?? 0)).toBeGreaterThanOrEqual(60_000)
  },
)
