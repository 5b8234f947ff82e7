import { describe, expect, it } from 'vitest'
import type { WebLocks } from '../../../src/effects/adapters/locks'
import { aComputer, quiet } from '../../support/tabs-of-a-computer'

describe('which of several tabs runs effects', { tags: ['L-04'] }, () => {
  it('the first of two windows does, however long the other waits; when it closes, the next does', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    const second = computer.open({ visible: true })
    await quiet()
    computer.wait()
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([true, false])
    first.close()
    await quiet()
    expect(second.runs()).toBe(true)
  })

  it('when a visible tab waits, a hidden one releases the lock; two never run at once', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    const second = computer.open({ visible: false })
    await quiet()
    first.visible$.next(false)
    second.visible$.next(true)
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([false, true])
    expect(computer.most()).toBe(1)
    computer.wait()
    await quiet()
    expect(second.told).toEqual([false, true])
  })

  it('a late request does not take the lock from a tab that is visible by then', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    computer.open({ visible: false })
    await quiet()
    computer.wishes$.next({})
    await quiet()
    expect(first.told).toEqual([false, true])
  })

  it('also for a tab that is opened while the only one is hidden', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    await quiet()
    first.visible$.next(false)
    await quiet()
    expect(first.runs()).toBe(true)
    const second = computer.open({ visible: true })
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([false, true])
    expect(computer.most()).toBe(1)
  })

  it('going back and forth, the visible tab always runs them', async () => {
    const computer = aComputer()
    const tabs = [
      computer.open({ visible: true }),
      computer.open({ visible: false }),
      computer.open({ visible: false }),
    ]
    await quiet()
    for (const inSight of [1, 2, 0, 2, 1, 0]) {
      tabs.forEach(({ visible$ }, index) => visible$.next(index === inSight))
      await quiet()
      computer.wait()
      await quiet()
      expect(tabs.map(({ runs }) => runs())).toEqual(tabs.map((_, index) => index === inSight))
    }
  })

  it('a frozen tab does not answer: after two seconds, and not before, the lock is stolen from it', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    const second = computer.open({ visible: false })
    await quiet()
    first.visible$.next(false)
    first.freeze()
    second.visible$.next(true)
    await quiet()
    expect(second.runs()).toBe(false)
    computer.wait()
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([false, true])
    expect(computer.timeouts()).toEqual([2000])
  })

  it('a tab whose lock was stolen waits for its turn again', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    const second = computer.open({ visible: false })
    await quiet()
    first.visible$.next(false)
    first.freeze()
    second.visible$.next(true)
    await quiet()
    computer.wait()
    await quiet()
    second.close()
    await quiet()
    expect(first.runs()).toBe(true)
  })

  it('a hidden tab continues if it is alone, or beside other hidden tabs', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    const second = computer.open({ visible: false })
    await quiet()
    first.visible$.next(false)
    await quiet()
    computer.wait()
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([true, false])
    expect(first.told).toEqual([false, true])
  })

  it('two visible windows with a session each both run theirs', { tags: ['P-12'] }, async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true, session: 'of the morning' })
    const second = computer.open({ visible: true, session: 'of the evening' })
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([true, true])
  })

  it('a tab that is hidden again before its timeout steals nothing', async () => {
    const computer = aComputer()
    const first = computer.open({ visible: true })
    const second = computer.open({ visible: false })
    await quiet()
    first.visible$.next(false)
    first.freeze()
    second.visible$.next(true)
    await quiet()
    second.visible$.next(false)
    computer.wait()
    await quiet()
    expect([first.runs(), second.runs()]).toEqual([true, false])
  })

  it('without locks in the browser, no tab waits', async () => {
    const locks: WebLocks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }
    const computer = aComputer(locks)
    const first = computer.open({ visible: true })
    await quiet()
    expect(first.runs()).toBe(true)
  })
})
