/** Into a room of the designer and out of it again, without measuring. */
import { atRest } from '../browser/seen'
import type { Room } from '../flows/flow'
import type { Visit } from './row'

export const inRoom = async <A>({ page, flow }: Visit, room: Room, work: () => Promise<A>): Promise<A> => {
  await flow.roomButton(page, room).click()
  await page.locator(flow.choices[room]).first().waitFor()
  const done = await work()
  await leave({ page, flow })
  return done
}

export const leave = async ({ page, flow }: Pick<Visit, 'page' | 'flow'>): Promise<void> => {
  await flow.back(page).click()
  await flow.roomButton(page, 'palette').waitFor()
  await atRest(page)
}
