// @module-tag all
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { saveButton } from '../../src/projections/saving'
import { activePalette } from '../../src/projections/design/palette'
import { screen } from '../../src/projections/screen'
import { foldAll } from '../../src/reducers'
import { readFile } from '../../src/replay/file/read-file'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newKillableVisit, newProfile } from './support'
import { log, press } from './viewer-support'
import { at, atClosing, back, choosePalette, save } from './walk-support'

it(
  'a session that was killed during Save, and exported, replays headless to the screen that it stood on',
  { tags: ['V-03', 'L-02'], timeout: 300_000 },
  async () => {
    await restore()
    await seedStore()
    const profile = await newProfile()
    const first = await newKillableVisit(profile)
    await openDesigner(first.page, '/color-palette')
    await choosePalette(first.page, 'Slate')
    await back(first.page)
    // The store gets it, and the tab is killed before it hears so, however fast the store is.
    await first.context.route(isPublication, async (route) => {
      if (route.request().method() === 'POST') await route.fetch().catch(() => undefined)
      else await route.continue()
    })
    await save(first.page)
    await expect
      .poll(() => first.requests.some(({ method, url }) => method === 'POST' && isPublication(url)), { interval: 5 })
      .toBe(true)
    await first.kill()

    // The store does not answer, so that the session stays where it was killed.
    const second = await newKillableVisit(profile)
    let holds = true
    await second.context.route(isPublication, (route) => (holds ? undefined : route.continue()))
    await second.page.goto(at('assembler-hub'))
    const button = second.page.getByRole('button', { name: 'Saving…', exact: true })
    await button.locator('svg, .components-spinner').first().waitFor({ timeout: 60_000 })
    const file = await exported(second.page)

    const told = JSON.parse((await headless(file)).stdout) as { screens: readonly { screen: string; path: string }[] }
    expect(told.screens.at(-1)).toMatchObject({ screen: 'designer', path: '/customize-store/assembler-hub' })
    const recording = readFile(readFileSync(file, 'utf8'))
    if (E.isLeft(recording)) throw new Error(recording.left.why)
    const state = foldAll(recording.right.facts)
    expect(screen(state)).toBe('designer')
    expect(saveButton(state).busy).toBe(true)
    expect(activePalette(state)).toBe('Slate')

    // Once the store answers, what was killed is saved.
    holds = false
    await second.page.goto(at('assembler-hub'))
    await atClosing(second.page)
  },
)

const isPublication = (url: string | URL): boolean => decodeURIComponent(String(url)).includes('/v1/publications')

const exported = async (page: Page): Promise<string> => {
  await page.keyboard.press('Control+Alt+KeyL')
  await log(page).waitFor()
  await press(page, 'Export')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ])
  return download.path()
}

/** Rejects unless every law holds. */
const headless = (file: string) =>
  promisify(execFile)(process.execPath, [
    resolve('node_modules/tsx/dist/cli.mjs'),
    resolve('src/replay/cli/main.ts'),
    file,
    '--json',
  ])
