// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../browser/axe'
import {
  gradientsChosen,
  grade,
  hex,
  inCanvas,
  onPaletteScreen,
  popover,
  readyGradient,
  swatch,
  toggle,
} from '../browser/colors-support'
import { screenshot } from '../browser/support'
import { atRest } from '../browser/canvas-support'

const stops = (page: Page) => popover(page).getByRole('button', { name: /^Gradient control point/ })

describe('gradients of one’s own', { tags: ['B-02'] }, () => {
  let tab: Page

  beforeAll(async () => {
    tab = await onPaletteScreen()
    await toggle(tab).click()
  }, 240_000)

  it('only grounds offer one; to look at them chooses nothing', async () => {
    await swatch(tab, 'Links').click()
    await popover(tab).waitFor()
    expect(await popover(tab).getByRole('tab').count()).toBe(0)
    await tab.keyboard.press('Escape')
    await swatch(tab, 'Background').press('Enter')
    await popover(tab).getByRole('tab', { name: 'Color', exact: true }).and(tab.locator(':focus')).waitFor()
    await tab.keyboard.press('ArrowRight')
    await readyGradient(tab).first().waitFor()
    await screenshot(tab, 'designer gradient ideas')
    expect(await gradientsChosen(tab)).toEqual([])
  })

  it('a ready one is chosen by keys, drawn on the canvas at once, told in words, and a step by name', async () => {
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('ArrowRight')
    await tab.keyboard.press('Enter')
    await stops(tab).first().waitFor()
    await expect
      .poll(() => inCanvas(tab, '.editor-styles-wrapper', 'background-image'))
      .toMatch(/^linear-gradient\(135deg, rgb/)
    expect(await gradientsChosen(tab)).toMatchObject([
      { place: 'background', gradient: expect.stringMatching(/^linear-gradient\(135deg,#/) as string },
    ])
    await swatch(tab, 'Background')
      .and(tab.getByRole('button', { name: /now gradient of #.* at 135 degrees$/ }))
      .waitFor()
    expect(await hex(tab, 'Background').inputValue()).toBe('')
    await tab.getByRole('button', { name: 'Undo: Background: gradient' }).waitFor()
    expect(await violations(tab)).toEqual([])
    await screenshot(tab, 'designer gradient chosen')
  })

  it('its stops, their colors and its angle are changed by keys; many presses are one fact', async () => {
    const before = (await gradientsChosen(tab)).length
    await stops(tab).last().focus()
    await stops(tab)
      .last()
      .evaluate((stop) => {
        for (let press = 0; press < 5; press += 1)
          stop.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowLeft', key: 'ArrowLeft', bubbles: true }))
      })
    await expect.poll(async () => (await gradientsChosen(tab)).length).toBe(before + 1)
    await popover(tab).getByRole('button', { name: 'Add a color' }).press('Enter')
    await expect.poll(() => stops(tab).count()).toBe(3)
    await popover(tab).getByRole('spinbutton', { name: 'Angle' }).fill('90')
    await tab.keyboard.press('Tab')
    await expect
      .poll(() => inCanvas(tab, '.editor-styles-wrapper', 'background-image'))
      .toMatch(/^linear-gradient\(90deg/)
    await stops(tab).nth(1).press('Enter')
    const inner = tab.locator('.components-color-picker')
    await inner.waitFor()
    await inner.getByRole('textbox').first().fill('ffddaa')
    await tab.keyboard.press('Enter')
    await expect.poll(() => inCanvas(tab, '.editor-styles-wrapper', 'background-image')).toContain('rgb(255, 221, 170)')
    await screenshot(tab, 'designer gradient stop')
    await tab.keyboard.press('Escape')
    await inner.waitFor({ state: 'detached' })
    await stops(tab).first().waitFor()
    await tab.keyboard.press('Escape')
    await popover(tab).waitFor({ state: 'detached' })
  })

  it('text is measured on its worst color; what is pale there is named, and mended', { tags: ['B-03'] }, async () => {
    await hex(tab, 'Text').fill('bbbbbb')
    await hex(tab, 'Text').press('Enter')
    const failing = grade(tab, 'Text').filter({ hasText: 'Too low' })
    await failing.getByText(/^Hardest to read where the gradient is #[0-9a-f]{6}\.$/).waitFor()
    await failing.scrollIntoViewIfNeeded()
    await screenshot(tab, 'designer gradient contrast')
    await failing.getByRole('button', { name: 'Make readable: Text' }).click()
    await failing.waitFor({ state: 'detached' })
  })

  it('a color typed takes its place; undone, the gradient is back', async () => {
    await hex(tab, 'Background').fill('fafafa')
    await expect.poll(() => inCanvas(tab, '.editor-styles-wrapper', 'background-image')).toBe('none')
    await tab.getByRole('button', { name: 'Undo: Custom color: Background' }).click()
    await expect.poll(() => inCanvas(tab, '.editor-styles-wrapper', 'background-image')).toContain('linear-gradient')
  })

  it('at 360 pixels everything is in reach', async () => {
    await tab.setViewportSize({ width: 360, height: 740 })
    await swatch(tab, 'Background').scrollIntoViewIfNeeded()
    await swatch(tab, 'Background').click()
    await stops(tab).first().waitFor()
    await screenshot(tab, 'designer gradient 360')
    const ground = await atRest(popover(tab).locator('.cys-ground'))
    const { x, y, width, height } = (await ground.boundingBox())!
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    expect(y + height).toBeLessThanOrEqual(740)
    await tab.keyboard.press('Escape')
    await popover(tab).waitFor({ state: 'detached' })
    await screenshot(tab, 'designer gradient rows 360')
    await tab.setViewportSize({ width: 1440, height: 900 })
  })
})
