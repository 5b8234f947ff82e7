// @module-tag all
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { toFile } from '../../src/replay/file/to-file'
import { recorded } from '../arbitraries/sessions'
import { restore } from '../store/support'
import { surroundings } from '../support/world'
import { violations } from './axe'
import { seedStore } from './designer-support'
import { frames } from './frames'
import { newVisit, screenshot } from './support'
import {
  atRest,
  introOf,
  keep,
  log,
  longSession,
  openKept,
  openLog,
  picture,
  press,
  rows,
  selected,
} from './viewer-support'

beforeAll(async () => {
  await restore()
  await seedStore()
}, 120_000)

describe('the flow log', () => {
  it('has nothing for axe, and fits 1280, 800 and 360 pixels', { tags: ['V-01'], timeout: 180_000 }, async () => {
    const { page } = await newVisit()
    await openKept(page, longSession('look0000-session', 200))
    await picture(page).locator('.cys-designer').waitFor({ timeout: 60_000 })
    for (const width of [1280, 800, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await frames(page, 20)
      await screenshot(page, `flow log ${width}`)
      expect(await violations(page, '.cys-log')).toEqual([])
      expect(await log(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
      for (const name of ['Sessions', 'Export', 'Report a problem', 'Fork from here']) {
        await press(page, name)
        await frames(page, 10)
        await screenshot(page, `flow log ${width} ${name}`)
        expect(await violations(page, '.cys-log-sheet')).toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('.cys-log-sheet').waitFor({ state: 'detached' })
      }
    }
  })

  it(
    'opens at the fact that it shows, with the keyboard in the list, and tells families in words',
    { tags: ['B-20'] },
    async () => {
      const { page } = await newVisit()
      await page.setViewportSize({ width: 1280, height: 240 })
      await introOf(page)
      await atRest(page)
      await page.keyboard.press('Control+Alt+KeyL')
      await rows(page).first().waitFor()
      const list = log(page).getByRole('listbox', { name: 'Facts' })
      expect(await list.evaluate((it) => it.scrollTop), 'more facts than room').toBeGreaterThan(0)
      expect(await list.evaluate((it) => it === document.activeElement)).toBe(true)
      const [all, one] = await Promise.all([list.boundingBox(), selected(page).boundingBox()])
      expect(one?.y).toBeGreaterThanOrEqual(all?.y ?? Infinity)
      expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual((all?.y ?? 0) + (all?.height ?? 0) + 1)

      await page.keyboard.press('Home')
      await expect.poll(() => selected(page).innerText()).toContain('Browser')
      await log(page).getByLabel('Words to look for').fill('StoreRead')
      await press(page, 'Jump to first')
      await rows(page).filter({ hasText: 'Asked' }).filter({ hasText: 'StoreReadRequested' }).waitFor()
      await rows(page).filter({ hasText: 'Answered' }).filter({ hasText: 'StoreReadReceived' }).waitFor()
    },
  )

  it('tells how each session ended, and deletes one', { tags: ['B-20'] }, async () => {
    const { page } = await newVisit()
    await introOf(page)
    await keep(page, abandoned)
    await keep(page, longSession('left0000-session', 60))
    await openLog(page)
    await press(page, 'Sessions')
    await row(page, 'ended000').getByText('Abandoned').waitFor()
    await row(page, 'left0000').getByText('Left open: Store designer').waitFor()
    await row(page, 'current').getByText('Open now').waitFor()
    expect(await row(page, 'current').getByRole('button').count(), 'the open one can only be looked at').toBe(1)
    await screenshot(page, 'flow log sessions')

    await deleting(page, 'ended000')
    expect(await violations(page, '.cys-log-sheet .cys-log-sheet')).toEqual([])
    await screenshot(page, 'flow log delete')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await row(page, 'ended000').count()).toBe(1)
    await deleting(page, 'ended000')
    await page.getByRole('button', { name: 'Delete session' }).click()
    await row(page, 'ended000').waitFor({ state: 'detached' })
    await log(page).getByRole('button', { name: 'Close' }).last().click()
    await log(page).getByText('SessionsRemoved').first().waitFor()
  })

  it('opens a packed file, and says of half of one what is wrong', { tags: ['B-20'] }, async () => {
    const { page } = await newVisit()
    await introOf(page)
    await openLog(page)
    const options = { build: 'test', browser: 'test', exported: 0, masked: true }
    const packed = gzipSync(toFile(longSession('left0000-session', 60), options))
    const file = (buffer: Buffer) => ({ name: 'kept.ndjson.gz', mimeType: 'application/gzip', buffer })
    await page.locator('.cys-log input[type=file]').setInputFiles(file(packed.subarray(0, packed.length / 2)))
    await log(page).getByText('kept.ndjson.gz could not be unpacked').first().waitFor()
    await page.locator('.cys-log input[type=file]').setInputFiles(file(packed))
    await log(page).getByText('From the file kept.ndjson.gz; what was typed is masked').waitFor()
    await log(page).getByText('60 facts').waitFor()
  })
})

// Helpers

const abandoned = [
  fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false }),
  fact('FlowAbandoned'),
].map((event, place) =>
  recorded(event, { seq: place + 1, id: `ended-${place}`, session: 'ended000-session', at: 1_500_000_000_000 + place }),
)

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

const deleting = async (page: Page, id: string) => {
  await row(page, id).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'Delete this session?' }).waitFor()
}
