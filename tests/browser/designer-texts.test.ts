import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { violations } from './axe'
import { atRest, boxOf } from './canvas-support'
import { canvas, drawn, homeOf, openDesigner, paragraph, seedStore, side, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, openScreen, save } from './walk-support'
import { frames } from './frames'

const heading = '<!-- wp:heading -->\n<h2 class="wp-block-heading">Oat <em>and</em> rye</h2>\n<!-- /wp:heading -->'
const button =
  '<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Go</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->'
const section = `<!-- wp:group {"metadata":{"name":"Treats"},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group">${heading}\n\n${button}</div>\n<!-- /wp:group -->`

describe('texts written where they stand', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(`${paragraph('Hello')}\n\n${section}`))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
    await openScreen(page, 'Design your homepage')
  }, 240_000)

  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const line = (name: string): Locator => side(page).getByRole('textbox', { name, exact: true })
  const title = () => canvas(page).locator('h2.wp-block-heading').first()
  const click = async (text: Locator) => (await atRest(text)).click({ force: true })
  const inPlace = () => canvas(page).getByRole('textbox', { name: 'Text on the page' })

  it('one click on a text begins to write there; Enter takes it as one step by name', { tags: ['B-06'] }, async () => {
    await click(title())
    await inPlace().waitFor()
    expect(await page.getByRole('toolbar', { name: 'Section: Treats' }).count()).toBe(0)
    await screenshot(page, 'texts in place')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Treats for dogs 🐕')
    await page.keyboard.press('Enter')
    await undo('Text changed').waitFor()
    await expect.poll(() => title().innerText()).toBe('Treats for dogs 🐕')
    await undo('Text changed').click()
    await expect.poll(() => title().innerHTML()).toContain('Oat <em>and</em> rye')
    await page.getByRole('button', { name: 'Redo: Text changed' }).click()
    await expect.poll(() => title().innerText()).toBe('Treats for dogs 🐕')
  })

  it(
    'given a pause, then it goes on in the same place; Escape keeps the words, Ctrl+Z takes them back',
    { tags: ['B-06'] },
    async () => {
      await click(title())
      await inPlace().waitFor()
      await page.keyboard.press('End')
      await page.keyboard.type(' and cats')
      await expect.poll(() => line('Heading').innerText(), { timeout: 10_000 }).toBe('Treats for dogs 🐕 and cats')
      await page.keyboard.type(', big and small, and for whoever lives with them and has to carry the bags')
      await expect.poll(() => inPlace().innerText()).toContain('cats, big and small')
      const bottom = (element: Locator) => boxOf(element).then(({ y, height }) => y + height)
      const next = canvas(page).locator('.wp-block-buttons').first()
      await expect.poll(async () => (await boxOf(next)).y - (await bottom(inPlace()))).toBeGreaterThanOrEqual(0)
      await screenshot(page, 'texts in place after a pause')
      await page.keyboard.press('Escape')
      await inPlace().waitFor({ state: 'detached' })
      await expect.poll(() => title().innerText()).toContain('and has to carry the bags')
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => title().innerText()).toBe('Treats for dogs 🐕 and cats')
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => title().innerText()).toBe('Treats for dogs 🐕')
    },
  )

  it(
    'pasted markup becomes plain text, and a paste of a whole web page is refused in a sentence',
    { tags: ['B-06'] },
    async () => {
      const paste = (html: string, plain: string) =>
        line('Heading').evaluate(
          (element, [rich, words]) => {
            const data = new DataTransfer()
            data.setData('text/html', rich ?? '')
            data.setData('text/plain', words ?? '')
            element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
          },
          [html, plain],
        )
      await line('Heading').click()
      await page.keyboard.press('ControlOrMeta+A')
      await paste('<h1 onclick="x()">Oat <b>& rye</b></h1>', 'Oat\n& <rye>')
      expect(await line('Heading').innerHTML()).toBe('Oat &amp; &lt;rye&gt;')
      await paste('', 'x'.repeat(20_000))
      await side(page).getByText('Not added: the text would be 8011 characters too long.').waitFor()
      expect(await line('Heading').innerText()).toBe('Oat & <rye>')
      await screenshot(page, 'texts refused')
      await page.keyboard.press('Tab')
      await expect.poll(() => title().innerText()).toBe('Oat & <rye>')
    },
  )

  it('given an input method that composes, then only what it ends with counts', { tags: ['B-06'] }, async () => {
    const ime = await page.context().newCDPSession(page)
    await line('Heading').click()
    await page.keyboard.press('ControlOrMeta+A')
    await ime.send('Input.imeSetComposition', { text: 'くっき', selectionStart: 3, selectionEnd: 3 })
    // Longer than the pause after which a text counts.
    await frames(page, 75)
    expect(await title().innerText()).toBe('Oat & <rye>')
    await ime.send('Input.insertText', { text: 'クッキー' })
    await page.keyboard.press('Enter')
    await expect.poll(() => title().innerText()).toBe('クッキー')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('بسكويت للكلاب')
    await page.keyboard.press('Enter')
    await expect.poll(() => title().innerText()).toBe('بسكويت للكلاب')
    expect(await line('Heading').evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  })

  it(
    'a button is named and led to the shop; an address that runs something is refused',
    { tags: ['B-06'] },
    async () => {
      await line('Button').click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('See all treats')
      await side(page).getByRole('button', { name: 'No link yet: choose what it leads to' }).click()
      const link = page.getByRole('searchbox', { name: 'Find a page, product or category, or type an address' })
      await link.fill('javascript:alert(1)')
      await link.press('Enter')
      await page.getByText('A link cannot lead there.').waitFor()
      expect(await violations(page)).toEqual([])
      await link.fill('/shop')
      await link.press('Enter')
      await undo('Link of a button changed').waitFor()
      await screenshot(page, 'texts and links')
    },
  )

  it(
    'given the page is loaded again, then the words are there, and after Save visitors read them',
    { tags: ['B-06'], timeout: 240_000 },
    async () => {
      await page.reload()
      await drawn(page)
      await expect.poll(() => title().innerText()).toBe('بسكويت للكلاب')
      await back(page)
      await save(page)
      await atClosing(page)
      expect(await storedHome()).toContain('<h2 class="wp-block-heading">بسكويت للكلاب</h2>')
      await page.goto('/')
      await page.getByRole('heading', { name: 'بسكويت للكلاب' }).waitFor()
      expect(await page.getByRole('link', { name: 'See all treats' }).getAttribute('href')).toBe('/shop')
    },
  )
})
