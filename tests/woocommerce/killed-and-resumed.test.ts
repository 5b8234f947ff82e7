/**
 * What the README promises in one moving picture: choose, undo, the browser is killed, and everything is still there.
 * `FILM=docs/screens/designer.webp` keeps it as a film.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { colors } from '../browser/body-colors'
import { drawn, drawnSections } from '../browser/designer-support'
import { newFilm } from '../browser/support/film'
import { newKillableVisit } from '../browser/support/killable-visit'
import { newProfile, removeProfiles } from '../browser/support/new-profile'
import {
  addPattern,
  at,
  back,
  canvas,
  choosePalette,
  choosePart,
  flowAddress,
  inDesigner,
  openScreen,
} from '../browser/walk-support'
import { admin, restore } from '../store/support'

const desk = { viewport: { width: 1440, height: 900 } } as const
const film = newFilm({ width: 960, height: 600 })

beforeAll(async () => {
  await restore()
  await (await admin()).post('/wc-admin/options', { woocommerce_customize_store_onboarding_tour_hidden: 'yes' })
}, 120_000)

afterAll(removeProfiles)

it(
  'a browser that is killed in the middle of a design opens with all of it',
  { tags: ['L-02'], timeout: 600_000 },
  async () => {
    const profile = await newProfile()
    const visit = await newKillableVisit(profile, desk)
    const { page } = visit
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    await inDesigner(page)
    await film.take(page, 'Choose…', 1500)
    await openScreen(page, 'Choose your color palette')
    for (const palette of ['Slate', 'Crimson Tide', 'Blueberry Sorbet']) {
      await choosePalette(page, palette)
      await painted(page)
      await film.take(page, 'Choose…', 900)
    }
    await back(page)
    await openScreen(page, 'Choose your header')
    await choosePart(page, 'With a search field')
    await back(page)
    await painted(page)
    await film.take(page, 'Choose…', 1200)
    await openScreen(page, 'Design your homepage')
    await addPattern(page, 'Services', 0)
    await painted(page)
    await film.take(page, 'Choose…', 1500)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => page.locator('.cys-preview-card.is-added').count()).toBe(0)
    await painted(page)
    await film.take(page, 'Undo', 1500)
    const before = await shown(page)
    await visit.kill()

    const later = await newKillableVisit(profile, desk)
    await later.page.goto('about:blank')
    await film.take(later.page, 'The browser is killed', 1500)
    await later.page.goto(at('assembler-hub/homepage'))
    await drawn(later.page)
    await expect.poll(() => shown(later.page)).toEqual(before)
    await painted(later.page)
    await film.take(later.page, 'Come back: everything is there', 2500)
    if (process.env['FILM'] !== undefined) await film.write(process.env['FILM'])
  },
)

/** What of the design the page shows. */
const shown = async (page: Page) => ({
  colors: await colors(page),
  header: await canvas(page).locator('header').first().innerText(),
  sections: await drawnSections(page),
})

/** Until the pictures of the page are there, and it was drawn with them. */
const painted = (page: Page): Promise<void> =>
  canvas(page)
    .locator('body')
    .evaluate(async (body) => {
      const pictures = [...body.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy')
      await Promise.allSettled(pictures.map((picture) => picture.decode()))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
