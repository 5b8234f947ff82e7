import { describe, expect, it } from 'vitest'
import { newGate } from '../../store/server/gate'

describe('the gate of a store', () => {
  it('lets requests in, as many at once as there is room', async () => {
    const { gate, log, begin } = newScene(2)
    const [a, b, c] = [begin('a', gate.shared), begin('b', gate.shared), begin('c', gate.shared)]
    await turn()
    expect(log).toEqual(['a', 'b'])
    b.end()
    await turn()
    expect(log).toEqual(['a', 'b', 'b ends', 'c'])
    a.end()
    c.end()
    await Promise.all([a.done, b.done, c.done])
  })

  it('lets a restore run alone: after the requests before it, and before those that come later', async () => {
    const { gate, log, begin } = newScene(6)
    const first = begin('first', gate.shared)
    const restore = begin('restore', gate.alone)
    const later = begin('later', gate.shared)
    await turn()
    expect(log).toEqual(['first'])
    first.end()
    await turn()
    expect(log).toEqual(['first', 'first ends', 'restore'])
    restore.end()
    await turn()
    expect(log).toEqual(['first', 'first ends', 'restore', 'restore ends', 'later'])
    later.end()
    await later.done
  })

  it('goes on after work that failed', async () => {
    const gate = newGate(1)
    await expect(gate.alone(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    await expect(gate.shared(() => Promise.resolve('served'))).resolves.toBe('served')
  })
})

// Helpers

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

const newScene = (room: number) => {
  const gate = newGate(room)
  const log: string[] = []
  const begin = (name: string, enter: typeof gate.shared) => {
    let end: () => void = () => undefined
    const until = new Promise<void>((resolve) => (end = resolve))
    const done = enter(async () => {
      log.push(name)
      await until
      log.push(`${name} ends`)
    })
    return { end: () => end(), done }
  }
  return { gate, log, begin }
}
