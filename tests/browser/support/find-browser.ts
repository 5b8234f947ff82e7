import { chromium } from 'playwright-core'
import { installedBrowser, isRunnable } from './installed-browsers'
import { packedChromium } from './packed-chromium'

/** A browser that can be started: its program, what its environment needs beside ours, and where it comes from. */
export type Found = Readonly<{ executable: string; env: Readonly<Record<string, string>>; from: string }>

const advice = `The browser tests need a browser of the Chromium family, and none was found. Do one of these:
- install Google Chrome or Chromium;
- run \`npx playwright-core install chromium\`;
- set BROWSER_PATH to the program of an installed browser.
(On Linux with an x64 processor one comes with the npm package @sparticuz/chromium.)`

/**
 * The browser for the tests: BROWSER_PATH, else an installed one, else Playwright's own, else the one that comes with npm.
 * Throws with advice when there is none: a browser test is never skipped in silence.
 */
export const findBrowser = async (): Promise<Found> => {
  const named = process.env['BROWSER_PATH']
  if (named) return isRunnable(named) ? found(named, 'BROWSER_PATH') : fail(`BROWSER_PATH is not a program: ${named}`)
  const installed = installedBrowser()
  if (installed) return found(installed, 'installed')
  const playwrights = chromium.executablePath()
  if (isRunnable(playwrights)) return found(playwrights, 'playwright')
  return (await packedChromium()) ?? fail(advice)
}

const found = (executable: string, from: string): Found => ({ executable, env: {}, from })

const fail = (message: string): never => {
  throw new Error(message)
}
