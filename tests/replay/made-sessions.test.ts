import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { writeRecording } from '../../src/replay/cli/text-file'
import { toFile } from '../../src/replay/file/to-file'
import { judge } from '../../src/replay/judge'
import { choices } from './made/choices'
import { arranged } from './made/arranged'
import { lived } from './made/lived'
import { dragged } from './made/dragged'
import { mended } from './made/mended'
import { photographed } from './made/photographed'
import { pictured } from './made/pictured'
import { shopped } from './made/shopped'
import { reworded } from './made/reworded'
import { written } from './made/written'
import { rarities } from './made/rarities'
import { tours } from './made/tours'

const ways = [
  { how: 'refused', ending: 'Refused', words: 'is refused' },
  { how: 'hanging', ending: 'Abandoned', words: 'is given up' },
] as const

// What a test of the browser seldom meets. With KEEP_MADE=1 the sessions are written to tests/corpus/made.
describe.each(ways)('[P-03][L-06] made sessions in which a call $words', ({ how, ending }) => {
  it.each(tours)('given $name, then they tell it and keep every law', async (tour) => {
    const facts = await lived(tour, how)
    expect(missing(facts, ...tour.calls.map((call) => `${call}${ending}`))).toEqual([])
    expect(brokenBy(facts)).toEqual([])
    keep(`${tour.name}-${ending.toLowerCase()}`, facts)
  })
})

describe('[P-03][L-06] made sessions in which the world breaks', () => {
  it.each([...rarities, ...choices, mended, arranged, dragged, pictured, photographed, written, reworded, shopped])(
    'given $name, then they tell it and keep every law',
    async ({ name, tells, live }) => {
      const facts = await live()
      expect(missing(facts, ...tells)).toEqual([])
      expect(brokenBy(facts)).toEqual([])
      keep(name, facts)
    },
  )
})

const missing = (facts: readonly AnyFact[], ...types: readonly string[]) =>
  types.filter((type) => !facts.some(({ event }) => event.type === type))

const brokenBy = (facts: readonly AnyFact[]) => judge({ facts }).filter(({ broken }) => broken !== null)

const keep = (name: string, facts: readonly AnyFact[]) => {
  if (process.env['KEEP_MADE'] !== '1') return
  const text = toFile(facts, { build: 'test', exported: 0, stateHashes: false })
  writeRecording(join('tests', 'corpus', 'made', name), text)
}
