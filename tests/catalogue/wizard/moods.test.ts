import { describe, expect, test } from 'vitest'
import { aiPalettes, aiPalettesFor } from '../../../src/catalogue/palettes/ai-palettes'
import { type Look, looks } from '../../../src/catalogue/wizard/looks'
import { moods, palettesOfTone } from '../../../src/catalogue/wizard/moods'
import { suggest } from '../../../src/suggestions/rules'

const namesOf = (look: Look) => aiPalettesFor(look).map(({ name }) => name)

describe('given the tables of moods', () => {
  const all = aiPalettes.map(({ name }) => name)

  test('[A-12] then each is named once and pulls towards palettes that exist, some for every look', () => {
    expect(new Set(moods.map(({ name }) => name)).size).toBe(moods.length)
    for (const { name, palettes } of moods) {
      expect(all, name).toEqual(expect.arrayContaining([...palettes]))
      for (const look of looks)
        expect(
          namesOf(look).some((one) => palettes.includes(one)),
          `${name}, ${look}`,
        ).toBe(true)
    }
    expect(all).toEqual(expect.arrayContaining(Object.values(palettesOfTone).flat()))
  })

  test('[A-12] then each of its words is found', () => {
    for (const { name, words } of moods)
      for (const word of words)
        expect(suggest({ description: word, look: 'Bold', tone: 'Neutral' }).moods, word).toContain(name)
  })

  test('[A-12] then every palette is the nearest of some mood, in some look', () => {
    const nearest = looks.flatMap((look) =>
      moods.map(({ palettes }) => palettes.find((one) => namesOf(look).includes(one))),
    )
    expect(all.filter((name) => !nearest.includes(name))).toEqual([])
  })
})
