import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { newVisit } from './support'
import { at, atClosing, back, canvas, choosePalette, openScreen, save, setUpStore } from './walk-support'

describe('two tabs', () => {
  it('[L-04] show the same state; one runs effects; when it closes, the other takes over', async () => {
    await restore()
    const { page: first, newTab, requests } = await newVisit({ reducedMotion: true })
    await setUpStore(first)
    const second = await newTab()
    await second.goto(at('assembler-hub'))
    await second.getByRole('heading', { name: "Let's get creative" }).waitFor({ timeout: 60_000 })
    await canvas(second).locator('header').first().waitFor({ timeout: 60_000 })

    await openScreen(second, 'Choose your color palette')
    await choosePalette(second, 'Canary')
    await first.locator('.cys-palette[aria-label="Canary"].is-active').waitFor()
    const colour = (page: typeof first) =>
      canvas(page)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    await expect.poll(() => colour(first)).toBe(await colour(second))

    await first.close()
    await back(second)
    const before = requests.length
    await save(second)
    await atClosing(second)
    const writes = requests
      .slice(before)
      .filter(({ method, url }) => method === 'POST' && url.includes('global-styles'))
    expect(writes).toHaveLength(1)
  }, 240_000)
})
