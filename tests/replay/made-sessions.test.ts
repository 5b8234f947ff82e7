import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { writeRecording } from '../../src/replay/cli/text-file'
import { calls } from '../../src/events/call-facts'
import { toFile } from '../../src/replay/file/to-file'
import { judge } from '../../src/replay/judge'
import { choices } from './made/choices'
import { arranged } from './made/arranged'
import { hiding } from './made/hiding'
import { enlarged } from './made/enlarged'
import { formatted } from './made/formatted'
import { listed } from './made/listed'
import { lived } from './made/lived'
import { dragged } from './made/dragged'
import { mended } from './made/mended'
import { photographed } from './made/photographed'
import { pictured } from './made/pictured'
import { shopped } from './made/shopped'
import { rebuilt } from './made/rebuilt'
import { relaid } from './made/relaid'
import { reworded } from './made/reworded'
import { written } from './made/written'
import { rarities } from './made/rarities'
import { tours, toursOfScreens } from './made/tours'
import { recordedFacts } from './facts-of-corpus'

/** With KEEP_MADE=1 those sessions are written to tests/corpus/made that have a fact that no recording has. */
const recorded = process.env['KEEP_MADE'] === '1' ? new Set(recordedFacts()) : null
const isUnrecorded = (type: string) => recorded !== null && !recorded.has(type)
const unrecorded = tours.filter((tour) => tour.calls.some((call) => isUnrecorded(calls[call].done.name)))

const ends = [
  { fate: 'refused', phase: 'refused', words: 'is refused', told: tours },
  { fate: 'hanging', phase: 'abandoned', words: 'is given up', told: tours },
  { fate: 'answered', phase: 'done', words: 'is answered', told: [...new Set([...toursOfScreens, ...unrecorded])] },
] as const

// What a test of the browser seldom meets.
for (const { fate, phase, words, told } of ends)
  describe(`made sessions in which a call ${words}`, { tags: ['P-03', 'L-06'] }, () => {
    it.each(told)('given $name, then they tell it and keep every law', async (tour) => {
      const facts = await lived(tour, fate)
      expect(missing(facts, ...tour.calls.map((call) => calls[call][phase].name))).toEqual([])
      expect(brokenBy(facts)).toEqual([])
      keep(`${tour.name}-${fate}`, facts)
    })
  })

describe('made sessions in which the world breaks', { tags: ['P-03', 'L-06'] }, () => {
  it.each([
    ...rarities,
    ...choices,
    mended,
    arranged,
    dragged,
    pictured,
    photographed,
    written,
    relaid,
    reworded,
    shopped,
    listed,
    hiding,
    formatted,
    rebuilt,
    enlarged,
  ])('given $name, then they tell it and keep every law', async ({ name, tells, live }) => {
    const facts = await live()
    expect(missing(facts, ...tells)).toEqual([])
    expect(brokenBy(facts)).toEqual([])
    keep(name, facts)
  })
})

const missing = (facts: readonly AnyFact[], ...types: readonly string[]) =>
  types.filter((type) => !facts.some(({ event }) => event.type === type))

const brokenBy = (facts: readonly AnyFact[]) => judge({ facts }).filter(({ broken }) => broken !== null)

const keep = (name: string, facts: readonly AnyFact[]) => {
  if (!facts.some(({ event }) => isUnrecorded(event.type))) return
  const file = join('tests', 'corpus', 'made', name)
  if ([`${file}.ndjson`, `${file}.ndjson.gz`].some((path) => existsSync(path))) return
  writeRecording(file, toFile(facts, { build: 'test', exported: 0, stateHashes: false }))
  for (const { event } of facts) recorded?.add(event.type)
}
