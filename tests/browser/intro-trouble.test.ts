import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { leavePublication, meetPublication } from './meet-publication'
import { newVisit, screenshot } from './support'
import { flowAddress } from './walk-support'

const offline =
  "Looks like we can't detect your network. Please double-check your internet connection and refresh the page."
const broken = {
  status: 500,
  contentType: 'application/json',
  body: '{"code":"broken","message":"Disk full","data":{}}',
}
const forbidden = { status: 403, contentType: 'application/json', body: '{"code":"no","message":"No","data":{}}' }

beforeEach(() => restore())

describe('the intro in trouble', () => {
  it(
    'says that the foundations could not be laid, and begins again on a click',
    { tags: ['I-03', 'N-02'] },
    async () => {
      const { page } = await newVisit({ allow: [/status 500: POST .*publications/] })
      await meetPublication(page, (route) => route.fulfill(broken))
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      const notice = page.locator('.cys-intro__notice')
      await notice.waitFor({ timeout: 30_000 })
      expect(await notice.locator('p').first().innerText()).toBe(
        'Oops! We encountered a problem while setting up the foundations. Please try again or start with a theme.',
      )
      expect(await notice.innerText()).toContain('The store answered with error 500: Disk full')
      expect(page.url()).toContain('path=%2Fcustomize-store%2Fintro')
      await screenshot(page, 'intro after a failure')
      await notice.getByRole('button', { name: 'Please try again' }).click()
      await heading(page, 'Turning on the lights').waitFor()
    },
  )

  it('has a notice that can be closed, and does not come back', { tags: ['all', 'I-03'] }, async () => {
    const { page } = await newVisit({ allow: [/status 500: POST .*publications/] })
    await meetPublication(page, (route) => route.fulfill(broken))
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    const notice = page.locator('.cys-intro__notice')
    await notice.waitFor({ timeout: 30_000 })
    await notice.getByRole('button', { name: 'Close' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.reload()
    await heading(page, 'Design or choose a new theme').waitFor()
    expect(await notice.count()).toBe(0)
  })

  it('says who can help when the account may not change themes', { tags: ['all', 'I-03'] }, async () => {
    await (await admin()).post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
    const { page } = await newVisit({ allow: [/status 403: POST .*publications/] })
    await meetPublication(page, (route) => route.fulfill(forbidden))
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Use the store designer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Design a new theme' }).click()
    await page.locator('.cys-intro__cause', { hasText: 'Your account is not allowed to do this.' }).waitFor()
  })

  it('shows that the network is gone, and goes on when it is back', { tags: ['I-07'] }, async () => {
    const { page, context } = await newVisit({ allow: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto(flowAddress)
    await page.getByRole('heading', { name: 'Design your own' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('heading', { name: 'Waiting for your network' }).waitFor()
    await page.locator('.cys-notices').getByText(offline).waitFor()
    await screenshot(page, 'intro offline')
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Design your own' }).waitFor()
    expect(await page.locator('.cys-notices').innerText()).toBe('')
  })

  it('works without knowing how the store stands, and looks again on a click', { tags: ['I-11'] }, async () => {
    const { page } = await newVisit({ allow: [/status 500: GET .*recommended/] })
    await page.route(/themes(\/|%2F)recommended/, (route) => route.fulfill(broken))
    await page.goto(flowAddress)
    await page.locator('.cys-intro__notice', { hasText: 'We could not find out how your store looks' }).waitFor()
    expect(await page.locator('.cys-intro__notice').allInnerTexts()).toHaveLength(1)
    expect(await page.getByRole('button', { name: 'Use the store designer' }).count()).toBe(1)
    await page.unroute(/themes(\/|%2F)recommended/)
    await page.locator('.cys-intro__notice').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Design your own' }).waitFor()
  })

  it(
    'says that the store is closed for maintenance, or its REST interface to everybody',
    { tags: ['all', 'S-08'] },
    async () => {
      const { page } = await newVisit({ allow: [/status (503|401)/] })
      const everything = /wp-json|rest_route/
      await page.route(everything, (route) => route.fulfill({ ...forbidden, status: 401 }))
      await page.goto(flowAddress)
      await page.getByText('Your store’s REST API is blocked').first().waitFor()
      await page.unroute(everything)
      await page.route(everything, (route) => route.fulfill({ status: 503, body: '<h1>Maintenance</h1>' }))
      await page.goto(flowAddress)
      await page.getByText('The store is closed for maintenance').first().waitFor({ timeout: 120_000 })
      await screenshot(page, 'intro of a store in maintenance')
    },
  )

  it('offers to go on with a set-up that was left, or to start afresh', { tags: ['L-08'] }, async () => {
    const { page } = await newVisit()
    // The store keeps its answer to itself: the set-up stays open.
    await meetPublication(page, () => undefined)
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    await heading(page, 'Turning on the lights').waitFor()
    await screenshot(page, 'loader')
    await page.goto(flowAddress)
    const card = page.locator('.cys-offer')
    await card.getByText(/Store setup started — (a moment|\d+ minutes?) ago/).waitFor()
    await screenshot(page, 'intro with an offer')
    await card.getByRole('button', { name: 'Continue' }).click()
    await heading(page, 'Turning on the lights').waitFor()
    await page.goto(flowAddress)
    await card.getByRole('button', { name: 'Start over' }).click()
    await card.getByRole('button', { name: 'Keep my choices' }).click()
    await card.getByRole('button', { name: 'Start over' }).click()
    await leavePublication(page)
    await card.getByRole('button', { name: 'Yes, start over' }).click()
    await page.getByRole('heading', { name: 'Design your own' }).waitFor()
    expect(await card.count()).toBe(0)
  })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
