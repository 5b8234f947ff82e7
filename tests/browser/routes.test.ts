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

  it(
    'every change of screen is in the address bar, and browser Back and Forward follow it',
    { tags: ['R-02'] },
    async () => {
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
    },
  )

  it(
    'two Backs and two Forwards at once lead two places back and forth, and leave the history as it was',
    { tags: ['R-02'] },
    async () => {
      await openScreen(page, 'Choose fonts')
      await heading(page, 'Choose fonts')
      await back(page)
      await heading(page, "Let's get creative")
      const length = await page.evaluate(() => history.length)
      await page.goBack()
      await page.goBack()
      await page.goBack()
      await heading(page, 'Choose your color palette')
      expect(path(page)).toBe('/customize-store/assembler-hub/color-palette')
      await page.goForward()
      await page.goForward()
      await heading(page, 'Choose fonts')
      expect(path(page)).toBe('/customize-store/assembler-hub/typography')
      expect(await page.evaluate(() => history.length)).toBe(length)
    },
  )

  it(
    'the loader of the set-up is no entry of the history: Back from the designer leads to the intro',
    { tags: ['R-02', 'D-15'] },
    async () => {
      while (path(page)?.startsWith('/customize-store/assembler-hub')) {
        const before = page.url()
        await page.goBack()
        await expect.poll(() => page.url()).not.toBe(before)
      }
      await heading(page, 'Design or choose a new theme')
      expect(path(page)).toBe('/customize-store/intro')
      await page.goForward()
      await heading(page, "Let's get creative")
    },
  )

  it('in the sign-up variant there is no Back at the root', { tags: ['D-15'] }, async () => {
    await page.goto(`${at('assembler-hub')}&ref=entrepreneur-signup`)
    await heading(page, "Let's get creative")
    expect(
      await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Back' }).count(),
    ).toBe(0)
  })

  it("the loader's address, once the set-up is done, opens the designer", { tags: ['R-01'] }, async () => {
    await page.goto(at('design'))
    await heading(page, "Let's get creative")
    expect(path(page)).toBe('/customize-store/assembler-hub')
  })

  it.each([
    ['an unknown step', at('no-such-step')],
    ['no step', flowAddress],
    ['the wizard, in a flow without AI', at('design-with-ai/tone-of-voice')],
  ])('%s leads to the intro', { tags: ['R-01'] }, async (_name, address) => {
    await page.goto(address)
    await heading(page, 'Design or choose a new theme')
  })

  it('a sub screen opens by its address', { tags: ['R-01'] }, async () => {
    await page.goto(at('assembler-hub/typography'))
    await heading(page, 'Choose fonts')
  })
})
