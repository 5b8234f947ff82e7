// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { canvas, drawn } from './designer-support'
import { seedDesignedStore } from './screens/designed-store'
import { lookAt } from './screens/look-at'
import { newVisit } from './support'
import { becomes } from './variant-support'
import { at, flowAddress } from './walk-support'

/** Screens by address, since their words are in another language here. */
const screens: readonly (readonly [name: string, address: string, heading: string])[] = [
  ['intro', flowAddress, 'صمّم قالبًا جديدًا أو اختر واحدًا'],
  ['designer root', at('assembler-hub'), 'هيا نبدع'],
  ['designer colors', at('assembler-hub/color-palette'), 'اختر لوحة ألوانك'],
  ['designer homepage', at('assembler-hub/homepage/intro'), 'صمّم صفحتك الرئيسية'],
  ['closing', at('transitional'), 'متجرك يبدو رائعًا!'],
]

/** In a store with AI, and in a session of its own: whether there is AI is decided once in each. */
const wizard: typeof screens = [
  ['wizard business', at('design-with-ai'), 'حدّثنا عن نشاطك التجاري'],
  ['wizard look', at('design-with-ai/look-and-feel'), 'كيف تريد أن يبدو متجرك؟'],
  ['wizard tone', at('design-with-ai/tone-of-voice'), 'كيف تريد أن يتحدث متجرك؟'],
]

describe('in a language that is read from right to left', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await (await admin()).post('/wp/v2/settings', { language: 'ar' })
    await seedDesignedStore()
    page = (await newVisit({ keep: true, locale: 'ar' })).page
  }, 120_000)

  const isArabic = async (where: Page, [name, address, heading]: (typeof screens)[number]) => {
    const open = async () => {
      await where.goto(address)
      await where.getByRole('heading', { name: heading }).waitFor({ timeout: 60_000 })
      if (address.includes('assembler-hub')) await drawn(where)
    }
    await lookAt(where, { name, open }, ' rtl')
    expect(await where.evaluate(() => document.documentElement.dir)).toBe('rtl')
    expect(await english(where)).toEqual([])
  }

  it.each(screens)(
    'given Arabic, then the %s is in it, mirrored, and holds on a phone',
    { tags: ['W-04', 'W-03'] },
    (...screen) => isArabic(page, screen),
  )

  it(
    'given Arabic, then the questions of the wizard are in it, mirrored, and hold on a phone',
    { tags: ['W-04', 'W-03'] },
    async () => {
      await becomes({ ai: true, provider: 'rules' })
      const visit = await newVisit({ locale: 'ar' })
      for (const screen of wizard) await isArabic(visit.page, screen)
    },
  )

  it('given Arabic, then the page of each direction fills its card', { tags: ['W-04'] }, async () => {
    await page.goto(at('assembler-hub/directions'))
    await drawn(page)
    const card = page.locator('.cys-direction__page').first()
    await card.locator('iframe').contentFrame().locator('.cys-drawn-pattern').waitFor({ state: 'attached' })
    const edges = async () => {
      const [outer, inner] = [await card.boundingBox(), await card.locator('iframe').boundingBox()]
      return [inner!.x - outer!.x, inner!.x + inner!.width - outer!.x - outer!.width].map(Math.round)
    }
    await expect.poll(edges).toEqual([0, 0])
  })

  it('given Arabic, then the choices stand on the right and the canvas on the left', { tags: ['W-04'] }, async () => {
    await page.goto(at('assembler-hub'))
    await drawn(page)
    const side = await page.locator('.cys-designer__side').boundingBox()
    const frame = await page.locator('iframe[name="editor-canvas"]').boundingBox()
    expect(side!.x).toBeGreaterThan(frame!.x + frame!.width - 1)
    expect(await canvas(page).locator('html').getAttribute('dir')).toBe('rtl')
  })
})

/** Words of the flow that nobody translated: two or more Latin words in a row, outside of names. */
const english = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.getElementById('customize-your-store')!, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const names = 'style, script, .cys-theme-tile, .cys-palette, .cys-font, .cys-site-hub, .cys-preview-card'
      if (parentElement?.closest(names) || !/[a-z]+ [a-z]+/.test(textContent ?? '')) continue
      found.push(textContent ?? '')
    }
    return found
  })
