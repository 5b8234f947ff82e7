/** The Web Lock that decides which tab runs effects: handed on when its holder goes. */
import { Observable } from 'rxjs'
import type { Locks } from '../../src/effects/ports'
import type { Life } from './life'

export type TabLocks = {
  readonly port: (name: string, life: Life) => Locks
  /** Who holds it; null for nobody. */
  readonly holder: () => string | null
}

type Waiting = { readonly name: string; readonly life: Life; readonly held: () => void }

export const tabLocks = (): TabLocks => {
  let queue: readonly Waiting[] = []
  const grant = () => {
    const [first] = queue
    first?.life.later(1, () => (queue[0] === first ? first.held() : undefined))
  }
  const leave = (one: Waiting) => {
    const held = queue[0] === one
    queue = queue.filter((other) => other !== one)
    if (held) grant()
  }
  return {
    holder: () => queue[0]?.name ?? null,
    port: (name, life) => ({
      taken: () => life.in(0.5, () => queue.length > 0),
      held$: new Observable((subscriber) => {
        subscriber.next(false)
        const one = { name, life, held: () => subscriber.next(true) }
        queue = [...queue, one]
        if (queue[0] === one) grant()
        const gone = () => leave(one)
        life.afterwards(gone)
        return gone
      }),
    }),
  }
}
