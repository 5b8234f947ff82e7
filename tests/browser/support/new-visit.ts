import { openBrowser } from './open-browser'
import { beginVisit, type Visit, type VisitOptions } from './visit'
import { remember } from './visits-of-the-test'
import { giveProfileBack, takeProfile } from './warm-profile'

/** Opens a visit in a browser of its own: its cookies and storage are gone when it ends, what the browser cached stays for the next. */
export const newVisit = async (options: VisitOptions = {}): Promise<Visit> => {
  const profile = await takeProfile()
  const context = await openBrowser(profile, options)
  const visit = await beginVisit(context, options)
  let isOver = false
  const close = async (): Promise<void> => {
    await visit.close()
    if (isOver) return
    isOver = true
    await giveProfileBack(profile)
  }
  return remember({ ...visit, close })
}
