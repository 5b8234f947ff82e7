import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFocused } from '../browser/canvas-support'
import { hex, onPaletteScreen, toggle } from '../browser/colors-support'
import { newVisit } from '../browser/support'
import { log, longSession, openKept, press, selected } from '../browser/viewer-support'

describe('keys by which an input method takes a word, or lets it go', () => {
  describe('in the field of a color', () => {
    let page: Page
    beforeAll(async () => {
      page = await onPaletteScreen()
      await toggle(page).click()
    }, 240_000)

    it(
      'given Enter or Escape of an input method, then the field stays; a typed key judges or empties it',
      { tags: ['D-04'] },
      async () => {
        const field = hex(page, 'Links')
        await field.fill('#12')
        for (const way of ways)
          for (const key of ['Enter', 'Escape']) {
            await pressInComposing(field, key, way)
            expect(await field.inputValue()).toBe('#12')
            expect(await field.getAttribute('aria-invalid')).toBe('false')
          }
        await field.press('Enter')
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
        await field.press('Escape')
        await expect.poll(() => field.inputValue()).not.toBe('#12')
      },
    )
  })

  describe('in the flow log', () => {
    let page: Page
    beforeAll(async () => {
      page = (await newVisit({ keep: true })).page
      await openKept(page, longSession('word0000-session', 60))
    }, 240_000)

    const list = () => log(page).getByRole('listbox', { name: 'Facts' })
    const place = () => selected(page).getAttribute('id')
    const search = () => log(page).getByRole('searchbox', { name: 'Words to look for' })

    it(
      'given Enter of an input method in the search, then nothing moves; a typed one opens the next match',
      { tags: ['V-01'] },
      async () => {
        await search().fill('PaletteChosen')
        await press(page, 'Jump to first')
        const before = await place()
        for (const way of ways) {
          await pressInComposing(search(), 'Enter', way)
          expect(await place()).toBe(before)
        }
        await search().press('Enter')
        await expect.poll(place).not.toBe(before)
      },
    )

    it(
      'given keys of an input method that close, move or search, then the log stays; typed keys work',
      { tags: ['V-01'] },
      async () => {
        await list().focus()
        const before = await place()
        for (const way of ways)
          for (const key of ['Escape', 'ArrowDown', 'Home', '/']) {
            await pressInComposing(list(), key, way)
            expect(await place()).toBe(before)
            expect(await list().evaluate(isFocused)).toBe(true)
          }
        await list().press('ArrowDown')
        await expect.poll(place).not.toBe(before)
        await list().press('Escape')
        await log(page).waitFor({ state: 'detached' })
      },
    )
  })
})

// Helpers

const ways = ['composing', 'as Safari tells it'] as const
type Way = (typeof ways)[number]

/** Safari tells the last key after the composition: only the key's code says that it is not typed. What it brings about is drawn. */
const pressInComposing = (element: Locator, key: string, way: Way): Promise<unknown> =>
  element.evaluate(
    (field, [name, isSafari]) => {
      const how = isSafari ? { keyCode: 229 } : { isComposing: true }
      field.dispatchEvent(new KeyboardEvent('keydown', { key: name, ...how, bubbles: true, cancelable: true }))
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    },
    [key, way === 'as Safari tells it'] as const,
  )
