/** A page that is killed right after it appended a fact: it does nothing more, but requests that it sent still arrive. */
import type { Log } from '../../src/persistence/log'

/** @param life the number of transactions before the page is killed; `died` is called after the last one */
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
