/** Screens of stores of other kinds. Each is arranged anew: what kind of store it is, is decided once per session. */
import type { Page } from 'playwright-core'
import { admin } from '../../store/support'
import { canvas, openDesigner, seedStore } from '../designer-support'
import { aiStatus, becomes, changedByHand, designed } from '../variant-support'
import { at, flowAddress } from '../walk-support'
import { classic } from '../../woocommerce/odd-themes'
import { activateTheme, writeTheme } from '../../woocommerce/theme-support'
import type { Screen } from './screen'

/** `arrange`: what makes the store one of that kind, in order. */
export type VariantScreen = Screen & { readonly arrange: readonly (() => Promise<unknown>)[] }

const intro = async (page: Page, heading: string) => {
  await aiStatus(page.context(), 'none')
  await page.goto(flowAddress)
  await page.getByRole('heading', { name: heading }).waitFor()
}

const question = (name: string, opener: string, banner: string, arrange: VariantScreen['arrange']): VariantScreen => ({
  name,
  arrange,
  open: async (page) => {
    await intro(page, banner)
    await page.getByRole('button', { name: opener }).click()
    await page.getByRole('dialog').waitFor()
  },
  part: '[role=dialog]',
})

const withAi = 'Design your store with AI'

const ai = () => becomes({ ai: true })
const designedWithAi = () => designed('twentytwentyfour//home')
const otherTheme = async () => (await admin()).post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')

const classicTheme = async () => {
  await writeTheme('classic', classic)
  await activateTheme(await admin(), 'classic')
}

export const variantScreens: readonly VariantScreen[] = [
  { name: 'intro with AI', arrange: [ai], open: (page) => intro(page, withAi) },
  {
    name: 'intro with AI offline',
    arrange: [() => becomes({ ai: true, connectionOffline: true })],
    open: (page) => intro(page, 'Looking for AI design?'),
  },
  {
    name: 'intro of a store designed with AI',
    arrange: [ai, designedWithAi],
    open: async (page) => {
      await intro(page, 'Customize your custom theme')
      await page.locator('.cys-store-preview.is-shown').waitFor()
    },
  },
  {
    name: 'intro of a designed store',
    arrange: [() => designed()],
    open: (page) => intro(page, 'Customize your theme'),
  },
  {
    name: 'intro with another theme',
    arrange: [otherTheme],
    open: (page) => intro(page, 'Customize your theme'),
  },
  question('question before changes are replaced', 'Design with AI', withAi, [ai, changedByHand]),
  question('question before AI begins again', 'Create a new one', 'Customize your custom theme', [ai, designedWithAi]),
  question('question before the theme changes', 'Use the store designer', 'Customize your theme', [otherTheme]),
  {
    name: 'designer of a classic theme',
    arrange: [() => designed(), classicTheme],
    open: async (page) => {
      await page.goto(at('assembler-hub'))
      await page.getByRole('heading', { name: 'Your theme needs another tool' }).waitFor()
    },
  },
  {
    name: 'designer ready home pages',
    arrange: [() => seedStore()],
    open: async (page) => {
      await page.route(/\/v1\/patterns/, (route) =>
        route.fulfill({ status: 500, json: { code: 'broken', message: 'It broke' } }),
      )
      await openDesigner(page, '/homepage/ready')
      await page.locator('.cys-preview:not(.is-waiting)').first().waitFor()
    },
  },
  {
    name: 'designer welcome after an AI failure',
    arrange: [() => becomes({ ai: true, provider: 'wordpress', model: 'none' }), () => seedStore()],
    open: async (page) => {
      await openDesigner(page)
      await page.getByRole('dialog', { name: 'Welcome to your store!' }).waitFor()
      await canvas(page).locator('header').first().waitFor()
    },
    part: '[role=dialog]',
  },
]
