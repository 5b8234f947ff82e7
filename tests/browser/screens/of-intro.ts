/** The screens that a merchant meets before the designer, on a store where nothing was designed yet. */
import { leavePublication, meetPublication } from '../meet-publication'
import { at, atDesigner, flowAddress } from '../walk-support'
import type { Screen } from './screen'

const heading = 'Design or choose a new theme'

export const introScreens: readonly Screen[] = [
  {
    name: 'intro',
    open: async (page) => {
      await page.goto(flowAddress)
      await page.getByText('Or select a professionally designed theme').waitFor()
    },
  },
  {
    name: 'intro offline',
    open: async (page) => {
      await page.goto(flowAddress)
      await page.getByRole('heading', { name: 'Design your own' }).waitFor()
      await page.context().setOffline(true)
      await page.getByRole('heading', { name: 'Waiting for your network' }).waitFor()
    },
    close: async (page) => {
      await page.context().setOffline(false)
      await page.getByRole('heading', { name: 'Design your own' }).waitFor()
    },
  },
]

export const loaderScreens: readonly Screen[] = [
  {
    name: 'loader',
    open: async (page) => {
      // The store keeps its answer to itself: the set-up stays where it is.
      await meetPublication(page, () => undefined)
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      await page.getByRole('heading', { name: 'Turning on the lights' }).waitFor()
    },
  },
]

/** They follow the loader, on the same page. */
export const screensAfterTheLoader: readonly Screen[] = [
  {
    name: 'intro with an offer to go on',
    open: async (page) => {
      await page.goto(at('intro'))
      await page.locator('.cys-offer__text:not(.is-coming)').waitFor()
    },
    close: async (page) => {
      await page.getByRole('button', { name: 'Start over' }).click()
      // The flow that was given up leaves the page; the next one begins on a fresh one.
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Yes, start over' }).click()])
      await page.getByRole('heading', { name: heading }).waitFor()
      await leavePublication(page)
    },
  },
  {
    name: 'intro after a failed set-up',
    open: async (page) => {
      await meetPublication(page, (route) =>
        route.fulfill({ status: 500, json: { code: 'broken', message: 'Disk full', data: {} } }),
      )
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      await page.locator('.cys-intro__notice').waitFor({ timeout: 30_000 })
    },
    close: (page) => leavePublication(page),
  },
  {
    name: 'designer while samples are made',
    open: async (page) => {
      await page.route(samples, () => undefined)
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      await atDesigner(page)
      await page.getByRole('status').filter({ hasText: 'Sample products are being made' }).waitFor()
    },
  },
  {
    name: 'designer without samples',
    open: async (page) => {
      await page.route(samples, (route) => route.fulfill({ status: 500, json: { code: 'full', message: 'Disk full' } }))
      await page.reload()
      await page.locator('.components-notice', { hasText: 'The sample products could not be made.' }).waitFor()
    },
    close: (page) => page.unroute(samples),
  },
]

const samples = '**/onboarding/products**'
