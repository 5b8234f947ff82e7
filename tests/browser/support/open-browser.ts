import { chromium, type Browser } from 'playwright-core'
import { launchOptions } from './launch-options'

let opening: Promise<Browser> | undefined

const open = async (): Promise<Browser> => chromium.launch(await launchOptions())

/** The browser that all visits of a test file share: opened by the first that needs it. */
export const openBrowser = (): Promise<Browser> => (opening ??= open())

/** Closes the shared browser if it was opened. */
export const closeBrowser = async (): Promise<void> => {
  const browser = await opening?.catch(() => undefined)
  opening = undefined
  await browser?.close()
}
