import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aiPalettes, builtInTitlesFor, isCalm, isLight } from '../../src/catalogue/palettes/suggested-palettes'
import { colorOf } from '../../src/catalogue/palettes/palette'
import { lightPalettes, paletteTitled } from '../../src/catalogue/palettes/palettes'
import { darkWords } from '../../src/catalogue/wizard/mood'
import { looks } from '../../src/catalogue/wizard/looks'
import { moodOfTrade } from '../../src/catalogue/wizard/moods-of-known-trades'
import { moods } from '../../src/catalogue/wizard/moods'
import { tones } from '../../src/catalogue/wizard/tones'
import { contrast, luminance } from '../../src/color'
import { asksForDark, suggest, wordsOf } from '../../src/suggestions/rules'

const ground = (title: string) => luminance(colorOf(paletteTitled(title)!, 'background'))
const look = fc.constantFrom(...looks)
const tone = fc.constantFrom(...tones)
const harmless = moods.flatMap(({ words }) => words).filter((word) => !asksForDark([word.replace(/-$/, '')]))
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.constantFrom(...harmless), fc.string())).map((words) => words.join(' ')),
)

describe('the page of the palette that the built-in suggestions begin with', () => {
  it('is light for every description that does not ask for a dark one', { tags: ['A-12', 'M-05'] }, () => {
    fc.assert(
      fc.property(anyText, look, tone, (description, look, tone) => {
        fc.pre(!asksForDark(wordsOf(description)))
        const { palette } = suggest({ description, trades: [], look, tone })
        for (const title of [palette.default, ...palette.bestColors]) expect(ground(title)).toBeGreaterThan(0.6)
      }),
      { numRuns: 1000 },
    )
  })

  it('has words that are read at ease, whatever the description and its trade', { tags: ['A-12', 'M-05'] }, () => {
    const words = (title: string, ground: string) =>
      contrast(colorOf(paletteTitled(title)!, 'foreground'), colorOf(paletteTitled(title)!, ground))
    const trade = fc.constantFrom(...moodOfTrade.keys())
    fc.assert(
      fc.property(anyText, trade, look, tone, (description, trade, look, tone) => {
        const { palette } = suggest({ description, trades: [trade], look, tone })
        expect(words(palette.default, 'background')).toBeGreaterThanOrEqual(7)
        expect(words(palette.default, 'tertiary')).toBeGreaterThanOrEqual(7)
      }),
      { numRuns: 1000, examples: [['', 'bicycles', 'Classic', 'Neutral']] },
    )
    expect(['Cinder', 'Pine Ember'].map(isCalm)).toEqual([false, true])
  })

  it('is dark for a word that says nothing but that', { tags: ['A-12'] }, () => {
    const plain = darkWords.filter((word) => moods.every(({ words }) => !words.includes(word)))
    for (const word of plain)
      for (const look of looks) {
        const { palette } = suggest({ trades: [], description: word.replace(/-$/, ''), look, tone: 'Neutral' })
        expect(isLight(palette.default), `${word}, ${look}`).toBe(false)
      }
  })

  it.each([
    ['Gothic dresses and black lace', false],
    ['A whisky bar with a shop', false],
    ['Luxury watches', false],
    ['Posters from the golden age of cinema', false],
    ['Schwarze Kleider und dunkler Schmuck', false],
    ['Vins et whiskys pour la nuit', false],
    ['Candele per la notte', false],
    ['Ropa negra y gótica', false],
    ['Joias de luxo', false],
    ['Organic cotton clothing for women, sewn in Porto', true],
    ['Handmade stoneware bowls and mugs from a small studio in Kyoto', true],
    ['Handmade leather bags from Florence', true],
    ['Freshly roasted coffee', true],
    ['Honig aus dem Schwarzwald', true],
    ['Second-hand bicycles and repairs in Utrecht', true],
  ])('suits “%s”', { tags: ['A-12'] }, (description, light) => {
    for (const look of looks)
      expect(isLight(suggest({ description, trades: [], look, tone: 'Neutral' }).palette.default), look).toBe(light)
  })
})

describe('the light palettes', () => {
  it('are chosen by the built-in suggestions, each for some description', { tags: ['A-12'] }, () => {
    const first = looks.flatMap((look) =>
      moods.flatMap(({ words }) =>
        words.map((word) => suggest({ trades: [], description: word, look, tone: 'Neutral' }).palette.default),
      ),
    )
    expect(lightPalettes.map(({ title }) => title).filter((title) => !first.includes(title))).toEqual([])
  })

  it('are added to those of an AI for every look, none of which is lost', { tags: ['A-12', 'A-09'] }, () => {
    for (const look of looks)
      expect(builtInTitlesFor(look)).toEqual(
        expect.arrayContaining(aiPalettes.filter(({ looks }) => looks.includes(look)).map(({ name }) => name)),
      )
  })
})
