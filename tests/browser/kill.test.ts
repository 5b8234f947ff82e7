import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { newKillableVisit, newProfile, newVisit } from './support'
import type { KillableVisit } from './support/killable-visit'
import { storeState } from './store-state'
import { at, atClosing, back, canvas, choosePalette, inDesigner, openScreen, save, setUpStore } from './walk-support'

describe('a browser that is killed', () => {
  it('[L-02][L-03][N-04] in the set-up, after a choice and during Save: the flow ends as if nothing had happened', async () => {
    await restore()
    const calm = await newVisit({ reducedMotion: true })
    await setUpStore(calm.page)
    await chooseSlate(calm.page)
    await save(calm.page)
    await atClosing(calm.page)
    const wanted = await storeState()
    await calm.close()

    await restore()
    const profile = await newProfile()

    const first = await newKillableVisit(profile, { reducedMotion: true })
    await first.page.goto(at('intro'))
    await first.page.getByRole('button', { name: 'Start designing' }).click()
    await asked(first, /font-families$/, 3)
    await first.kill()

    const second = await newKillableVisit(profile, { reducedMotion: true })
    await second.page.goto(at('design'))
    await inDesigner(second.page)
    await openScreen(second.page, 'Choose your color palette')
    await choosePalette(second.page, 'Slate')
    await second.kill()

    const third = await newKillableVisit(profile, { reducedMotion: true })
    await third.page.goto(at('assembler-hub/color-palette'))
    await third.page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor({ timeout: 60_000 })
    await expect.poll(() => background(third.page), { timeout: 60_000 }).toBe('rgb(19, 22, 30)')
    await back(third.page)
    await save(third.page)
    await asked(third, /global-styles\/\d+/, 1, 'POST')
    await third.kill()

    const fourth = await newKillableVisit(profile, { reducedMotion: true })
    await fourth.page.goto(at('assembler-hub'))
    await atClosing(fourth.page)

    expect(await storeState()).toEqual(wanted)
    expect(wanted.products).toHaveLength(6)
    expect(wanted.families).toHaveLength(12)
    expect(new Set(wanted.media).size).toBe(wanted.media.length)
  }, 400_000)
})

const chooseSlate = async (page: Page) => {
  await openScreen(page, 'Choose your color palette')
  await choosePalette(page, 'Slate')
  await back(page)
}

const background = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)

/** Resolves as soon as so many requests of a kind have left the page. */
const asked = async (visit: KillableVisit, path: RegExp, count: number, method = 'POST'): Promise<void> => {
  await expect
    .poll(
      () =>
        visit.requests.filter((request) => request.method === method && path.test(request.url.split('?')[0] ?? ''))
          .length,
      {
        timeout: 60_000,
        interval: 5,
      },
    )
    .toBeGreaterThanOrEqual(count)
}
