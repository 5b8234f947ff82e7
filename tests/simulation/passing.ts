/** Lets time pass in a world, and throws what a watcher objected to meanwhile. */
import { settled } from './virtual-time'
import type { World } from './world'

/** Milliseconds: nothing takes longer when nothing fails, not even products. */
const timeLimit = 15 * 60_000

/** @param pause milliseconds; null to wait until nothing is scheduled, at most for the time limit */
export const pass = async ({ time, objection }: World, pause: number | null = null): Promise<void> => {
  await settled()
  const until = time.now() + (pause ?? timeLimit)
  while (await time.pass(until));
  if (pause !== null) time.reach(until)
  const objected = objection()
  if (objected !== null) throw objected
}
