/** At the designer's root with the page drawn, by its address if the page is elsewhere. */
import { atRest, seen } from '../browser/seen'
import type { Visit } from '../rows/row'

export const inDesigner = async ({ page, flow }: Pick<Visit, 'page' | 'flow'>): Promise<void> => {
  const isThere = await flow.roomButton(page, 'palette').isVisible()
  if (!isThere) {
    await page.goto(flow.designer)
    await seen(page, flow.drawn, null)
  }
  await flow.settle(page)
  await atRest(page)
}
