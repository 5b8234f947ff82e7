// @module-tag all
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { goodChoice } from '../support/ai-behaviours'
import { aiServer, type AiServer } from '../support/ai-server'
import { answerWizard, tea, withoutFonts } from './ai-walk-support'
import { everythingKept } from './kept'
import { newVisit, screenshot } from './support'
import type { Visit } from './support/visit'
import { aiStatus, becomes } from './variant-support'
import { inDesigner } from './walk-support'

// The completion is asked by the page itself, of another origin; the connection plugin's route is answered in its place.
describe('the wizard with Jetpack as the provider', () => {
  let server: AiServer
  beforeAll(async () => {
    server = await aiServer()
  })
  afterAll(async () => {
    await server.close()
    await restore()
  })
  beforeEach(async () => {
    await restore()
    await becomes({ ai: true, provider: 'jetpack', completion: server.completion })
    await withoutFonts()
    server.look(tea.look)
  })

  it(
    'after a rejected token and a useless answer the AI chooses, and no token is left anywhere',
    { tags: ['A-07', 'A-08', 'L-09', 'B-18'], timeout: 300_000 },
    async () => {
      server.says('unauthorised', 'prose', 'good')
      const { page, outside } = await visit([/status of 401/])
      await answerWizard(page, tea)
      const statusReads = () => outside.filter((url) => url.startsWith('https://status.openai.com/'))
      expect(statusReads()).toEqual([])
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)

      expect(statusReads()).toHaveLength(1)
      expect(server.asked).toHaveLength(3)
      expect(server.tokens).toHaveLength(2)
      expect(server.asked.every(({ prompt }) => prompt.includes(JSON.stringify(tea.description)))).toBe(true)
      expect(await suggested()).toMatchObject({ defaultColorPalette: goodChoice(tea.look) })
      expect(await page.evaluate(() => sessionStorage.getItem('jetpack-ai-jwt-token'))).toBeNull()
      expect(await everythingKept(page)).not.toMatch(/eyJsecret/)
    },
  )

  it(
    'when every answer is of no use, built-in suggestions choose after four tries and the store is made',
    { tags: ['A-11'], timeout: 300_000 },
    async () => {
      const before = server.asked.length
      server.says('script', 'truncated', 'broken', 'obedient', 'good')
      const { page } = await visit([/status of 500/])
      await answerWizard(page, tea)
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)

      expect(server.asked.length - before).toBe(4)
      expect(JSON.stringify(await suggested())).not.toMatch(/Evil|script/)
      await page.getByRole('button', { name: 'Change the color palette', exact: true }).click()
      await page
        .getByText(/built-in suggestions/i)
        .first()
        .waitFor()
      await screenshot(page, 'jetpack-fallback')
    },
  )

  const visit = async (allow: readonly RegExp[]): Promise<Pick<Visit, 'page' | 'outside'>> => {
    const opened = await newVisit({ allow })
    await aiStatus(opened.context, 'none')
    await tokens(opened.context)
    return opened
  }

  const tokens = (context: BrowserContext) =>
    context.route(/jetpack-ai-jwt/, async (route) => {
      const response = await fetch(`${server.root}jetpack/v4/jetpack-ai-jwt`, {
        method: 'POST',
        headers: { 'X-WP-Nonce': route.request().headers()['x-wp-nonce'] ?? '' },
      })
      await route.fulfill({ status: response.status, body: await response.text() })
    })
})

const suggested = async (): Promise<unknown> => {
  const name = 'woocommerce_customize_store_ai_suggestions'
  return ((await (await admin()).get(`/wc-admin/options?options=${name}`)).body as Record<string, unknown>)[name]
}
