import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const windowsHomes = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((name) => process.env[name])
  .filter((folder) => folder !== undefined)

/**
 * Where a person's Chrome, Chromium or Edge is usually found, by `process.platform`. Linux is searched on the PATH. Debian's Chromium
 * without windows comes first: it starts and draws with less work.
 */
const usualPlaces: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: windowsHomes.flatMap((home) => [
    join(home, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(home, 'Chromium', 'Application', 'chrome.exe'),
    join(home, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
  linux: [
    '/usr/lib/chromium/chromium-headless-shell',
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ],
}

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']

/** True if the path is a file that this user may execute. */
export const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first browser of the Chromium family that is installed on this machine, or undefined. */
export const installedBrowser = (): string | undefined => {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...(usualPlaces[process.platform] ?? []), ...onPath].find(isRunnable)
}
