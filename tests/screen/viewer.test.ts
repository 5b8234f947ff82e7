// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { path, seedStore } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import {
  atRest,
  factsKept,
  log,
  longSession,
  openKept,
  picture,
  press,
  rows,
  selected,
  tab,
} from '../browser/viewer-support'
import { at, flowAddress } from '../browser/walk-support'
import { frames } from '../browser/frames'

beforeAll(async () => {
  await restore()
  await seedStore()
}, 120_000)

describe('the flow log', () => {
  it(
    'opens by Ctrl+Alt+L, shows each fact with its state, difference and causes, and closes',
    { tags: ['V-01'] },
    async () => {
      const { page, context } = await newVisit()
      await page.goto(at('intro'))
      const choose = page.getByRole('button', { name: 'Use the store designer' })
      await choose.waitFor({ timeout: 60_000 })
      await choose.focus()
      await page.keyboard.press('Control+Alt+KeyL')
      await rows(page).first().waitFor()
      await screenshot(page, 'flow log')
      await atRest(page)
      const stays = await selected(page).innerText()
      await context.setOffline(true)
      await rows(page).filter({ hasText: 'NetworkLost' }).waitFor()
      await context.setOffline(false)
      await rows(page).filter({ hasText: 'NetworkRegained' }).waitFor()
      expect(await selected(page).innerText(), 'what is new steals no place').toBe(stays)

      await log(page).getByLabel('Words to look for').fill('StoreReadReceived')
      await log(page)
        .getByText(/^1 of \d+ facts/)
        .waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => selected(page).innerText()).toContain('StoreReadReceived')
      await tab(page, 'Difference').click()
      await log(page)
        .locator('.cys-log-differences code', { hasText: /^store$/ })
        .waitFor()
      await tab(page, 'State').click()
      await log(page)
        .getByRole('button', { name: /^store/ })
        .click()
      await log(page).locator('.cys-log-tree__key', { hasText: 'blockTheme' }).waitFor()
      await screenshot(page, 'flow log state')
      await tab(page, 'Causes').click()
      expect(await log(page).locator('.cys-log-cause').allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringContaining('FlowOpened'), expect.stringContaining('StoreReadRequested')]),
      )
      await screenshot(page, 'flow log causes')

      await log(page).getByLabel('Search by').selectOption('state')
      await log(page).getByLabel('Path in the state').fill('store')
      await press(page, 'Jump to first')
      expect(await selected(page).innerText()).toContain('StoreReadReceived')
      await atRest(page)
      const before = await factsKept(page)
      await page.keyboard.press('Escape')
      await log(page).waitFor({ state: 'detached' })
      expect(await choose.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await factsKept(page)).toBe(before)
    },
  )

  it(
    'shows the earlier screen by the real views, steps and plays, and does not record or navigate',
    { tags: ['V-01'] },
    async () => {
      const { page, requests } = await newVisit()
      await openKept(page, longSession('walk0000-session', 60))
      await atRest(page)
      // What blocks read while they are drawn is a POST, too.
      const writes = () => requests.filter(({ method, url }) => method !== 'GET' && !url.includes('/v1/reads')).length
      const before = [await factsKept(page), path(page), writes()]

      await log(page).getByRole('listbox', { name: 'Facts' }).focus()
      await page.keyboard.press('Home')
      await picture(page).locator('.cys-opening').waitFor()
      await log(page).getByLabel('Words to look for').fill('DesignReadReceived')
      await press(page, 'Jump to first')
      await picture(page).getByRole('heading', { name: "Let's get creative", includeHidden: true }).waitFor()
      await log(page).getByLabel('Words to look for').fill('DialogOpened')
      await press(page, 'Jump to first')
      await picture(page).getByText('Leave the store designer?').waitFor()
      expect(
        await page.locator('.components-modal__screen-overlay').count(),
        'the dialog is a part of the picture',
      ).toBe(0)
      await screenshot(page, 'flow log dialog')
      await log(page).getByRole('button', { name: 'Show all' }).click()
      await screenshot(page, 'flow log designer')
      expect(await picture(page).getByRole('button').count(), 'nothing in it can be reached').toBe(0)

      await log(page).getByRole('listbox', { name: 'Facts' }).focus()
      await page.keyboard.press('Space')
      const seq = async () => Number(await log(page).locator('.cys-log-screen').getAttribute('data-seq'))
      const start = await seq()
      await expect.poll(seq).toBeGreaterThan(start + 2)
      await page.keyboard.press('Space')
      await page.keyboard.press('End')
      await expect.poll(seq).toBe(Number(await selected(page).locator('.cys-log-row__seq').innerText()))
      expect([await factsKept(page), path(page), writes()]).toEqual(before)
    },
  )

  it('given the address that leads to the intro asks for it, then it opens', { tags: ['V-01'] }, async () => {
    const { page } = await newVisit()
    await page.goto(`${flowAddress}&flow-log=1`)
    await rows(page).first().waitFor({ timeout: 60_000 })
    expect(path(page)).toBe('/customize-store/intro')
  })

  it('is not there for those who may not manage the store', { tags: ['all', 'V-01'] }, async () => {
    const { page } = await newVisit()
    await page.route(/admin\.php/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"manageOptions":true', '"manageOptions":false')
      await route.fulfill({ response, body })
    })
    await page.goto(`${at('intro')}&flow-log=1`)
    await page.getByRole('button', { name: 'Use the store designer' }).waitFor({ timeout: 60_000 })
    await page.keyboard.press('Control+Alt+KeyL')
    await frames(page, 60)
    expect(await log(page).count()).toBe(0)
  })

  it('is mirrored where people write from right to left', { tags: ['all', 'V-01'] }, async () => {
    const { page } = await newVisit()
    await openKept(page, longSession('rtl00000-session', 80))
    await picture(page).locator('.cys-designer').waitFor({ timeout: 60_000 })
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await frames(page, 20)
    await screenshot(page, 'flow log right to left')
    const [list, shown] = await Promise.all([
      log(page).locator('.cys-log-timeline').boundingBox(),
      picture(page).boundingBox(),
    ])
    expect(list?.x).toBeGreaterThan((shown?.x ?? 0) + (shown?.width ?? 0))
  })
})
