/**
 * Playwright switches a page's cache off as soon as the page has a route: each opening of the designer would then load a hundred
 * scripts anew and compile them, which takes it twice the time. There is no option for it, so this reaches into Playwright, and
 * does nothing where that is built otherwise.
 */
import type { BrowserContext, Page, Route } from 'playwright-core'

type Session = { readonly send: (method: string, parameters: object) => Promise<unknown> }
type Manager = {
  readonly _sessions: ReadonlyMap<Session, unknown>
  _updateProtocolRequestInterceptionForSession: (
    info: { readonly session: Session },
    initial?: boolean,
  ) => Promise<void>
}
type Inside = { readonly delegate?: { readonly _networkManager?: Manager } }

/** From now on the pages of the context keep their cache, routes or not. */
export const keepCache = (context: BrowserContext): void => {
  context.pages().forEach(keepCacheOf)
  context.on('page', keepCacheOf)
}

/** Routes a script that the browser may have loaded before: with its cache it would not ask for it. */
export const withhold = async (
  page: Page,
  script: RegExp,
  meet: (route: Route) => unknown = (route) => route.abort(),
): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.route(script, meet)
}

const keepCacheOf = (page: Page): void => {
  const manager = managerOf(page)
  if (manager === undefined) return
  const switchOn = (session: Session) =>
    // A page that is being closed has no cache any more.
    session.send('Network.setCacheDisabled', { cacheDisabled: false }).catch(() => undefined)
  const update = manager._updateProtocolRequestInterceptionForSession.bind(manager)
  manager._updateProtocolRequestInterceptionForSession = async (info, initial) => {
    await update(info, initial)
    await switchOn(info.session)
  }
  for (const session of manager._sessions.keys()) void switchOn(session)
}

/** What Playwright sends a page's wishes about the network with. */
const managerOf = (page: Page): Manager | undefined => {
  const { _connection: connection } = page as unknown as {
    readonly _connection?: { readonly toImpl?: (object: unknown) => Inside | undefined }
  }
  return connection?.toImpl?.(page)?.delegate?._networkManager
}
