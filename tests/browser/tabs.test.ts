// @module-tag all
import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit } from './support'
import { atClosing, back, canvas, choosePalette, openScreen, save } from './walk-support'

describe('two tabs', () => {
  it(
    'show the same state; one runs effects; when it closes, the other takes over',
    { tags: ['L-04'], timeout: 240_000 },
    async () => {
      await restore()
      const { page: first, newTab, requests } = await newVisit()
      await seedStore()
      await openDesigner(first)
      const second = await newTab()
      await openDesigner(second)

      await openScreen(second, 'Choose your color palette')
      await choosePalette(second, 'Canary')
      await first.locator('.cys-palette[aria-label="Canary"].is-active').waitFor()
      const color = (page: typeof first) =>
        canvas(page)
          .locator('body')
          .evaluate((body) => getComputedStyle(body).backgroundColor)
      await expect.poll(() => color(first)).toBe(await color(second))

      await back(second)
      const writes = () => requests.filter(({ method, url }) => method === 'POST' && url.includes('publications'))
      await save(second)
      await atClosing(second)
      await atClosing(first)
      expect(writes()).toHaveLength(1)

      await first.close()
      await openDesigner(second)
      await openScreen(second, 'Choose your color palette')
      await choosePalette(second, 'Slate')
      await back(second)
      await save(second)
      await atClosing(second)
      expect(writes()).toHaveLength(2)
    },
  )
})
