/** A page that is killed right after a fact got into the log: nothing of it is heard of any more, and what it sent still arrives. */
import type { Log } from '../../src/persistence/log'

/** @param life how many transactions the page lives; `died` is called after the last of them */
export const mortal = (log: Log, life: number, died: () => void): Log => {
  let left = life
  return {
    ...log,
    append: async (...given) => {
      if (left <= 0) return never
      const written = await log.append(...given)
      left -= 1
      if (left > 0) return written
      died()
      return never
    },
  }
}

const never = new Promise<never>(() => undefined)
