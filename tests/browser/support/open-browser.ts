import { chromium, type BrowserContext } from 'playwright-core'
import { launchOptions } from './launch-options'
import { contextOptions, type VisitOptions } from './visit'

/** Starts a browser on a profile folder; it ends with its context. */
export const openBrowser = async (profile: string, options: VisitOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...(await launchOptions()), ...contextOptions(options) })
