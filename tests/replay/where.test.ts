import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { findWhere } from '../../src/replay/cli/report'
import { wholeFlow } from './recordings'

describe('--where', { tags: ['V-03'] }, () => {
  let facts: readonly AnyFact[]
  beforeAll(async () => {
    facts = await wholeFlow()
  })
  const screens = (expression: string) => {
    const hits = findWhere(facts, expression, 1)
    return E.isRight(hits) ? hits.right.map(({ screen }) => screen) : hits.left
  }

  it.each([
    ['state.saving.stage == "failed"', []],
    ['state.saving.stage === "failed"', []],
    ['screen == "designer" && size(state.designing.past) > 0', ['designer']],
    ['seq >= 3 && screen != "intro"', ['opening']],
    ['event.type.startsWith("Palette")', ['designer']],
    ['event.palette != "none"', ['designer']],
    ['has(event.palette) ? screen == "designer" : false', ['designer']],
  ])('%s', (expression, found) => {
    expect(screens(expression)).toEqual(found)
  })

  it.each([
    ['process.exit(1)', "found no matching overload for 'dyn.exit(int)'"],
    ['stat.saving', 'Unknown variable: stat'],
    ['state.constructor.constructor("return process")()', 'Unexpected character'],
    ['state.constructor', 'No such key: constructor'],
    ['state.__proto__ != null', 'No such key: __proto__'],
    ['screen.constructor != null', 'No such key: constructor'],
    ['state.saving = 1', 'Unexpected character: ='],
    ['seq seq', 'Unexpected character'],
    ['', 'Unexpected token: EOF'],
    ['('.repeat(100_000), 'Exceeded maxDepth'],
  ])('refuses with a sentence: %.60s', (expression, why) => {
    expect(screens(expression)).toContain(why)
  })
})
