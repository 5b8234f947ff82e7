import type { BrowserContext } from 'playwright-core'
import { openBrowser } from './open-browser'
import { beginVisit, type Visit, type VisitOptions } from './visit'
import { remember } from './visits-of-the-test'

/** A visit in a browser of its own. `kill` ends that browser as a crash would: no page learns of it. */
export type KillableVisit = Visit & Readonly<{ kill: () => Promise<void> }>

/** Opens a browser on a profile folder (see `newProfile`): the next one opened on the same folder finds its storage again. */
export const newKillableVisit = async (profile: string, options: VisitOptions = {}): Promise<KillableVisit> => {
  const context = await openBrowser(profile, options)
  const visit = await beginVisit(context, options)
  return remember({ ...visit, kill: () => kill(context) })
}

const kill = async (context: BrowserContext): Promise<void> => {
  const gone = new Promise((resolve) => context.once('close', resolve))
  process.kill(await processOf(context), 'SIGKILL')
  await gone
}

// Asked of the browser itself: Playwright tells the process of no browser that has a profile.
const processOf = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession()
  const told = await session?.send('SystemInfo.getProcessInfo')
  const id = told?.processInfo.find(({ type }) => type === 'browser')?.id
  if (id === undefined) throw new Error('The browser did not tell its process.')
  return id
}
