/** A page whose scripts never run says so, and does not stay empty for ever. */
import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { theStore } from '../store/the-store'
import { seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { at } from './walk-support'

const sentence = 'This page has not started: its scripts were blocked or did not arrive.'

describe('the flow’s page', () => {
  beforeAll(async () => {
    await restore()
    await seedStore()
  })

  it('says after five seconds that its scripts did not come, with a way out; on a phone, too', async () => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 }, allow: [/./] })
    await page.route(/\/build\/main-[^/]*\.js/, (route) => route.abort())
    await page.goto(at(''))
    const said = page.getByText(sentence)
    expect(await said.isVisible()).toBe(false)
    await said.waitFor({ state: 'visible', timeout: 15_000 })
    await screenshot(page, 'late start phone')
    await page.getByRole('link', { name: 'Reload the page' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.unroute(/\/build\/main-[^/]*\.js/)
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    expect(await page.getByText(sentence).count()).toBe(0)
  }, 120_000)

  it('leads to the site’s own address if it was opened at another one', async () => {
    const { url, admin } = theStore()
    const html = await new Promise<string>((resolve, reject) => {
      const asked = request(
        new URL(at(''), url),
        { headers: { host: 'shop.test', cookie: admin.cookies } },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => (text += part))
          answer.on('end', () => resolve(text))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
    expect(html).toContain('You opened it at another address than that of your store.')
    expect(html).toContain(`Open this page at ${url}/wp-admin/`)
  })
})
