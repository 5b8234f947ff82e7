/** Makes the stores of the run one after the other, looks at their pages and writes a report of each. Each worker takes the next that nobody has. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { restoreSnapshot, takeSnapshot } from '../../store/snapshot'
import { newVisit } from '../browser/support'
import { becomes } from '../browser/variant-support'
import { admin, restore, type Client } from '../store/support'
import { theStore } from '../store/the-store'
import { buttonColors } from '../woocommerce/page-measures'
import { fillCart, openForSale, tour } from '../woocommerce/shop-tour'
import { hideStore, setOptions } from '../woocommerce/store-support'
import { locales, readDescriptions, type Described } from './descriptions'
import { makeStore } from './make-store'
import { folder, lineOf, pictureFile, reportFile, reportOf, sheetFile, type Report } from './report'
import { gradeOf, judge, judgeButtons, type Fault } from './rules'
import { drawSheet, type Shot } from './sheet'

const asked = process.env['PAGES_OF'] ?? ''
const only = (process.env['PAGES_ONLY'] ?? '').split(',')
const claims = join(folder, `.claims-${process.env['PAGES_RUN'] ?? ''}`)

/** Ready to sell, and with nothing in it. */
const forSale = 'for-sale'

type Opening = (page: Page) => Promise<unknown>

export const walkStores = (): void => {
  beforeAll(async () => {
    await restore()
    const owner = await admin()
    await becomes({ ai: true, provider: 'rules' })
    await openForSale(owner)
    // A store that everybody may look at gets no samples.
    await hideStore(owner)
    await takeSnapshot(theStore().url, forSale)
  }, 120_000)

  it('walks the stores that are not done', async () => {
    mkdirSync(claims, { recursive: true })
    for (const store of readDescriptions(asked)) {
      if (!only.includes(store.id) || reportOf(store) !== undefined || !isClaimed(store.id)) continue
      await walkStore(store)
    }
  }, 10_000_000)

  afterAll(restore)
}

const isClaimed = (id: string): boolean => {
  try {
    writeFileSync(join(claims, id), '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

const walkStore = async (store: Described): Promise<void> => {
  const began = Date.now()
  await restoreSnapshot(theStore().url, forSale)
  const owner = await admin()
  await settle(owner, store)
  await makeStore(owner, store)
  await setOptions(owner, { woocommerce_coming_soon: 'no' })
  const { page, console: errors, close } = await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 } })
  const { faults, shots } = await walk(page, owner, store.id)
  const said = errors.splice(0).map((what): Fault => ({ rule: 'console', page: 'all', width: 0, what }))
  const all = [...faults, ...said]
  const seconds = Math.round((Date.now() - began) / 1000)
  const report: Report = { id: store.id, grade: gradeOf(all), seconds, store, faults: all }
  await drawSheet(page, sheetFile(store.id), report, shots)
  await close()
  writeFileSync(reportFile(store.id), JSON.stringify(report, null, 2))
  process.stdout.write(`${lineOf(report)}\n`)
}

/** Name, language, country and currency, as the set-up of WooCommerce writes them. A new store has no tagline. */
const settle = async (owner: Client, { name, language, country, currency }: Described): Promise<void> => {
  await owner.post('/wp/v2/settings', { title: name, description: '', language: locales[language] })
  const isOfEurope = language !== 'en' && currency !== 'JPY'
  await setOptions(owner, {
    woocommerce_default_country: country,
    woocommerce_currency: currency,
    ...(currency === 'JPY' && { woocommerce_price_num_decimals: '0' }),
    ...(isOfEurope && {
      woocommerce_currency_pos: 'right_space',
      woocommerce_price_decimal_sep: ',',
      woocommerce_price_thousand_sep: '.',
    }),
  })
}

const desk = 1440
const tablet = 768
const phone = 390

const walk = async (page: Page, owner: Client, id: string) => {
  const addresses = await productsOf(owner)
  await fillCart(page, addresses.slice(0, 2))
  const pages: readonly (readonly [name: string, widths: readonly number[], open: Opening])[] = [
    ['home', [desk, tablet, phone], tour['home']!],
    ['phone menu', [phone], tour['phone menu']!],
    ['shop', [desk, tablet, phone], tour['shop']!],
    ['product', [desk, phone], (page) => page.goto(addresses[0] ?? '/')],
    ['cart', [desk, phone], tour['cart with two products']!],
    ['checkout', [desk, phone], tour['checkout']!],
    ['account', [desk, phone], tour['account']!],
    ['coming soon', [desk, phone], (page) => comingSoon(page, owner)],
  ]
  const faults: Fault[] = []
  const shots: Shot[] = []
  const buttons: Record<string, readonly string[]> = {}
  for (const [name, widths, open] of pages)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === phone ? 844 : 900 })
      // Turning a window takes less than a page.
      if (width === widths[0]) await open(page)
      shots.push(await shoot(page, id, name, width))
      if (width === desk && name !== 'coming soon') buttons[name] = [...new Set(await buttonColors(page))]
      faults.push(...(await judge(page, name, width)))
    }
  return { faults: [...faults, ...judgeButtons(buttons)], shots }
}

/** As a customer finds them, the samples of the wizard. */
const productsOf = async (owner: Client): Promise<readonly string[]> => {
  const { body } = await owner.get('/wc/v3/products?status=publish&stock_status=instock&_fields=permalink,type')
  const addresses = (body as readonly { permalink: string; type: string }[]).flatMap(({ permalink, type }) =>
    type === 'simple' ? [new URL(permalink).pathname] : [],
  )
  if (addresses.length < 2) throw new Error(`The store has ${addresses.length} products.`)
  return addresses
}

/** WooCommerce lets browsers keep this page for a minute: another address is another page. */
const comingSoon = async (page: Page, owner: Client): Promise<void> => {
  await hideStore(owner)
  await page.goto(`/?not-open-yet=${Date.now()}`)
}

/** The whole page, once its pictures and fonts are there. */
const shoot = async (page: Page, id: string, name: string, width: number): Promise<Shot> => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    const drawn = () => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await drawn()
    // A picture that is no longer lazy may choose another size, after it has come in the first.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await drawn()
  })
  const file = pictureFile(id, name, width)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, type: 'jpeg', quality: 75, fullPage: name !== 'phone menu' })
  return { title: name, width, file }
}
