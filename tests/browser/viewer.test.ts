import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { path, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { factsKept, log, longSession, openKept, picture, press, rows, selected, tab } from './viewer-support'
import { at } from './walk-support'

beforeAll(async () => {
  await restore()
  await seedStore()
}, 120_000)

describe('the flow log', () => {
  it('[V-01] opens over the flow by Ctrl+Alt+L, shows each fact with its state, its difference and its causes, and closes', async () => {
    const { page } = await newVisit()
    await page.goto(at('intro'))
    const choose = page.getByRole('button', { name: 'Use the store designer' })
    await choose.waitFor({ timeout: 60_000 })
    await choose.focus()
    await page.keyboard.press('Control+Alt+KeyL')
    await rows(page).first().waitFor()
    await screenshot(page, 'flow log')

    await log(page).getByLabel('Words to look for').fill('StoreReadReceived')
    await log(page)
      .getByText(/^1 of \d+ facts/)
      .waitFor()
    await page.keyboard.press('Enter')
    expect(await selected(page).innerText()).toContain('StoreReadReceived')
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
    await press(page, 'First')
    expect(await selected(page).innerText()).toContain('StoreReadReceived')
    const before = await factsKept(page)
    await page.keyboard.press('Escape')
    await log(page).waitFor({ state: 'detached' })
    expect(await choose.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await factsKept(page)).toBe(before)
  })

  it('[V-01] shows the screen as it was by the real views, steps and plays, and neither records nor moves the address', async () => {
    const { page, requests } = await newVisit()
    await openKept(page, longSession('walk0000-session', 60))
    const before = [await factsKept(page), path(page), requests.filter(({ method }) => method !== 'GET').length]

    await log(page).getByRole('listbox', { name: 'Facts' }).focus()
    await page.keyboard.press('Home')
    await picture(page).locator('.cys-opening').waitFor()
    await log(page).getByLabel('Words to look for').fill('ScreenOpened')
    await press(page, 'First')
    await picture(page).getByRole('heading', { name: "Let's get creative", includeHidden: true }).waitFor()
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
    expect([await factsKept(page), path(page), requests.filter(({ method }) => method !== 'GET').length]).toEqual(
      before,
    )
  })
})
