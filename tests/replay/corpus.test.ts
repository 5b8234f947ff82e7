import { describe, expect, it } from 'vitest'
import { rowsToFile } from '../../src/replay/file/to-file'
import { judge } from '../../src/replay/judge'
import { namesIn } from '../../src/replay/shard'
import { corpusFiles as files, corpusRecording, corpusText } from '../support/corpus'

/** Kept by `npm run replay`, with `--keep NAME` or `--choose 25`. */
describe.each(files)('the recorded session %s', (name) => {
  const recording = corpusRecording(name)

  it(
    'opens: every fact is understood, or kept as unknown if it is of a newer build',
    { tags: ['L-06', 'P-03'] },
    () => {
      expect(recording.doubts).toEqual([])
      expect(recording.facts).toHaveLength(recording.header.events)
      const unknown = recording.facts.filter(({ event }) => event.type === 'UnknownFact').length
      expect(unknown > 0).toBe(name === 'of-a-newer-build.ndjson')
    },
  )

  it('leads over the screens that it led over, and keeps every law', { tags: ['L-06', 'L-02'] }, () => {
    expect([...recording.seen.values()].some(({ screen }) => screen !== undefined)).toBe(true)
    expect(judge(recording).filter(({ broken }) => broken !== null)).toEqual([])
  })

  it('is masked, and masking it again changes nothing', { tags: ['L-07'] }, () => {
    const { build, exported } = recording.header
    const again = rowsToFile(recording.rows, { build, exported, stateHashes: false })
    expect(recording.header.masked).toBe(true)
    expect(again.split('\n').slice(1)).toEqual(corpusText(name).split('\n').slice(1))
  })
})

it.each([1, 2, 3, files.length + 2])(
  'given %i shards, then each session is in exactly one of them',
  { tags: ['V-06'] },
  (of) => {
    const shards = Array.from({ length: of }, (_, index) => namesIn({ index: index + 1, of }, files))
    expect(shards.flat().sort()).toEqual([...files].sort())
  },
)
