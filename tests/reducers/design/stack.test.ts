import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyStack,
  leavesOf,
  mapStack,
  popped,
  pushed,
  topOf,
  valuesOf,
  type Branch,
  type Stack,
} from '../../../src/reducers/design/stack'

const stackOf = (length: number): Stack<number> => {
  let stack: Stack<number> = emptyStack
  for (let value = 0; value < length; value += 1) stack = pushed(stack, value)
  return stack
}

const listOf = (length: number) => Array.from({ length }, (_, value) => value)

/** Around the lengths at which another level begins. */
const lengths = [0, 1, 2, 31, 32, 33, 64, 1023, 1024, 1025, 1056, 1057, 33_000]

describe('the stack of the history', { tags: ['P-06'] }, () => {
  it.each(lengths)('given %i values, then it returns all of them, and the one on top', (length) => {
    const stack = stackOf(length)
    expect([stack.length, topOf(stack)]).toEqual([length, length === 0 ? undefined : length - 1])
    expect(valuesOf(stack)).toEqual(listOf(length))
    expect(leavesOf(stack).flat()).toEqual(listOf(length))
    expect(valuesOf(mapStack(stack, (value) => -value))).toEqual(listOf(length).map((value) => -value))
  })

  it.each(lengths)(
    'given %i values, when one is pushed and popped, then the stack deeply equals the one before',
    (length) => {
      const stack = stackOf(length)
      expect(popped(pushed(stack, -1))).toEqual(stack)
      expect(popped(stackOf(length + 1))).toEqual(stack)
    },
  )

  it('given any pushes and pops, then it has the values of a list, and its earlier versions stay unchanged', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(), fc.constant(null)), { maxLength: 200 }), (moves) => {
        let [stack, list]: [Stack<number>, readonly number[]] = [stackOf(30), listOf(30)]
        const kept: [Stack<number>, readonly number[]][] = []
        for (const move of moves) {
          kept.push([stack, list])
          stack = move === null ? popped(stack) : pushed(stack, move)
          list = move === null ? list.slice(0, -1) : [...list, move]
        }
        for (const [before, told] of [...kept, [stack, list] as const]) expect(valuesOf(before)).toEqual(told)
      }),
    ))

  it('given 100,000 values, when one is pushed or popped, then four branches are new, of at most 32 slots', () => {
    const stack = stackOf(100_000)
    for (const next of [pushed(stack, -1), popped(stack)]) {
      const made = branchesOf(next, 4).filter((branch) => !branchesOf(stack, 4).includes(branch))
      expect(made.length).toBeLessThanOrEqual(4)
      expect(Math.max(...made.map((branch) => branch.length))).toBeLessThanOrEqual(32)
    }
  })
})

/** Those on the way to the top: all others are shared. */
const branchesOf = ({ root }: Stack<number>, levels: number): readonly Branch<number>[] => {
  const found: Branch<number>[] = [root]
  while (found.length < levels) found.push(found.at(-1)?.at(-1) as unknown as Branch<number>)
  return found
}
