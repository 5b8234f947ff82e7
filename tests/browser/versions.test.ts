/** The version history, from another browser and by another administrator, with the keyboard alone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, newAccount, restore, visitor } from '../store/support'
import { logIn } from '../store/login'
import { theStore } from '../store/the-store'
import { design, frontPage, seedShop } from './restore-support'
import { newVisit, screenshot } from './support'
import { at, atClosing, back, choosePalette, inDesigner, openScreen, save } from './walk-support'

const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' })
const notice = (page: Page) => page.locator('.cys-restore-notice')

describe('the version history', () => {
  let html: Readonly<Record<'before' | 'slate' | 'canary', string>>
  let page: Page

  beforeAll(async () => {
    await seedShop('twentytwentyfour')
    const before = await frontPage()
    const first = (await newVisit({ viewport: { width: 1280, height: 900 } })).page
    await design(first)
    const slate = await frontPage()
    await first.goto(at('assembler-hub'))
    await inDesigner(first)
    await openScreen(first, 'Choose your color palette')
    await choosePalette(first, 'Canary')
    await back(first)
    await save(first)
    await atClosing(first)
    html = { before, slate, canary: await frontPage() }
    expect(new Set(Object.values(html)).size).toBe(3)
    const { name, password } = await newAccount('administrator', await admin())
    page = (
      await newVisit({
        as: await logIn(theStore().url, name, password),
        keep: true,
        viewport: { width: 1280, height: 900 },
      })
    ).page
  }, 400_000)
  afterAll(restore)

  it(
    'given another administrator in another browser, then it lists each version, drawn by the store',
    { tags: ['X-15', 'X-16'], timeout: 200_000 },
    async () => {
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await page.getByRole('button', { name: 'Version history' }).press('Enter')
      await history(page).getByText('Your store before you began.').waitFor({ timeout: 60_000 })
      expect(await history(page).locator('.cys-version__words').allInnerTexts()).toEqual([
        'admin changed: Colors and fonts',
        expect.stringMatching(/^admin changed: Front page, Colors and fonts, .*Homepage/) as string,
        'Your store before you began.',
      ])
      const frames = history(page).locator('iframe')
      await frames.last().scrollIntoViewIfNeeded()
      await page.locator('.cys-version__picture.is-shown').nth(2).waitFor({ timeout: 60_000 })
      const oldest = page.frameLocator('.cys-version__frame >> nth=2')
      await oldest.getByText('Written by hand, long before').waitFor({ timeout: 30_000 })
      await screenshot(page, 'version history')
    },
  )

  it(
    'given an earlier one is published, then visitors see it byte for byte, and the designer has it',
    { tags: ['X-16'], timeout: 200_000 },
    async () => {
      const row = history(page).getByRole('listitem').nth(1)
      await row.getByRole('button', { name: /^Publish this version: / }).press('Enter')
      await history(page).locator('.cys-version__question:focus').waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await notice(page).getByText('Your store shows the version of').waitFor({ timeout: 120_000 })
      expect(await frontPage()).toBe(html.slate)
      await openScreen(page, 'Choose your color palette')
      // The screen takes the focus when it is there.
      await page.locator(':focus', { hasText: /^Choose your color palette$/ }).waitFor()
      await screenshot(page, 'version published')
    },
  )

  it('given it is undone, then visitors see what was there before', { tags: ['X-16'], timeout: 200_000 }, async () => {
    await notice(page).getByRole('button', { name: 'Undo' }).press('Enter')
    await notice(page).getByText('Your store shows again what it showed before.').waitFor({ timeout: 120_000 })
    expect(await frontPage()).toBe(html.canary)
  })

  it(
    'given the version from before the flow, then the shop is as it was',
    { tags: ['X-16'], timeout: 200_000 },
    async () => {
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await page.getByRole('button', { name: 'Version history' }).click()
      await history(page)
        .getByRole('listitem')
        .last()
        .getByRole('button', { name: /^Publish this version: / })
        .click({ timeout: 60_000 })
      await history(page).getByRole('button', { name: 'Publish', exact: true }).click()
      await notice(page).getByText('Your store shows the version of').waitFor({ timeout: 120_000 })
      expect(await frontPage()).toBe(html.before)
      expect(await (await visitor().page('/')).text()).toContain('Written by hand, long before')
    },
  )
})
