/** Questions over the designer and over the closing screen. */
import type { Page } from 'playwright-core'
import { asItIs, asWithWooCommerce } from '../as-with-woocommerce'
import { openDesigner } from '../designer-support'
import { changedByHand } from '../variant-support'
import { at, atClosing, back, choosePart, openScreen, save } from '../walk-support'
import type { Screen } from './screen'

const dialog = (name: string, open: (page: Page) => Promise<unknown>): Screen => ({
  name,
  open: async (page) => {
    await open(page)
    await page.getByRole('dialog').waitFor()
  },
  close: (page) => page.keyboard.press('Escape'),
  part: '[role=dialog]',
})

export const dialogScreens: readonly Screen[] = [
  dialog('designer exit dialog', async (page) => {
    await openDesigner(page)
    await openScreen(page, 'Back')
  }),
  {
    ...dialog('designer opt in to more patterns', async (page) => {
      await asWithWooCommerce(page)
      await openDesigner(page, '/homepage/intro')
      await page.getByRole('button', { name: 'Opt in to usage tracking' }).click()
    }),
    close: async (page) => {
      await page.keyboard.press('Escape')
      await asItIs(page)
    },
  },
  {
    name: 'designer save failed',
    open: async (page) => {
      await openDesigner(page, '/header')
      await choosePart(page, 'With a search field')
      await back(page)
      await page.route(/\/v1\/publications/, (route) =>
        route.fulfill({ status: 500, json: { code: 'full', message: 'The disk is full.' } }),
      )
      await save(page)
      await page.getByText('The disk is full.').first().waitFor({ timeout: 30_000 })
    },
    close: (page) => page.unroute(/\/v1\/publications/),
  },
  {
    ...dialog('designer question about the work of another', async (page) => {
      await changedByHand()
      await openDesigner(page)
      await save(page)
    }),
    close: async (page) => {
      await page.getByRole('button', { name: 'Use mine' }).click()
      await atClosing(page)
    },
  },
  dialog('closing way back to the former design', async (page) => {
    await page.goto(at('transitional'))
    await page.getByRole('button', { name: 'Restore my previous design' }).click()
    await page.getByText('You can undo this afterward.').waitFor()
  }),
  dialog('closing survey', async (page) => {
    await page.goto(at('transitional'))
    await openScreen(page, 'Share feedback')
  }),
]
