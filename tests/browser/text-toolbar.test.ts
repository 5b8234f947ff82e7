// @module-tag more
/** The toolbar of a text on the page: formats, links, size and alignment, by keys and by pointer, saved and seen by a visitor. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from '../store/support'
import { violations } from './axe'
import { atRest, boxOf } from './canvas-support'
import { canvas, drawn, homeOf, openDesigner, seedStore, side, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, save } from './walk-support'

const heading = '<!-- wp:heading -->\n<h2 class="wp-block-heading">Oat and rye</h2>\n<!-- /wp:heading -->'
const text = '<!-- wp:paragraph -->\n<p>Read about us</p>\n<!-- /wp:paragraph -->'
const button =
  '<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Go</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->'
const section = `<!-- wp:group {"metadata":{"name":"Treats"},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group">${heading}\n\n${text}\n\n${button}</div>\n<!-- /wp:group -->`

describe('the toolbar of a text', { tags: ['U-04'], timeout: 240_000 }, () => {
  let owner: Client
  let page: Page
  let baking = 0

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(section))
    owner = await admin()
    const { body } = await owner.post('/wp/v2/pages', { title: 'How we bake', status: 'publish' })
    baking = (body as { id: number }).id
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage')
  }, 240_000)

  const tools = (one = page) => one.getByRole('toolbar', { name: 'Text tools' })
  const tool = (name: string | RegExp, one = page) => tools(one).getByRole('button', { name })
  const inPlace = (one = page) => canvas(one).getByRole('textbox', { name: 'Text on the page' })
  const title = (one = page) => canvas(one).locator('h2.wp-block-heading').first()
  const words = () => canvas(page).locator('p[data-type="core/paragraph"]').first()
  const chooser = () => page.getByRole('searchbox', { name: 'Find a page, product or category, or type an address' })
  const html = () => inPlace().innerHTML()
  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const write = async (element: Locator, one = page) => {
    await (await atRest(element)).click({ force: true })
    await inPlace(one).waitFor()
    await tools(one).waitFor()
  }
  const select = async (from: number, to: number) => {
    await page.keyboard.press('Home')
    for (let at = 0; at < from; at += 1) await page.keyboard.press('ArrowRight')
    for (let at = from; at < to; at += 1) await page.keyboard.press('Shift+ArrowRight')
  }

  it('given keys, then words are bold or italic, the toolbar says so, and each key takes it back', async () => {
    await write(title())
    await select(0, 3)
    await page.keyboard.press('ControlOrMeta+b')
    await expect.poll(html).toBe('<strong>Oat</strong> and rye')
    await expect.poll(() => tool(/^Bold/).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(html).toBe('Oat and rye')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(html).toBe('<strong>Oat</strong> and rye')
    // Between words it is for what is typed next.
    await page.keyboard.press('End')
    await page.keyboard.press('ControlOrMeta+i')
    await expect.poll(() => tool(/^Italic/).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.type('!')
    await expect.poll(html).toBe('<strong>Oat</strong> and rye<em>!</em>')
    await expect.poll(() => title().innerHTML(), { timeout: 10_000 }).toContain('<em>!</em>')
    expect(await violations(page)).toEqual([])
    await screenshot(page, 'text toolbar')
  })

  it('given keys alone, then size and alignment are chosen in the toolbar, and Escape leads back', async () => {
    await page.keyboard.press('Alt+F10')
    await expect.poll(() => tool(/^Bold/).evaluate((one) => one === document.activeElement)).toBe(true)
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => tool('Text size').evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Large', exact: true }).press('Enter')
    await undo('Text size changed').waitFor()
    await expect.poll(() => title().getAttribute('class')).toContain('has-large-font-size')
    await expect.poll(() => inPlace().evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
    await tool('Align text').click()
    await page.getByRole('menuitemradio', { name: 'Align center' }).click()
    await undo('Text aligned').waitFor()
    await expect.poll(() => title().getAttribute('class')).toContain('has-text-align-center')
    await page.keyboard.press('Alt+F10')
    await expect.poll(() => tools().evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => inPlace().evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await inPlace().waitFor({ state: 'detached' })
    await tools().waitFor({ state: 'detached' })
  })

  it('given Ctrl+K, then a page of the store is found by its name, and an address is made whole', async () => {
    await write(words())
    await select(5, 13)
    await page.keyboard.press('ControlOrMeta+k')
    await chooser().fill('BAKE')
    await page.getByRole('button', { name: 'Link to How we bake' }).waitFor()
    expect(await violations(page)).toEqual([])
    await screenshot(page, 'link chooser')
    await chooser().press('Enter')
    await expect
      .poll(html)
      .toMatch(new RegExp(`^Read <a href="http[^"]+" data-type="page" data-id="${baking}">about us</a>$`))
    await page.keyboard.press('End')
    await page.keyboard.type(' or call')
    await select(17, 21)
    await page.keyboard.press('ControlOrMeta+k')
    await chooser().fill('javascript:alert(1)')
    await chooser().press('Enter')
    await page.getByText('A link cannot lead there.').waitFor()
    await chooser().fill('+49 30 123-456')
    await page.getByRole('button', { name: 'Link to +4930123456' }).press('Enter')
    await expect.poll(html).toContain('<a href="tel:+4930123456">call</a>')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByText('Calls +4930123456').waitFor()
    await page.keyboard.press('Escape')
    await chooser().waitFor({ state: 'detached' })
    await expect.poll(() => inPlace().evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  })

  it('given a button, then the same chooser leads it to a page', async () => {
    await page.keyboard.press('Escape')
    await inPlace().waitFor({ state: 'detached' })
    await write(canvas(page).locator('.wp-block-button__link').first())
    expect(await tool('Text size').count()).toBe(0)
    await page.keyboard.press('ControlOrMeta+k')
    await chooser().fill('bake')
    await page.getByRole('button', { name: 'Link to How we bake' }).press('Enter')
    await undo('Link of a button changed').waitFor()
    await side(page).getByRole('button', { name: 'Links to How we bake' }).waitFor()
    await page.keyboard.press('Escape')
    await inPlace().waitFor({ state: 'detached' })
    await write(words())
  })

  it('given a table, a picture or 10,000 characters are pasted, then only words are added', async () => {
    const paste = (rich: string, plain: string) =>
      inPlace().evaluate(
        (element, [html = '', own = '']) => {
          const data = new DataTransfer()
          data.setData('text/html', html)
          if (own !== '') data.setData('text/plain', own)
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
        },
        [rich, plain],
      )
    const before = await html()
    await page.keyboard.press('ControlOrMeta+a')
    await paste('<img src="x.png">', '')
    expect(await html()).toBe(before)
    await page.keyboard.press('End')
    await paste('<table><tr><td><b>one</b></td><td>two</td></tr></table>', ' one\ttwo')
    await expect.poll(html).toBe(`${before} one two`)
    await paste('', ' x'.repeat(5_000))
    await expect.poll(async () => (await inPlace().innerText()).length).toBeGreaterThan(10_000)
    // The browser may take both back at once.
    while ((await html()) !== before) await page.keyboard.press('ControlOrMeta+z')
    expect(await html()).toBe(before)
    await page.keyboard.press('Escape')
    await inPlace().waitFor({ state: 'detached' })
  })

  it('given the page is loaded again and saved, then a visitor sees it all', async () => {
    await page.reload()
    await drawn(page)
    await expect.poll(() => words().innerHTML()).toContain('tel:+4930123456')
    await back(page)
    await save(page)
    await atClosing(page)
    expect(await storedHome()).toContain(
      '<h2 class="wp-block-heading has-large-font-size has-text-align-center"><strong>Oat</strong> and rye<em>!</em></h2>',
    )
    const { page: shop } = await newVisit({ loggedIn: false })
    await shop.goto('/')
    await shop.getByRole('link', { name: 'about us' }).click()
    await shop.getByRole('heading', { name: 'How we bake' }).waitFor()
    await shop.goto('/')
    expect(await shop.getByRole('link', { name: 'Go', exact: true }).getAttribute('href')).toContain('how-we-bake')
  })

  it('given the page was deleted, then the text and the chooser say so', async () => {
    await owner.delete(`/wp/v2/pages/${baking}?force=true`)
    await openDesigner(page, '/homepage')
    await write(words())
    await side(page).getByText('A link in this text leads to something that was deleted or is not public.').waitFor()
    await side(page)
      .getByRole('button', { name: 'This link leads to something that was deleted or is not public.' })
      .waitFor()
    await select(6, 6)
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('alert').getByText('This link leads to something').waitFor()
    await page.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(html).toMatch(/^Read about us or <a/)
    await page.keyboard.press('Escape')
    await side(page).getByText('A link in this text leads').waitFor({ state: 'detached' })
  })

  it('given a phone, then the toolbar is whole within the page', async () => {
    const phone = (await newVisit({ viewport: { width: 390, height: 844 }, touch: true })).page
    await openDesigner(phone, '/homepage')
    await (await atRest(title(phone))).tap({ force: true })
    await tools(phone).waitFor()
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(tools(phone))
        return x >= 0 && x + width <= 390
      })
      .toBe(true)
    for (const name of [/^Bold/, 'Text size'])
      expect((await boxOf(tool(name, phone))).height).toBeGreaterThanOrEqual(44)
    await screenshot(phone, 'text toolbar on a phone')
  })
})
