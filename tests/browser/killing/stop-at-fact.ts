/**
 * Stops a page at a fact of its log, so that it can be killed there: exactly so many facts are kept, and nothing came of the
 * last one. Stopped is the page's own thread: no call leaves it, and no answer gets in.
 */
import type { Page } from 'playwright-core'

export type Place = {
  /** The number that the log gave the fact. */
  readonly fact: number
  /** After the fact is kept, before anything is done about it; or before it is kept, when what led to it was done. */
  readonly moment: 'after' | 'before'
}

/** To be called before the page is opened. Resolves with the fact's type when the page stands still. */
export const stopAtFact = async (
  page: Page,
  { fact, moment }: Place,
): Promise<{ readonly stopped: Promise<string> }> => {
  let tell: (type: string) => void
  const stopped = new Promise<string>((resolve) => (tell = resolve))
  await page.exposeFunction('stopsAt', (type: string) => tell(type))
  await page.addInitScript(watchTheLog, [fact, moment] as const)
  return { stopped }
}

/** Runs in the page, before its own scripts. */
function watchTheLog([fact, moment]: readonly [number, Place['moment']]) {
  const stop = (type: string): void => {
    ;(window as unknown as { stopsAt: (type: string) => void }).stopsAt(type)
    for (;;);
  }
  // The pages of one visit count on.
  const counted = (): number => {
    const count = Number(sessionStorage.getItem('facts-begun') ?? 0) + 1
    sessionStorage.setItem('facts-begun', String(count))
    return count
  }
  const add = Reflect.get<IDBObjectStore, 'add'>(IDBObjectStore.prototype, 'add')
  IDBObjectStore.prototype.add = function (...args) {
    if (this.name !== 'events') return add.apply(this, args)
    const { type } = (args[0] as { event: { type: string } }).event
    if (moment === 'before' && counted() === fact) stop(type)
    const adding = add.apply(this, args)
    if (moment === 'before') return adding
    adding.addEventListener('success', () => {
      if (adding.result !== fact) return
      // First of all who wait for it: whoever wrote the fact must not learn that it is kept.
      this.transaction.addEventListener('complete', () => stop(type), { capture: true })
    })
    return adding
  }
}
