/**
 * What the blocks of this store read when the designer was last opened: which products a page shows is known only once its blocks are
 * drawn, so this browser remembers it for the next time. An optimization: where storage is blocked, nothing is known.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'

export type Habits = {
  /** Paths relative to the REST root, with their queries. */
  readonly known: () => readonly string[]
  /** Begins anew, with what is read this time. */
  readonly note: (path: string) => void
}

const Paths = t.readonlyArray(t.string)

/** No more than the plugin answers at once, with room for others. */
const most = 40

/** @param site the REST root: the sites of a network share this memory */
export const habitsIn = (memory: () => Pick<Storage, 'getItem' | 'setItem'>, site: string): Habits => {
  const key = `customize-your-store-blocks-read:${site}`
  const noted = new Set<string>()
  return {
    known: () => stored(memory, key),
    note: (path) => {
      if (noted.size >= most || noted.has(path)) return
      noted.add(path)
      try {
        memory().setItem(key, JSON.stringify([...noted]))
      } catch {
        // Storage is blocked or full, so the next time begins without.
      }
    },
  }
}

const stored = (memory: () => Pick<Storage, 'getItem'>, key: string): readonly string[] => {
  try {
    return pipe(
      J.parse(memory().getItem(key) ?? ''),
      E.chainW((value) => Paths.decode(value)),
      E.fold(
        () => [],
        (paths) => paths.slice(0, most),
      ),
    )
  } catch {
    return []
  }
}
