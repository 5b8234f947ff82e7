// @module-tag all
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { design, dialog, frontPage, link, seedShop } from './restore-support'
import { newKillableVisit, newProfile, screenshot } from './support'
import { at } from './walk-support'

describe('a restore that is broken off', () => {
  let profile: string
  beforeAll(async () => {
    profile = await newProfile()
  })
  afterAll(restore)

  it('[D-19] given a step fails, then it says so and goes on from there; given the browser is killed, then it goes on when it comes back', async () => {
    await seedShop('twentytwentyfour')
    const html = await frontPage()
    const first = await newKillableVisit(profile, { allow: [/status 500: .*wp\/v2\/font-families/] })
    await design(first.page)
    await first.page.route(/wp\/v2\/font-families\/\d+/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"no","message":"Not today."}' }),
    )
    await link(first.page).click()
    await dialog(first.page).getByRole('button', { name: 'Restore my previous design' }).click({ timeout: 60_000 })
    await dialog(first.page).getByText('Restoring failed.').first().waitFor({ timeout: 120_000 })
    await screenshot(first.page, 'restore failure')
    expect(await dialog(first.page).getByText('Not today.').count()).toBeGreaterThan(0)
    await first.page.unroute(/wp\/v2\/font-families\/\d+/)
    await dialog(first.page).getByRole('button', { name: 'Try again' }).click()
    await first.page.locator('.cys-restore__line.is-done').nth(4).waitFor({ timeout: 60_000 })
    await first.kill()

    const second = await newKillableVisit(profile)
    await second.page.goto(at('intro'))
    await second.page
      .locator('.cys-restore-notice')
      .getByText('Your previous design is back.')
      .waitFor({ timeout: 180_000 })
    expect(await frontPage()).toBe(html)
  }, 400_000)
})
