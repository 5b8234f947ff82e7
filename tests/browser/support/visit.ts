import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { loggedOut, type Cookies } from '../../store/login'
import { theStore, type TestedStore } from '../../store/the-store'
import { keepCache } from './keep-cache'
import { recordInto, recordSessions } from './record-session'
import { scrollingAnswers } from './scrolling-answers'
import { watch, type Watched } from './watch'

/** Who comes to the store, and with what. Each visit has cookies and storage of its own. */
export type VisitOptions = Readonly<{
  /** Size of the page in CSS pixels; 1280 × 800 unless given. */
  viewport?: { width: number; height: number }
  /** A phone or tablet: fingers instead of a mouse, nothing can be hovered over. */
  touch?: boolean
  /** Language of the browser, as in "de-DE". */
  locale?: string
  /** True for a person who did not ask their system for less motion. Frames that move are an eighth of a designer's opening. */
  motion?: boolean
  /** As the store's administrator (the default), or as a passer-by. */
  loggedIn?: boolean
  /** As somebody else with an account. */
  as?: Cookies
  /** Console errors that this test provokes on purpose; any other fails it. See `Watched.console` for their form. */
  allow?: readonly RegExp[]
  /** Stays open until the file ends, for tests that go on from one another; otherwise until the test ends. */
  keep?: boolean
  /** Another store than the test file's own. */
  store?: TestedStore
}>

/** One person's visit: `page` is the first tab, `newTab` opens another that shares its storage. */
export type Visit = Watched &
  Readonly<{
    page: Page
    context: BrowserContext
    allow: readonly RegExp[]
    keep: boolean
    newTab: () => Promise<Page>
    /** Writes what the browser keeps of its sessions into a folder, and says which files these are. */
    record: (folder: string) => Promise<readonly string[]>
    close: () => Promise<void>
  }>

/** The options in Playwright's words. Addresses given to `page.goto` are relative to the store. */
export const contextOptions = (options: VisitOptions): BrowserContextOptions => ({
  baseURL: (options.store ?? theStore()).url,
  viewport: options.viewport ?? { width: 1280, height: 800 },
  reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
  ...(options.touch === true ? { hasTouch: true, isMobile: true } : {}),
  ...(options.locale === undefined ? {} : { locale: options.locale }),
})

/** Makes a visit of a fresh context. PHP on WebAssembly answers slowly when several pages load at once, hence the waits. */
export const beginVisit = async (context: BrowserContext, options: VisitOptions): Promise<Visit> => {
  const { url, admin } = options.store ?? theStore()
  const watched = watch(context, url)
  context.setDefaultTimeout(45_000)
  context.setDefaultNavigationTimeout(90_000)
  // A login that is a part of the store's clean state: being logged in by each visit's first page costs a page.
  await context.addCookies(cookiesOf(options.as ?? (options.loggedIn === false ? loggedOut : admin.cookies), url))
  await context.addInitScript(scrollingAnswers)
  keepCache(context)
  const page = context.pages()[0] ?? (await context.newPage())
  const { keep = false } = options
  const allow = [...(options.allow ?? []), ...realTrouble]
  const close = async () => {
    await recordSessions(context, url)
    await context.close()
  }
  const record = (folder: string) => recordInto(folder, context, url)
  return { ...watched, page, context, allow, keep, newTab: () => context.newPage(), record, close }
}

/**
 * On a real WooCommerce: its library of patterns is elsewhere, its placeholder picture is not in the media library, and on 9.4 two
 * scripts of its own Home bring the same store.
 */
export const realTrouble =
  process.env['WOOCOMMERCE_UNDER_TEST'] === undefined
    ? []
    : [/core\/interface/, /wc\/private\/patterns/, /wp\/v2\/media\/1\?/]

const cookiesOf = (header: Cookies, url: string) =>
  header.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url }
  })
