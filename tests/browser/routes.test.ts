import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { newVisit } from './support'
import { at, back, flowAddress, openScreen, setUpStore } from './walk-support'

const path = (page: Page) => new URL(page.url()).searchParams.get('path')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

describe('addresses', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    page = (await newVisit({ keep: true })).page
    await setUpStore(page)
  }, 200_000)

  it('[R-02] every change of screen is in the address bar, and browser Back and Forward follow it', async () => {
    await openScreen(page, 'Choose your color palette')
    await heading(page, 'Choose your color palette')
    expect(path(page)).toBe('/customize-store/assembler-hub/color-palette')
    await back(page)
    await heading(page, "Let's get creative")
    expect(path(page)).toBe('/customize-store/assembler-hub')
    await page.goBack()
    await heading(page, 'Choose your color palette')
    await page.goForward()
    await heading(page, "Let's get creative")
  })

  it('[R-02] the loader is no place to come back to', async () => {
    await page.goBack()
    await heading(page, 'Choose your color palette')
    await page.goBack()
    await heading(page, "Let's get creative")
    await page.goBack()
    await heading(page, 'Design or choose a new theme')
    expect(path(page)).not.toContain('/design')
  })

  it.each([
    ['an unknown step', at('no-such-step')],
    ['no step', flowAddress],
    ['the wizard, in a flow without AI', at('design-with-ai/tone-of-voice')],
  ])('[R-01] %s leads to the intro', async (_name, address) => {
    await page.goto(address)
    await heading(page, 'Design or choose a new theme')
  })

  it('[R-01] a sub screen opens by its address', async () => {
    await page.goto(at('assembler-hub/typography'))
    await heading(page, 'Choose fonts')
  })
})
