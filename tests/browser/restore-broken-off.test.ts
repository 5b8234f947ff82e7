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

  it(
    'given it fails, then nothing has changed and it says so; given a killed browser, then it goes on',
    { tags: ['D-19'], timeout: 400_000 },
    async () => {
      await seedShop('twentytwentyfour')
      const html = await frontPage()
      const publications = /customize-your-store\/v1\/publications/
      const first = await newKillableVisit(profile, { allow: [/status 500: .*v1\/publications/] })
      await design(first.page)
      const saved = await frontPage()
      await link(first.page).click()
      await dialog(first.page).getByText('Homepage: previous version').waitFor({ timeout: 60_000 })
      await first.page.route(publications, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 500,
              contentType: 'application/json',
              body: '{"code":"no","message":"Not today."}',
            })
          : route.fallback(),
      )
      await dialog(first.page).getByRole('button', { name: 'Restore my previous design' }).click()
      await dialog(first.page).getByText('Restoring failed.').first().waitFor({ timeout: 120_000 })
      await screenshot(first.page, 'restore failure')
      expect(await dialog(first.page).getByText('Not today.').count()).toBeGreaterThan(0)
      expect(await frontPage()).toBe(saved)
      await first.page.unroute(publications)
      // It waits on its way until the browser is gone.
      await first.page.route(publications, () => undefined)
      await dialog(first.page).getByRole('button', { name: 'Try again' }).click()
      await dialog(first.page).getByText('You can close this page.').waitFor({ timeout: 60_000 })
      await screenshot(first.page, 'restore progress')
      await first.kill()

      const second = await newKillableVisit(profile)
      await second.page.goto(at('intro'))
      await second.page
        .locator('.cys-restore-notice')
        .getByText('Your previous design is back.')
        .waitFor({ timeout: 180_000 })
      expect(await frontPage()).toBe(html)
    },
  )
})
