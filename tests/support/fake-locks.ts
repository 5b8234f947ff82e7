/** Web Locks, as far as the flow uses them: exclusive locks, granted in turn or stolen. */
import type { WebLocks } from '../../src/effects/adapters/locks'

type Held = { readonly rob: () => void }
type Waiting = { readonly grant: () => void }

export type FakeLocks = WebLocks & {
  readonly waiting: (name: string) => number
  readonly isHeld: (name: string) => boolean
}

export const fakeLocks = (): FakeLocks => {
  const held = new Map<string, Held>()
  const queues = new Map<string, Waiting[]>()
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    return queue
  }
  const next = (name: string) => {
    if (!held.has(name)) queueOf(name).shift()?.grant()
  }
  const request = (name: string, { steal, signal }: LockOptions, work: LockGrantedCallback<unknown>) =>
    new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('The request was aborted.', 'AbortError'))
      const waiting: Waiting = {
        grant: () => {
          const lock: Held = { rob: abort }
          held.set(name, lock)
          const end = () => {
            if (held.get(name) !== lock) return
            held.delete(name)
            next(name)
          }
          // As in a browser, the holder is notified in a separate task.
          void Promise.resolve()
            .then(() => work({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(end)
        },
      }
      if (steal === true) {
        held.get(name)?.rob()
        waiting.grant()
        return
      }
      signal?.addEventListener('abort', () => {
        const queue = queueOf(name)
        const place = queue.indexOf(waiting)
        if (place >= 0) queue.splice(place, 1)
        abort()
      })
      queueOf(name).push(waiting)
      next(name)
    })
  return {
    request: request as WebLocks['request'],
    waiting: (name) => queueOf(name).length,
    isHeld: (name) => held.has(name),
  }
}
