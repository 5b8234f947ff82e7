/** Questions over the designer and over the closing screen. */
import type { Page } from 'playwright-core'
import { openDesigner } from '../designer-support'
import { at, openScreen } from '../walk-support'
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
  dialog('designer opt in to more fonts', async (page) => {
    await openDesigner(page, '/typography')
    await page.getByRole('button', { name: 'Opt in to usage tracking' }).click()
  }),
  dialog('closing survey', async (page) => {
    await page.goto(at('transitional'))
    await openScreen(page, 'Share feedback')
  }),
]
