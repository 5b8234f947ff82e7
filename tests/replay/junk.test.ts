/** Files that are no recordings, or are no more: whatever stands in them, a sentence says so, or what can be read is opened. */
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFile } from '../../src/replay/file/read-file'
import { rowsToFile, toFile } from '../../src/replay/file/to-file'
import { judge } from '../../src/replay/judge'
import { importFile } from '../../src/replay/viewer/head'
import { isEverything } from '../setup/scope'
import { options, wholeFlow } from './recordings'

let lines: readonly string[]
beforeAll(async () => {
  lines = toFile((await wholeFlow()).slice(0, 30), options)
    .trimEnd()
    .split('\n')
})

const deep = (levels: number) => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`

/** JSON that has broken readers of JSON before. */
const values = fc.oneof(
  fc.constantFrom(
    'null',
    '1e999',
    '-0',
    '123456789012345678901234567890',
    '"\\u0000"',
    '"\\ud800"',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
    '{"$blob":"toString"}',
    '{"$blob":{"$blob":"__proto__"}}',
    '[]',
    deep(50),
  ),
  fc.json(),
)

/** A line that is none, or that looks like one of ours. */
const junk = fc.oneof(
  values,
  fc.string(),
  fc.string({ unit: 'binary' }),
  values.map((value) => `{"blob":"x","value":${value}}`),
  values.map(
    (value) =>
      `{"seq":${value},"id":"a","session":"s","at":0,"tab":"t","build":"b","cause":null,"settles":null,"event":{"type":"FlowResumed"}}`,
  ),
  fc
    .tuple(
      fc.constantFrom('FlowOpened', 'toString', '__proto__', 'PatternsReadReceived', 'constructor'),
      fc.constantFrom('surroundings', '__proto__', 'toString', 'patterns'),
      values,
    )
    .map(
      ([type, key, value]) =>
        `{"seq":9,"id":"a","session":"s","at":0,"tab":"t","build":"b","cause":null,"settles":null,"event":{"type":"${type}","${key}":${value}},"seen":{"state":{"toString":"x"}}}`,
    ),
)

type Damage = (text: readonly string[]) => string

const damages: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(fc.nat(40), junk).map(
    ([at, line]): Damage =>
      (all) =>
        [...all.slice(0, at), line, ...all.slice(at)].join('\n'),
  ),
  fc.nat(200_000).map(
    (length): Damage =>
      (all) =>
        all.join('\n').slice(0, length),
  ),
  fc
    .tuple(fc.nat(200_000), fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(20))
    .map(([at, put, gone]): Damage => (all) => {
      const text = all.join('\n')
      return text.slice(0, at % text.length) + put + text.slice((at % text.length) + gone)
    }),
  fc
    .tuple(
      fc.nat(40),
      fc.constantFrom('"type"', '"event"', '"seq"', '"id"', '"format"', '"version"', '"events"'),
      fc.constantFrom('"__proto__"', '"toString"', '"constructor"'),
    )
    .map(
      ([at, key, other]): Damage =>
        (all) =>
          all.map((line, index) => (index === at % all.length ? line.replace(key, other) : line)).join('\n'),
    ),
  fc.constantFrom<Damage>(
    (all) => all.join('\r\n'),
    (all) => `\uFEFF${all.join('\n')}`,
    (all) => all.map((line) => `\uFEFF${line}`).join('\n'),
    (all) => all.join('\r'),
    (all) => all.join('\n').replaceAll('"', '\u0000'),
    (all) => [...all].reverse().join('\n'),
  ),
)

describe('a file that is no recording, or is no more', { tags: ['V-03'] }, () => {
  it(
    'gives a sentence with a line number, or what is readable of it is opened, judged and written again',
    { tags: ['more'] },
    () => {
      fc.assert(
        fc.property(damages, (damage) => {
          const text = damage(lines)
          const read = readFile(text)
          const imported = importFile('a.ndjson', text)
          expect({}).not.toHaveProperty('polluted')
          if (E.isLeft(read)) {
            expect(read.left.line).toBeGreaterThan(0)
            expect(read.left.why).toMatch(/^[A-Z].*\.$|can open the file/s)
            expect(imported).toMatchObject({ left: expect.stringContaining('a.ndjson') as string })
            return
          }
          judge(read.right)
          expect(E.isRight(readFile(rowsToFile(read.right.rows, options)))).toBe(true)
        }),
        { numRuns: isEverything ? 250 : 80 },
      )
    },
  )

  it('says so when a place in the log or a time is more than a number can be', () => {
    for (const key of ['seq', 'at']) {
      const wrong = lines.map((line, index) =>
        index === 3 ? line.replace(new RegExp(`"${key}":\\d+`), `"${key}":1e999`) : line,
      )
      expect(readFile(wrong.join('\n'))).toMatchObject({ left: { line: 4 } })
    }
  })

  it.each([
    ['objects', 20_000],
    ['objects', 200_000],
  ])('%s within each other, %d deep', (_, levels) => {
    const line = `{"seq":2,"id":"a","session":"s","at":0,"tab":"t","build":"b","cause":null,"settles":null,"event":{"type":"x","a":${deep(levels)}}}`
    for (const text of [
      deep(levels),
      [lines[0], line].join('\n'),
      [lines[0], `{"blob":"a","value":${deep(levels)}}`].join('\n'),
    ]) {
      const read = readFile(text)
      expect(E.isLeft(read) ? read.left.why : '').toMatch(/^[A-Z].*\.$/)
    }
  })
})
