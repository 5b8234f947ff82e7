import { chromium, type BrowserContext } from 'playwright-core'
import { launchOptions } from './launch-options'
import { contextOptions, type VisitOptions } from './visit'

/** Two cores are busy with two browsers: V8's helper threads only add work, and a small heap is cleared out too often. */
const oneThread = '--js-flags=--single-threaded --min-semi-space-size=64 --max-semi-space-size=128'

/** Starts a browser on a profile folder; it ends with its context. */
export const openBrowser = async (profile: string, options: VisitOptions): Promise<BrowserContext> => {
  const launch = await launchOptions()
  return chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...(launch.args ?? []), oneThread],
    ...contextOptions(options),
  })
}
