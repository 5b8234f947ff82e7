import { describe, expect, test } from 'vitest'
import { builtInTitlesFor, isLight } from '../../../src/catalogue/palettes/suggested-palettes'
import { looks } from '../../../src/catalogue/wizard/looks'
import { moodOfTrade } from '../../../src/catalogue/wizard/moods-of-known-trades'
import { moods, palettesOfTone } from '../../../src/catalogue/wizard/moods'
import { suggest } from '../../../src/suggestions/rules'
import { trades } from '../pages/trades'

describe('given the tables of moods', () => {
  const all = [...new Set(looks.flatMap(builtInTitlesFor))]

  test(
    'then each is named once and pulls towards palettes that exist, some light ones for every look',
    { tags: ['A-12'] },
    () => {
      expect(new Set(moods.map(({ name }) => name)).size).toBe(moods.length)
      for (const { name, palettes } of moods) {
        expect(all, name).toEqual(expect.arrayContaining([...palettes]))
        for (const look of looks)
          expect(
            builtInTitlesFor(look).some((one) => isLight(one) && palettes.includes(one)),
            `${name}, ${look}`,
          ).toBe(true)
      }
      expect(all).toEqual(expect.arrayContaining(Object.values(palettesOfTone).flat()))
    },
  )

  test('then every trade that the store understands has one, and nothing else has', { tags: ['A-12'] }, () => {
    expect([...moodOfTrade.keys()].toSorted()).toEqual(trades.map(([name]) => name).toSorted())
  })

  test('then each of its words is found', { tags: ['A-12'] }, () => {
    for (const { name, words } of moods)
      for (const word of words)
        expect(suggest({ description: word, trades: [], look: 'Bold', tone: 'Neutral' }).moods, word).toContain(name)
  })

  test('then every palette is the nearest of some mood, in some look', { tags: ['A-12'] }, () => {
    const nearest = looks.flatMap((look) =>
      moods.flatMap(({ palettes }) => {
        const suitable = palettes.filter((one) => builtInTitlesFor(look).includes(one))
        return [suitable[0], suitable.find(isLight)]
      }),
    )
    expect(all.filter((name) => !nearest.includes(name))).toEqual([])
  })
})
