// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { canvas, homeOf, openDesigner, paragraph, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, choosePart, openScreen, save } from './walk-support'

const header = '/wp/v2/template-parts/twentytwentyfour//header'
const remote = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`

const change = async (text: string) => {
  await (await admin()).put(header, { content: remote(text) })
}
const stored = async () =>
  ((await (await admin()).get(`${header}?context=edit`)).body as { content: { raw: string } }).content.raw

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed the header' })

const chooseHeader = async (page: Page, title: string) => {
  await openScreen(page, 'Choose your header')
  await choosePart(page, title)
  await back(page)
}

describe('someone else changes the header while it is designed', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('Welcome')))
    await (await admin()).post('/wc-admin/options', { woocommerce_customize_store_onboarding_tour_hidden: 'yes' })
    page = (await newVisit({ keep: true, viewport: { width: 1280, height: 900 } })).page
    await openDesigner(page)
    await chooseHeader(page, 'With a search field')
  }, 240_000)

  it(
    'given Save, then it is asked about, and nothing is overwritten',
    { tags: ['D-20'], timeout: 120_000 },
    async () => {
      await change('Theirs')
      await save(page)
      await dialog(page).waitFor({ timeout: 60_000 })
      await screenshot(page, 'conflict')
      expect(await stored()).toBe(remote('Theirs'))
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await dialog(page).waitFor({ state: 'detached' })
      expect(await page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true)
    },
  )

  it('given theirs is kept, then Save goes on with it', { tags: ['D-20'], timeout: 120_000 }, async () => {
    await save(page)
    await dialog(page).getByRole('button', { name: 'Keep theirs' }).click({ timeout: 60_000 })
    await atClosing(page)
    expect(await stored()).toBe(remote('Theirs'))
  })

  it('given mine is used, then it is on the store', { tags: ['D-20'], timeout: 120_000 }, async () => {
    await openDesigner(page)
    await canvas(page).getByText('Theirs', { exact: true }).waitFor()
    await chooseHeader(page, 'Menu behind a button')
    await change('Theirs again')
    await save(page)
    await dialog(page).getByRole('button', { name: 'Use mine' }).click({ timeout: 60_000 })
    await atClosing(page)
    expect(await stored()).toContain('header-minimal')
  })

  it(
    'given somebody activated another theme, then it is asked about before the design counts as saved',
    { tags: ['D-20'], timeout: 120_000 },
    async () => {
      const owner = await admin()
      const activeTheme = async () =>
        ((await owner.get('/wp/v2/themes?status=active')).body as { stylesheet: string }[])[0]?.stylesheet
      await openDesigner(page)
      await chooseHeader(page, 'With a search field')
      await owner.post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
      await save(page)
      const question = page.getByRole('dialog', { name: 'Someone else changed the theme' })
      await question.getByText('Twenty Twenty-Five').waitFor({ timeout: 60_000 })
      await screenshot(page, 'conflict theme')
      expect(await activeTheme()).toBe('twentytwentyfive')
      await question.getByRole('button', { name: 'Use mine' }).click()
      await atClosing(page)
      expect(await activeTheme()).toBe('twentytwentyfour')
      expect(await stored()).toContain('header-large')
    },
  )
})
