// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { withFocusAt, withPictureAt, picturesIn } from '../../src/markup/pictures'
import { admin, restore } from '../store/support'
import { violations } from './axe'
import { canvas, homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { pictureCard } from './pictures-support'
import { newVisit, screenshot } from './support'

const ourPatterns = async () => {
  const { body } = await (await admin()).get('/wp/v2/block-patterns/patterns?_fields=name,content')
  const all = body as readonly { readonly name: string; readonly content: string }[]
  return all.filter(({ name }) => name.startsWith('customize-your-store/'))
}

describe('a picture that the page cuts', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    const cover = (await ourPatterns()).find(({ name }) => name.endsWith('/story-on-image'))
    await seedStore(homeOf(paragraph('Hello'), cover?.content ?? ''))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage')
  }, 240_000)

  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const cover = () => canvas(page).locator('.wp-block-cover__image-background').last()
  const cut = () => cover().evaluate((element) => getComputedStyle(element).objectPosition)

  it(
    'a click on it in the section in hand leads to its card; one on the text over it does not',
    { tags: ['B-06'] },
    async () => {
      await side(page).locator('.cys-section-row__name').nth(1).click()
      await pictureCard(page).waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.classList.contains('cys-picture'))
      const box = async (what: string) => {
        const found = await canvas(page).locator(what).last().boundingBox()
        if (found === null) throw new Error(`${what} is not drawn.`)
        return found
      }
      const text = await box('.wp-block-cover h2')
      await page.mouse.click(text.x + 4, text.y + text.height / 2)
      const picture = await box('.wp-block-cover__image-background')
      expect(await focused()).toBe(false)
      await page.mouse.click(picture.x + picture.width - 20, picture.y + picture.height / 2)
      await expect.poll(focused).toBe(true)
    },
  )

  it('the point that stays in sight is moved by keys, and is one step', { tags: ['B-06'] }, async () => {
    const left = pictureCard(page).getByRole('spinbutton', { name: 'Focal point left position' })
    await left.fill('20')
    await left.press('Tab')
    await undo('Focal point changed').waitFor()
    await expect.poll(cut).toBe('20% 50%')
    await screenshot(page, 'pictures focus')
    expect(await violations(page)).toEqual([])
    await undo('Focal point changed').click()
    await expect.poll(cut).toBe('50% 50%')
    expect(await left.inputValue()).toBe('50')
  })

  it(
    'on a phone the card is as wide as the choices, and each button as high as a finger',
    { tags: ['B-06'] },
    async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const button = pictureCard(page).getByRole('button', { name: 'Upload another' })
      await button.scrollIntoViewIfNeeded()
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await screenshot(page, 'pictures on a phone')
      await page.setViewportSize({ width: 1440, height: 900 })
    },
  )

  it(
    'given any picture of ours is replaced and focused, then the block editor accepts the block as valid',
    { tags: ['B-06'] },
    async () => {
      const all = (await ourPatterns()).flatMap(({ content }) =>
        picturesIn(content).map(({ block }) => {
          const replaced = withPictureAt(content, block, { id: 7, url: 'http://store.test/b.png', alt: '"A" & <b>' })
          return withFocusAt(replaced, block, { x: 0.25, y: 1 })
        }),
      )
      expect(all.length).toBeGreaterThan(40)
      const wrong = await page.evaluate((texts) => {
        type Parsed = { readonly isValid: boolean; readonly name: string; readonly innerBlocks: readonly Parsed[] }
        type Blocks = { readonly parse: (text: string) => readonly Parsed[] }
        const { parse } = (window as unknown as { wp: { blocks: Blocks } }).wp.blocks
        const names = (found: readonly Parsed[]): readonly string[] =>
          found.flatMap((each) => [...(each.isValid ? [] : [each.name]), ...names(each.innerBlocks)])
        return texts.flatMap((text) => names(parse(text)))
      }, all)
      expect(wrong).toEqual([])
    },
  )
})
