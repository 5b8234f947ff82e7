// @module-tag all
import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { newVisit, screenshot } from './support'
import { becomes, changedByHand } from './variant-support'
import { flowAddress } from './walk-support'

beforeEach(() => restore())

describe('the intro with built-in suggestions', () => {
  it(
    'with built-in suggestions nothing on the intro is called AI, and the same question is asked',
    { tags: ['I-05', 'B-12'] },
    async () => {
      await becomes({ ai: true, provider: 'rules' })
      await changedByHand()
      const { page } = await newVisit()
      await page.goto(flowAddress)
      await page.getByRole('heading', { name: 'Quick start from three answers' }).waitFor()
      expect(await page.locator('.cys-app').innerText()).not.toMatch(/\bAI\b/)
      await screenshot(page, 'banner built-in suggestions')
      await page.getByRole('button', { name: 'Quick start' }).click()
      const dialog = page.getByRole('dialog', { name: 'Replace your current design?' })
      await dialog.getByRole('button', { name: 'Quick start' }).click()
      await page.waitForURL(/path=%2Fcustomize-store%2Fdesign-with-ai/)
    },
  )
})
