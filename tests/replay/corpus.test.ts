import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readFile } from '../../src/replay/file/read-file'
import type { Recording } from '../../src/replay/file/recording'
import { rowsToFile } from '../../src/replay/file/to-file'
import { judge } from '../../src/replay/judge'
import { namesIn } from '../../src/replay/shard'

/** Kept by `npm run replay -- FILE --keep NAME`. */
const folder = join('tests', 'corpus')
const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'))

describe.each(files)('the recorded session %s', (name) => {
  const recording = opened(name)

  it('[L-06][P-03] opens: every fact is understood, or kept as unknown if it is of a newer build', () => {
    expect(recording.doubts).toEqual([])
    expect(recording.facts).toHaveLength(recording.header.events)
    const unknown = recording.facts.filter(({ event }) => event.type === 'UnknownFact').length
    expect(unknown > 0).toBe(name === 'of-a-newer-build.ndjson')
  })

  it('[L-06][L-02] leads over the screens that it led over, and keeps every law', () => {
    expect([...recording.seen.values()].some(({ screen }) => screen !== undefined)).toBe(true)
    expect(judge(recording).filter(({ broken }) => broken !== null)).toEqual([])
  })

  it('[L-07] is masked, and masking it again changes nothing', () => {
    const { build, exported } = recording.header
    const again = rowsToFile(recording.rows, { build, exported, stateHashes: false })
    expect(recording.header.masked).toBe(true)
    expect(again.split('\n').slice(1)).toEqual(readFileSync(join(folder, name), 'utf8').split('\n').slice(1))
  })
})

it.each([1, 2, 3, files.length + 2])('[V-06] given %i shards, then each session is in exactly one of them', (of) => {
  const shards = Array.from({ length: of }, (_, index) => namesIn({ index: index + 1, of }, files))
  expect(shards.flat().sort()).toEqual([...files].sort())
})

function opened(name: string): Recording {
  const recording = readFile(readFileSync(join(folder, name), 'utf8'))
  if (E.isLeft(recording)) throw new Error(`${name}, line ${recording.left.line}: ${recording.left.why}`)
  return recording.right
}
