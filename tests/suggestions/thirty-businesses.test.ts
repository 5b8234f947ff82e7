import { describe, expect, test } from 'vitest'
import { builtInTitlesFor } from '../../src/catalogue/palettes/suggested-palettes'
import { suggest } from '../../src/suggestions/rules'
import { thirtyBusinesses } from './thirty-businesses'

describe('given thirty businesses and the palettes that a designer would choose for each', () => {
  const tried = thirtyBusinesses.map((one) => ({ ...one, said: suggest({ ...one, trades: [], tone: 'Neutral' }) }))

  test('then the built-in suggestions begin with one of those for at least 24', { tags: ['A-12'] }, () => {
    const hits = tried.filter(({ palettes, said }) => palettes.includes(said.palette.default))
    const table = thirtyBusinesses.filter(({ look, palettes }) => palettes.includes(builtInTitlesFor(look)[0]!))
    const missed = tried.filter((one) => !hits.includes(one))
    console.info(
      `Built-in suggestions: ${hits.length} of ${tried.length}; the table's first palette alone: ${table.length}.`,
      ...missed.map(({ mood, look, said }) => `\n  ${look}, ${mood}: ${said.palette.default}`),
    )
    expect(tried).toHaveLength(30)
    expect(hits.length).toBeGreaterThanOrEqual(24)
  })

  test.each(tried)('then the mood of $look, $mood is found', { tags: ['A-12'] }, ({ mood, said }) => {
    expect(said.moods).toContain(mood)
  })

  test('then what is expected can be had', { tags: ['A-12'] }, () => {
    for (const { look, palettes } of thirtyBusinesses)
      expect(builtInTitlesFor(look)).toEqual(expect.arrayContaining([...palettes]))
  })
})
