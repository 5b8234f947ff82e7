// @module-tag all
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { focused, press, tabTo } from './keys'
import { newVisit, screenshot } from './support'
import { atClosing, flowAddress, inDesigner } from './walk-support'

it(
  'the whole flow with the keyboard alone, from the intro to the shop',
  { tags: ['W-03'], timeout: 300_000 },
  async () => {
    await restore()
    const { page } = await newVisit()
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    expect(await focused(page)).toBe('Design or choose a new theme')
    await press(page, 'Start designing')
    await inDesigner(page)
    await press(page, 'Skip')

    await press(page, 'Choose your color palette')
    await expect.poll(() => focused(page)).toBe('Choose your color palette')
    await press(page, 'Slate')
    await page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor()
    await screenshot(page, 'keyboard on a palette')
    await page.keyboard.press('ControlOrMeta+z')
    await page.locator('.cys-palette[aria-label="Neutral"].is-active').waitFor()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor()
    await press(page, 'Back', 'Shift+Tab')

    await press(page, 'Choose your footer')
    await press(page, /^With an invitation/)
    await page.locator('.cys-preview-card.is-selected', { hasText: 'With an invitation' }).waitFor()
    await press(page, 'Back', 'Shift+Tab')

    await press(page, 'Design your homepage')
    await expect.poll(() => focused(page)).not.toBe('')
    const rows = page.locator('.cys-section-row')
    await rows.first().waitFor()
    const had = await rows.count()
    await press(page, /^Services/)
    const list = page.getByRole('complementary', { name: 'Services' })
    const first = (await list.locator('.cys-preview-card').first().getAttribute('title')) ?? ''
    await tabTo(page, (name) => name.startsWith('Close'))
    await press(page, first)
    await expect.poll(() => rows.count()).toBe(had + 1)
    await press(page, 'Close', 'Shift+Tab')
    await press(page, 'Back', 'Shift+Tab')

    await press(page, 'Save')
    await atClosing(page)
    expect(await focused(page)).toBe('Your store looks great!')
    await tabTo(page, (name) => name.startsWith('View store'))
    await page.goto('/')
    expect(await page.content()).toMatch(/--wp--preset--color--background:\s*#13161e/i)
  },
)
