/** Pages as the bench measures them: a browser's cold cache for each visit, the store's administrator, slower if asked. */
import { chromium, type Browser, type Page } from 'playwright-core'
import { launchOptions } from '../../tests/browser/support/launch-options'
import type { Hardship } from '../options'
import type { BenchStore } from '../stores/store'
import { prepare, pressedKey } from './in-page'
import { sessionOf } from './session-of'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

/** A person's browser: storage, cookies and a cache of its own. */
export const openVisit = async (browser: Browser, store: BenchStore, hardship: Hardship): Promise<Page> => {
  const context = await browser.newContext({ baseURL: store.url, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(120_000)
  context.setDefaultNavigationTimeout(120_000)
  await context.addCookies(cookiesOf(store.admin.cookies, store.url))
  // The compiler of TypeScript leaves calls of this in functions; there it only names them.
  await context.addInitScript('globalThis.__name ??= (it) => it')
  await context.addInitScript(prepare, pressedKey)
  const page = await context.newPage()
  await slowDown(page, hardship)
  return page
}

const slowDown = async (page: Page, { throttle, network }: Hardship): Promise<void> => {
  if (throttle === 1 && network === null) return
  const session = await sessionOf(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  if (network === null) return
  const bytes = (network.megabits * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.milliseconds,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}

const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url }
  })
