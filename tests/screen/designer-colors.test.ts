// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../browser/axe'
import { chosen, grade, hex, inCanvas, link, onPaletteScreen, swatch, toggle } from '../browser/colors-support'
import { screenshot } from '../browser/support'
import { unchanged } from '../browser/frames'
import { atRest } from '../browser/canvas-support'

describe('colors of one’s own', () => {
  let tab: Page

  beforeAll(async () => {
    tab = await onPaletteScreen()
  }, 240_000)

  it(
    'the panel under the palettes is closed while there are no own colors, and opens by keyboard',
    { tags: ['D-04'] },
    async () => {
      expect(await toggle(tab).getAttribute('aria-expanded')).toBe('false')
      expect(await hex(tab, 'Links').count()).toBe(0)
      await toggle(tab).press('Enter')
      await expect.poll(() => toggle(tab).getAttribute('aria-expanded')).toBe('true')
      await hex(tab, 'Captions').waitFor()
      await screenshot(tab, 'designer colors')
    },
  )

  it(
    'a color typed as hex is on the canvas at once: one fact, no block drawn again, no palette active',
    { tags: ['D-04'] },
    async () => {
      await unchanged(tab)
      await tab.evaluate(countChanges)
      await hex(tab, 'Links').fill('#00')
      await hex(tab, 'Links').pressSequentially('5fcc', { delay: 20 })
      await expect.poll(() => inCanvas(tab, link, 'color')).toBe('rgb(0, 95, 204)')
      await hex(tab, 'Links').press('Enter')
      await hex(tab, 'Links').press('Tab')
      await tab.locator('.cys-palette.is-active').waitFor({ state: 'detached' })
      expect(await chosen(tab)).toMatchObject([{ place: 'links', colour: '#005fcc' }])
      expect(await tab.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0)
    },
  )

  it('what is no color gets a word about it, stays, and is no fact', { tags: ['D-04'] }, async () => {
    await hex(tab, 'Text').fill('blue-ish')
    await hex(tab, 'Text').press('Enter')
    await tab.getByRole('alert').filter({ hasText: 'Please enter a color like #1a2b3c.' }).waitFor()
    expect(await hex(tab, 'Text').inputValue()).toBe('blue-ish')
    await screenshot(tab, 'designer colors bad')
    await hex(tab, 'Text').press('Escape')
    await expect.poll(() => hex(tab, 'Text').inputValue()).toBe('#323856')
    expect(await chosen(tab)).toHaveLength(1)
  })

  it(
    'the picker: its swatch follows every move, and only where it comes to rest is a fact',
    { tags: ['D-04'] },
    async () => {
      await swatch(tab, 'Button background').click()
      const field = tab.locator('.cys-color__popover .react-colorful__interactive').first()
      await field.waitFor()
      await atRest(field)
      await screenshot(tab, 'designer colors picker')
      const dot = swatch(tab, 'Button background').locator('.cys-color__swatch')
      const color = () => dot.evaluate((element) => getComputedStyle(element).backgroundColor)
      const before = await color()
      const facts = (await chosen(tab)).length
      await field.evaluate(drag, { from: 0, to: 15 })
      await expect.poll(color).not.toBe(before)
      const halfway = await color()
      await field.evaluate(drag, { from: 15, to: 30 })
      await expect.poll(color).not.toBe(halfway)
      const picked = await color()
      await expect.poll(() => inCanvas(tab, '.wp-block-button__link', 'background-color')).toBe(picked)
      // Thirty moves, and two places where it could rest.
      expect([1, 2]).toContain((await chosen(tab)).length - facts)
      expect(await violations(tab)).toEqual([])
      await tab.keyboard.press('Escape')
      await field.waitFor({ state: 'detached' })
    },
  )

  it('words that cannot be read are named, and one key press makes them readable', { tags: ['D-04'] }, async () => {
    await hex(tab, 'Links').fill('dddddd')
    await hex(tab, 'Links').press('Enter')
    // Links that have a color of their own, as the footer's, are in a row of their own.
    const failing = grade(tab, 'Links').filter({ hasText: 'Too low' })
    await failing.scrollIntoViewIfNeeded()
    await screenshot(tab, 'designer colors contrast')
    expect(await violations(tab, '.cys-designer__side')).toEqual([])
    const before = (await chosen(tab)).length
    const fix = tab.getByRole('button', { name: 'Make readable: Links' })
    await tabTo(tab, 'Make readable: Links')
    await tab.keyboard.press('Enter')
    await fix.waitFor({ state: 'detached' })
    expect((await chosen(tab)).slice(before)).toMatchObject([{ place: 'links' }])
    const line = tab.locator('.cys-contrast__line')
    expect(await line.evaluate((status) => status === document.activeElement)).toBe(true)
    await expect.poll(() => tab.locator('#a11y-speak-polite').textContent()).toMatch(/Links can be read now: #/)
  })
})

/** Runs in the page: from now on, every change of the canvas's blocks counts. */
function countChanges() {
  const world = window as unknown as { changes: number }
  const frame = document.querySelector<HTMLIFrameElement>('.cys-canvas iframe')?.contentDocument
  const blocks = frame?.querySelector('.is-root-container')
  if (!blocks) throw new Error('No canvas')
  world.changes = 0
  const observer = new MutationObserver((records) => void (world.changes += records.length))
  observer.observe(blocks, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** Runs in the page: moves of a pressed mouse in one go, so that no busy machine makes a rest between two of them. */
function drag(field: Element, { from, to }: { from: number; to: number }) {
  const { x, y } = field.getBoundingClientRect()
  const mouse = (type: string, step: number) => {
    const [clientX, clientY] = [x + 20 + step * 5, y + 20 + step * 2]
    return new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, clientX, clientY })
  }
  field.dispatchEvent(mouse('mousedown', from))
  for (let step = from + 1; step <= to; step += 1) window.dispatchEvent(mouse('mousemove', step))
  window.dispatchEvent(mouse('mouseup', to))
}

/** Presses Tab until the button of that name has the focus. */
async function tabTo(tab: Page, name: string): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    if ((await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === name) return
    await tab.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}
