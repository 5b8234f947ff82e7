// @module-tag all
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { loaderTitles } from './loader-titles'
import { heldBack } from './held-back'
import { meetPublication } from './meet-publication'
import { newVisit } from './support'
import { atDesigner, canvas, flowAddress } from './walk-support'

beforeEach(() => restore())

describe('the loader', () => {
  it(
    'tells the stages of the work, covers the designer until it is drawn, and hands the focus over',
    { tags: ['N-01', 'N-10'] },
    async () => {
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
    },
  )

  it(
    "loads WordPress's scripts during the set-up, and reports what the set-up changed once it has ended",
    { tags: ['all', 'N-10'] },
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

  it(
    'changes what visitors see by one request, also where another theme is active',
    { tags: ['all', 'N-03', 'N-08'] },
    async () => {
      const owner = await admin()
      await owner.post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
      const { page, requests } = await newVisit()
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Use the store designer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Design a new theme' }).click()
      await atDesigner(page)
      const writes = requests
        .filter(
          ({ method, url }) =>
            method !== 'GET' && /publications|templates|parts|global-styles|settings$|activate/.test(url),
        )
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
      // On a busy machine it is repeated while the store prepares the files.
      expect([...new Set(writes)]).toEqual(['POST /wp-json/customize-your-store/v1/publications'])
      const { body } = await owner.get('/wp/v2/themes?status=active&_fields=stylesheet')
      expect(body).toEqual([{ stylesheet: 'twentytwentyfour' }])
      // The header of the canvas is that of the recipe, in the theme that is active only now.
      await canvas(page).locator('header .wp-block-site-title').first().waitFor()
    },
  )
})
