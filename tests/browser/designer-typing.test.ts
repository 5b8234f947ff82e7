// @module-tag all
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { atRest, isFocused } from './canvas-support'
import { canvas, drawn, homeOf, openDesigner, seedStore, side } from './designer-support'
import { pictureCard } from './pictures-support'
import { newVisit } from './support'
import { frames } from './frames'

const treats =
  '<!-- wp:group {"metadata":{"name":"Treats"},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group"><!-- wp:heading -->\n<h2 class="wp-block-heading">Oat and rye</h2>\n<!-- /wp:heading -->\n\n<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Go</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons --></div>\n<!-- /wp:group -->'

describe('keys that are pressed while something is written', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    const cover = await coverOfOurs()
    await seedStore(homeOf(treats, cover, cover))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage')
  }, 240_000)

  const row = (nth: number) => side(page).locator('.cys-section-row__name').nth(nth)
  const isSelected = (nth: number) => row(nth).getAttribute('aria-pressed')
  /** What a key brings about is seen a moment later. */
  const aMoment = () => frames(page, 20)
  const title = () => canvas(page).locator('h2.wp-block-heading').first()
  const inPlace = () => canvas(page).getByRole('textbox', { name: 'Text on the page' })
  const beginOnPage = async () => {
    await (await atRest(title())).click({ force: true })
    await inPlace().waitFor()
    await page.keyboard.press('End')
  }

  it(
    'given Ctrl+Z in a text on the page, then the words go back, and no step of the design is undone',
    { tags: ['B-06', 'D-16'] },
    async () => {
      await row(0).click()
      await side(page).getByRole('button', { name: 'Roomy', exact: true }).click()
      await page.getByRole('button', { name: /^Undo: / }).waitFor()
      await beginOnPage()
      await page.keyboard.type(' bread')
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => inPlace().innerText()).not.toContain('bread')
      expect(await page.getByRole('button', { name: /^Redo: / }).count()).toBe(0)
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect.poll(() => inPlace().innerText()).toBe('Oat and rye bread')
      await page.keyboard.press('Escape')
      await inPlace().waitFor({ state: 'detached' })
    },
  )

  it('given the key by which an input method takes a word, then one goes on writing', { tags: ['B-06'] }, async () => {
    await beginOnPage()
    for (const key of ['Enter', 'Escape']) await pressInComposing(inPlace(), key)
    await aMoment()
    expect(await inPlace().evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Escape')
    await inPlace().waitFor({ state: 'detached' })
  })

  it(
    'given the page is loaded again while keys go on without a rest, then most of the words are there',
    { tags: ['B-06', 'L-02'] },
    async () => {
      await beginOnPage()
      await page.keyboard.type(', and spelt, and corn, and all the rest of it', { delay: 200 })
      await page.reload()
      await drawn(page)
      await expect.poll(() => title().innerText()).toContain('Oat and rye bread, and spelt')
    },
  )

  it(
    'given Escape in a field, then the section stays selected and the focus in the field',
    { tags: ['D-10'] },
    async () => {
      const link = side(page).getByRole('textbox', { name: 'Button', exact: true })
      await row(0).click()
      await link.press('Escape')
      await aMoment()
      expect(await link.evaluate(isFocused)).toBe(true)
      expect(await isSelected(0)).toBe('true')
      await row(1).click()
      for (const [role, name] of [
        ['textbox', 'Alternative text'],
        ['spinbutton', 'Focal point left position'],
      ] as const) {
        const field = pictureCard(page).getByRole(role, { name })
        await field.press('Escape')
        await aMoment()
        expect(await field.evaluate(isFocused)).toBe(true)
        expect(await isSelected(1)).toBe('true')
      }
    },
  )

  it(
    'given Escape on a button that goes with the selection, then the section’s row has the focus',
    { tags: ['D-10', 'W-03'] },
    async () => {
      const buttons = [
        side(page).getByRole('button', { name: 'Roomy', exact: true }),
        pictureCard(page).getByRole('button', { name: 'Upload another' }),
      ]
      for (const each of buttons) {
        await row(1).click()
        await each.press('Escape')
        await expect.poll(() => isSelected(1)).toBe('false')
        expect(await row(1).evaluate(isFocused)).toBe(true)
      }
      await row(1).click()
      await pressInComposing(row(1), 'Escape')
      await aMoment()
      expect(await isSelected(1)).toBe('true')
    },
  )

  it(
    'given another section is chosen at once, then the point in hand is that of its own picture',
    { tags: ['B-06'] },
    async () => {
      const covers = canvas(page).locator('.wp-block-cover__image-background')
      const cut = () => covers.evaluateAll((all) => all.map((each) => getComputedStyle(each).objectPosition))
      await row(1).click()
      await pictureCard(page).getByRole('spinbutton', { name: 'Focal point left position' }).fill('20')
      await row(2).evaluate((element: HTMLElement) => element.click())
      await page.getByRole('button', { name: 'Undo: Focal point changed' }).waitFor()
      await expect.poll(cut).toEqual(['20% 50%', '50% 50%'])
    },
  )

  it(
    'given Escape in the search for patterns, then a pattern still goes after the selected section',
    { tags: ['B-09', 'D-10'] },
    async () => {
      await row(0).click()
      await side(page)
        .getByRole('button', { name: /^Reviews/ })
        .click()
      const search = page.getByRole('searchbox', { name: 'Search all patterns' })
      await search.fill('stars')
      await search.press('Escape')
      await aMoment()
      expect(await isSelected(0)).toBe('true')
      expect(await search.evaluate(isFocused)).toBe(true)
    },
  )
})

// Helpers

/** A pattern of ours that is cut by the page, so that it has a focal point. */
const coverOfOurs = async (): Promise<string> => {
  const { body } = await (await admin()).get('/wp/v2/block-patterns/patterns?_fields=name,content')
  const all = body as readonly { readonly name: string; readonly content: string }[]
  return all.find(({ name }) => name === 'customize-your-store/story-on-image')?.content ?? ''
}

/** As Safari tells the last key of an input method: the composition is over, and only the key's code says that it is not typed. */
const pressInComposing = (element: Locator, key: string): Promise<unknown> =>
  element.evaluate((field, name) => {
    const press = { key: name, keyCode: 229, bubbles: true, cancelable: true }
    return field.dispatchEvent(new KeyboardEvent('keydown', press))
  }, key)
