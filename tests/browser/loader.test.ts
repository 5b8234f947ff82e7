import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { loaderTitles } from './loader-titles'
import { heldBack } from './held-back'
import { meetPublication } from './meet-publication'
import { newVisit } from './support'
import { flowAddress } from './walk-support'

beforeEach(() => restore())

describe('the loader', () => {
  it('[N-01][N-10] tells the stages of the work, covers the designer until it is drawn, and hands the focus over', async () => {
    const { page } = await newVisit()
    const titles = await loaderTitles(page)
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    const bar = page.getByRole('progressbar', { name: 'Progress' })
    await bar.waitFor()
    await page.locator('.cys-app__place[inert] .cys-designer').waitFor({ state: 'attached', timeout: 60_000 })
    await bar.waitFor({ state: 'detached', timeout: 60_000 })
    expect(await titles()).toEqual(['Setting up the foundations', 'Turning on the lights', 'Opening the doors'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Let's get creative")
    expect(await page.locator('[inert]:not(.cys-previews__frame)').count()).toBe(0)
  })

  it(
    '[N-10] has WordPress’s scripts run while the store is set up; what the set-up changes is told once it has ended',
    { tags: ['all'] },
    async () => {
      const { page } = await newVisit()
      const write = heldBack()
      await meetPublication(page, write.hold)
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      const editor = () =>
        page.evaluate(() => {
          const wp: { blockEditor?: object; editSite?: object; blocks?: { getBlockTypes: () => object[] } } =
            (window as { wp?: object }).wp ?? {}
          return [
            wp.blockEditor !== undefined,
            wp.editSite !== undefined,
            (wp.blocks?.getBlockTypes() ?? []).length > 0,
          ]
        })
      await expect.poll(editor, { timeout: 60_000 }).toEqual([true, false, false])
      write.letGo()
      await page.getByRole('progressbar', { name: 'Progress' }).waitFor({ state: 'detached', timeout: 60_000 })
      // The site editor's script is for blocks of plugins, and this store has none.
      expect(await editor()).toEqual([true, false, true])
      expect(await page.locator('script[id="wp-block-editor-js"]').count()).toBe(1)
    },
  )
})
