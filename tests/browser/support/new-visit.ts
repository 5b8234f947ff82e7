import { openBrowser } from './open-browser'
import { beginVisit, contextOptions, type Visit, type VisitOptions } from './visit'
import { remember } from './visits-of-the-test'

/** Opens a visit in the shared browser: its own cookies and storage, gone when it ends. */
export const newVisit = async (options: VisitOptions = {}): Promise<Visit> => {
  const browser = await openBrowser()
  return remember(await beginVisit(await browser.newContext(contextOptions(options)), options))
}
