import type { LaunchOptions } from 'playwright-core'
import { findBrowser } from './find-browser'

// The store is on 127.0.0.1, and nothing else is reachable: a test that passes does so with and without a network.
const nothingOutside = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--no-proxy-server',
]

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How every browser of the tests is started. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const { executable, env } = await findBrowser()
  return {
    executablePath: executable,
    args: [...nothingOutside, ...quiet],
    env: { ...process.env, ...env },
    // Chromium refuses its sandbox to root, which is who runs CI in a container.
    chromiumSandbox: false,
  }
}
