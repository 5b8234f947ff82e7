import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { question, findWhere } from '../../src/replay/cli/report'
import { wholeFlow } from './recordings'

const known = { state: { a: { b: [1, { c: 'x' }] }, none: null, toString: 'own' }, seq: 3, screen: 'designer' }
const ask = (text: string): unknown => question(text, Object.keys(known))(known)

describe('[V-03] an expression over a session', () => {
  it.each([
    ['screen === "designer" && state.a.b.length > 1', true],
    ["screen == 'intro' || seq >= 3", true],
    ['state.a["b"][1].c', 'x'],
    ['state.none?.deeply.missing', undefined],
    ['state.none == undefined', true],
    ['state.none === undefined', false],
    ['state.missing ?? "nothing"', 'nothing'],
    ['!(seq < 3) ? screen.length : -1', 8],
    ['seq > "2"', false],
    ['state.toString', 'own'],
    ['screen.startsWith("de") && !screen.endsWith("x") && state.a.b.includes(1)', true],
    ['state.none.includes(1) || seq.startsWith("3")', false],
  ])('%s', (text, answer) => {
    expect(ask(text)).toEqual(answer)
  })

  it.each([
    'process.exit(1)',
    'globalThis',
    'require("fs")',
    'import("node:fs")',
    'this.constructor',
    'state.a.constructor.constructor("return process")()',
    '(() => process)()',
    'new Function("return 1")',
    'state.a.b.map(seq)',
    'screen["startsWith"]("d")',
    'screen.startsWith.call(seq)',
    'state.a = 1',
    'seq++',
    'delete state.a',
    '`${process.env}`',
    '[1].map',
    'a; b',
    'seq seq',
    'seq === 3, 1',
    'seq | 1',
    'state.none.missing',
    '',
    '=',
    '('.repeat(100_000),
  ])('refuses with a sentence: %s', (text) => {
    expect(() => ask(text)).toThrow(Error)
  })

  it.each(['constructor', '__proto__', 'toLocaleString', 'hasOwnProperty', 'prototype'])(
    'reaches nothing by %s',
    (name) => {
      for (const of of ['state', 'state.a', 'state.a.b', 'seq', 'screen']) {
        expect(ask(`${of}.${name}`)).toBeUndefined()
        expect(ask(`${of}["${name}"]`)).toBeUndefined()
      }
    },
  )

  it('never answers with a function or anything that was not there, and changes nothing, whatever is asked', () => {
    const words = [
      'state',
      'seq',
      'screen',
      'constructor',
      '__proto__',
      'call',
      '.',
      '?.',
      '[',
      ']',
      '(',
      ')',
      '"a"',
      '==',
      '&&',
      '!',
      '?',
      ':',
      '+',
      '=',
      ' ',
    ]
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((all) => all.join('')),
      fc.string(),
    )
    const before = JSON.stringify(known)
    fc.assert(
      fc.property(texts, (text) => {
        const answer = E.tryCatch(() => ask(text), String)
        expect(typeof (E.isRight(answer) ? answer.right : null)).not.toBe('function')
        expect(JSON.stringify(known)).toBe(before)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('[V-03] --where', () => {
  let facts: readonly AnyFact[]
  beforeAll(async () => {
    facts = await wholeFlow()
  })

  it('finds what the documentation for developers asks for, and what the help does', () => {
    expect(findWhere(facts, 'state.saving.stage === "failed"', 5)).toEqual(E.right([]))
    const hits = findWhere(facts, 'screen === "designer" && state.designing.past.length > 0', 1)
    expect(E.isRight(hits) && hits.right.map(({ screen }) => screen)).toEqual(['designer'])
  })

  it('says in a sentence what it does not understand, and where it breaks', () => {
    expect(findWhere(facts, 'process.exit()', 5)).toEqual(
      E.left('--where: nothing is called here but startsWith, endsWith, includes, each with one thing.'),
    )
    expect(findWhere(facts, 'stat.saving', 5)).toEqual(
      E.left('--where: there is no "stat", only state, event, seq, screen.'),
    )
    expect(findWhere(facts, 'event.nothing.there', 5)).toEqual(
      E.left('--where: "there" is asked of nothing, at fact 1. Where something may be missing, ?. helps.'),
    )
  })
})
