// @module-tag all
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { atRest, factsKept, introOf, log, openLog, picture, press, rows, selected } from './viewer-support'
import { choosePalette } from './walk-support'

beforeAll(async () => {
  await restore()
  await seedStore()
}, 120_000)

describe('sessions of the flow log', () => {
  it(
    'draws the canvas of the past, and forks from any fact into a session in which the flow opens',
    { tags: ['V-02', 'B-20'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit()
      await openDesigner(page, '/color-palette')
      await choosePalette(page, 'Slate')
      await choosePalette(page, 'Canary')
      const facts = await factsKept(page)
      await page.keyboard.press('Control+Alt+KeyL')
      await log(page).getByLabel('Words to look for').fill('PaletteChosen Slate')
      await press(page, 'Jump to first')
      await picture(page).frameLocator('iframe[name="editor-canvas"]').locator('header').first().waitFor()
      await picture(page).locator('.cys-skeleton').waitFor({ state: 'detached' })
      await screenshot(page, 'flow log canvas')
      await press(page, 'Fork from here')
      await page.getByRole('button', { name: 'Fork from here' }).last().click()

      await log(page).waitFor({ state: 'detached', timeout: 60_000 })
      await page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor({ timeout: 120_000 })
      expect(await factsKept(page)).toBeGreaterThan(facts)
      await page.keyboard.press('Control+Alt+KeyL')
      await log(page).getByLabel('Words to look for').fill('FlowForked')
      await log(page)
        .getByText(/^1 of \d+ facts/)
        .waitFor()
      await press(page, 'Sessions')
      await page.locator('.cys-log-sessions tbody tr').nth(1).waitFor()
      expect(await page.locator('.cys-log-sessions tbody tr').count()).toBe(2)
      await page.locator('.cys-log-sessions tbody tr').nth(1).getByRole('button').first().click()
      await page.locator('.cys-log-sheet').waitFor({ state: 'detached' })
      await log(page).getByLabel('Words to look for').fill('PaletteChosen Canary')
      await log(page)
        .getByText(/^1 of \d+ facts/)
        .waitFor()
    },
  )

  it(
    'exports a session, masked unless chosen, imports it again, and says what is wrong with a broken file',
    { tags: ['all', 'L-07'] },
    async () => {
      const { page } = await newVisit()
      await introOf(page)
      await openLog(page)
      await atRest(page)
      const count = await rows(page).count()
      await press(page, 'Export')
      const [download] = await Promise.all([page.waitForEvent('download'), pressSave(page)])
      expect(download.suggestedFilename()).toMatch(/^flow-log-\d{4}-\d\d-\d\d-\d\d-\d\d-\w{8}\.ndjson$/)
      const text = await readFile(await download.path(), 'utf8')
      expect(JSON.parse(text.slice(0, text.indexOf('\n')))).toMatchObject({ masked: true, events: count })

      const file = (body: string) => ({ name: 'session.ndjson', mimeType: 'text/plain', buffer: Buffer.from(body) })
      await page.locator('.cys-log input[type=file]').setInputFiles(file(text))
      await log(page).getByText('From the file session.ndjson; what was typed is masked').waitFor()
      expect(await rows(page).count()).toBe(count)
      const beginning = text.split('\n').slice(0, 4).join('\n')
      await page.locator('.cys-log input[type=file]').setInputFiles(file(beginning))
      await log(page).getByText(`The header tells of ${count} facts, and the file has 3.`).waitFor()
      expect(await selected(page).count(), 'an earlier export of the session opens at its own end').toBe(1)
      await page.locator('.cys-log input[type=file]').setInputFiles(file(text))
      await log(page).getByText('The header tells of').waitFor({ state: 'detached' })
      await page.locator('.cys-log input[type=file]').setInputFiles(file(text.slice(0, text.indexOf('\n') + 30)))
      await log(page).getByText('session.ndjson could not be opened. Line 2:').first().waitFor()
      await screenshot(page, 'flow log broken file')
      expect(await rows(page).count(), 'the session that was open stays').toBe(count)

      await press(page, 'Report a problem')
      const lines = Number(/(\d+) lines/.exec(await page.locator('.cys-log-sheet__file').innerText())?.[1])
      expect(await page.locator('.cys-log-line-whole').innerText()).toContain('"browser"')
      const [report] = await Promise.all([page.waitForEvent('download'), pressSave(page)])
      expect((await readFile(await report.path(), 'utf8')).trimEnd().split('\n')).toHaveLength(lines)
    },
  )
})

const pressSave = (page: Page) => page.getByRole('button', { name: 'Save file' }).click()
