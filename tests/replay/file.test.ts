import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { foldAll } from '../../src/reducers'
import { readFile } from '../../src/replay/file/read-file'
import type { Recording, Unreadable } from '../../src/replay/file/recording'
import { toFile } from '../../src/replay/file/to-file'
import { screenPath } from '../../src/replay/steps'
import { anySession, wellFormed } from '../arbitraries/sessions'
import { long, options, wholeFlow } from './recordings'

let facts: readonly AnyFact[]
let text: string
beforeAll(async () => {
  facts = await wholeFlow()
  text = toFile(facts, { ...options, masked: false })
})

describe('a session as one file', () => {
  it('given a whole flow, when it is exported and read again, then every fact is as it was', { tags: ['L-07'] }, () => {
    expect(opened(text).facts).toEqual(facts)
    expect(opened(text).header).toMatchObject({ session: facts[0]?.session, events: facts.length, masked: false })
    expect(opened(text).doubts).toEqual([])
  })

  it('given any session, when it is exported and read again, then it means the same', { tags: ['L-07'] }, () => {
    fc.assert(
      fc.property(anySession, (entries) => {
        const log = wellFormed(entries)
        // No export tells a path of somebody's machine, and a random text may look like one: `A:\#` did.
        fc.pre(!/(?<![A-Za-z0-9])[A-Za-z]:[\\/]/.test(JSON.stringify(log)))
        const again = opened(toFile(log, { ...options, masked: false, stateHashes: false })).facts
        expect(asJson(foldAll(again))).toEqual(asJson(foldAll(log)))
      }),
      { numRuns: 50 },
    )
  })

  it('given a long text that stands in several facts, then the file holds it once', { tags: ['L-07'] }, () => {
    expect(text.split(`"value":${JSON.stringify(long)}`)).toHaveLength(2)
    expect(text).toMatch(/"\$blob":"[0-9a-f]{64}"/)
  })

  it(
    'given line ends of Windows, a mark at the start or no last line end, then it opens as well',
    { tags: ['V-03'] },
    () => {
      for (const other of [text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, text.trimEnd(), `${text}\n\n`])
        expect(opened(other).facts).toEqual(facts)
    },
  )

  it('given a recording of a newer build, then it opens, and what is new is kept', { tags: ['V-03'] }, () => {
    const lines = text.split('\n')
    const place = facts.findIndex(({ event }) => event.type === 'PaletteChosen')
    const strange = { type: 'FromTheFuture', what: [1] }
    const future = { ...(JSON.parse(lines[place + 1]!) as object), more: 1, event: strange }
    const recording = opened(lines.with(place + 1, JSON.stringify(future)).join('\n'))
    expect(recording.facts[place]?.event).toMatchObject({ type: 'UnknownFact', raw: strange })
    expect(opened(toFile(recording.facts, { ...options, masked: false })).rows[place]?.event).toEqual(strange)
    expect(screenPath(recording.facts).at(-1)?.screen).toBe('closing')
  })

  it(
    'given a fact of version 0.1, then it opens as this build understands it and is kept as it was',
    { tags: ['L-06'] },
    () => {
      const old = JSON.stringify({ ...facts[0], seq: 9999, id: 'old', event: { type: 'ProductsCreated' } })
      const recording = opened(`${text}${old}\n`)
      expect(recording.facts.at(-1)?.event).toEqual({ type: 'ProductsCreated', ids: [] })
      expect(recording.rows.at(-1)?.event).toEqual({ type: 'ProductsCreated' })
    },
  )

  it('given a broken line, then its number is told', { tags: ['V-03'] }, () => {
    const lines = text.split('\n')
    expect(refusal([...lines.slice(0, 6), '{"seq":', ...lines.slice(7)].join('\n')).line).toBe(7)
    expect(refusal([...lines.slice(0, 6), '{"seq":1}', ...lines.slice(7)].join('\n'))).toMatchObject({
      line: 7,
      why: expect.stringContaining('neither a fact') as string,
    })
  })

  it.each([8_640_000_000_000_001, -8_640_000_000_000_001, 1e300])(
    'given a time outside of the calendar, %d, then the line is named',
    { tags: ['V-03'] },
    (at) => {
      const lines = text.split('\n')
      const event = { ...(JSON.parse(lines[6]!) as object), at }
      expect(refusal(lines.with(6, JSON.stringify(event)).join('\n'))).toMatchObject({
        line: 7,
        why: expect.stringContaining('neither a fact') as string,
      })
    },
  )

  it.each([
    ['', 'empty'],
    ['hello', 'no flow log'],
    ['{"format":"something-else"}', 'no flow log'],
    ['[1]\n2', 'no flow log'],
  ])('given %j, then it is refused with a sentence', { tags: ['V-03'] }, (other, words) => {
    expect(refusal(other)).toMatchObject({ line: 1, why: expect.stringContaining(words) as string })
  })

  it('given a format of a later version, then the error names the build that can read it', { tags: ['V-03'] }, () => {
    expect(refusal(text.replace('"version":1', '"version":2')).why).toContain('newer build')
  })

  it('given a file that lost facts or long texts, then it opens and says so', { tags: ['V-03'] }, () => {
    const lines = text.trimEnd().split('\n')
    expect(opened(lines.filter((line) => !line.startsWith('{"blob"')).join('\n')).doubts).toHaveLength(1)
    expect(opened(lines.slice(0, 9).join('\n')).doubts[0]).toContain('the file has 8')
  })
})

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const opened = (file: string): Recording => {
  const recording = readFile(file)
  if (E.isLeft(recording)) throw new Error(`${recording.left.line}: ${recording.left.why}`)
  return recording.right
}

const refusal = (file: string): Unreadable => {
  const recording = readFile(file)
  if (E.isRight(recording)) throw new Error('It opened.')
  return recording.left
}
