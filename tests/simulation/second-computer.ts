/**
 * The same merchant on a second computer: a browser of its own, with a log of its own, before the same store. Its screen is looked at
 * now and then; whoever sits there presses one thing, and goes away again.
 */
import { paths } from '../../src/events/route-path'
import type { AnyFact } from '../../src/persistence/log'
import type { Luck } from './luck'
import { names, offeredOf } from './presses'
import { sharedLog } from './shared-log'
import { openTab, type Browser, type Tab } from './tab'
import { tabLocks } from './tab-locks'
import type { VirtualTime } from './virtual-time'

export type SecondComputer = {
  /** One thing of what is offered is pressed; the first time, the flow is opened. */
  readonly press: (option: number) => string
  readonly facts: () => readonly AnyFact[]
  readonly isUsed: () => boolean
}

/** @param first the other browser: they have the store and the network in common */
export const secondComputer = (first: () => Browser, time: VirtualTime, luck: Luck): SecondComputer => {
  let tab: Tab | null = null
  const open = (): Tab =>
    openTab(
      {
        ...first(),
        log: sharedLog(time, luck),
        locks: tabLocks(),
        announce: () => undefined,
        onRecorded: () => undefined,
        onLeave: (left) => {
          left.life.end()
          tab = null
        },
      },
      'second computer',
      { path: paths.intro, arrival: 'address' },
    )
  let used = false
  return {
    isUsed: () => used,
    facts: () => tab?.loop()?.facts() ?? [],
    press: (option) => {
      used = true
      tab ??= open()
      const state = tab.loop()?.state()
      const all = state === undefined ? [] : names.filter((name) => offeredOf(name, state).length > 0)
      const name = all[option % Math.max(all.length, 1)]
      const [event] = name === undefined || state === undefined ? [] : offeredOf(name, state)
      if (event !== undefined) tab.record(event)
      return name ?? 'looks'
    },
  }
}
