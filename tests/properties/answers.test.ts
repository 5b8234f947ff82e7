// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aiPalettesFor } from '../../src/catalogue/palettes/suggested-palettes'
import { defaultPairing } from '../../src/catalogue/fonts/font-pairings'
import { looks, pairingOfLook, type Look } from '../../src/catalogue/wizard/looks'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { paths } from '../../src/events/route-path'
import { fact, type FlowEvent } from '../../src/events'
import { owed } from '../../src/projections/owed'
import type { State } from '../../src/reducers'
import { suggestionReport } from '../../src/projections/suggestion-report'
import { recipe } from '../../src/reducers/set-up/stages'
import { sampled } from '../arbitraries/sampled'
import { spoilt } from '../arbitraries/spoilt'
import { goodChoice } from '../support/ai-behaviours'
import { designRead, featuresRead, paletteQuery, patternsRead, storeRead } from '../support/facts'
import { given, opened } from '../support/story'
import { holds } from './holds'

const chosen = (look: Look): readonly FlowEvent[] => [
  opened(paths.wizard, { aiEnabled: true }),
  storeRead(),
  featuresRead(),
  fact('AiStatusReadReceived', { indicator: 'none' }),
  fact('BusinessDescribed', { text: 'Candles' }),
  fact('LookChosen', { look }),
  fact('ToneChosen', { tone: 'Formal' }),
  fact('DataSharingAgreed', { provider: 'jetpack' }),
]
const query = (look: Look, retry: number) => paletteQuery({ look, retry })

const completions = fc
  .constantFrom(...looks)
  .chain((look) => fc.tuple(fc.constant(look), fc.array(spoilt(goodChoice(look)), { minLength: 1, maxLength: 4 })))

/** The design is read once the model has answered so many times. */
const answeredWith = (look: Look, completion: readonly string[]): State => {
  const asked = completion.flatMap((text, retry) => [
    query(look, retry),
    fact('AiPaletteReceived', { completion: text }),
  ])
  return given(...chosen(look), ...asked, patternsRead('header-essential'), designRead())
}

const startsATag = /<[a-z/!?]/i

describe('any answer of a model', { tags: ['A-09', 'W-06'] }, () => {
  it('then only palettes of the look remain, and a design has a palette and fonts of the catalogue', async () => {
    await holds(
      fc.property(completions, ([look, said]) => {
        const state = answeredWith(look, said)
        const { palette, failures } = state.suggested
        if (palette !== null) {
          const names = [palette.default, ...palette.bestColors]
          expect(new Set(names).size).toBe(9)
          expect(aiPalettesFor(look).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
        }
        expect(failures.length).toBeLessThanOrEqual(said.length)
        expect(JSON.stringify([failures, suggestionReport(state)])).not.toMatch(startsATag)
        const design = recipe(state, 1)
        expect(paletteTitled(design?.palette ?? '')).toBeDefined()
        // Nothing is installed here: the look's pair gives way to the theme's own fonts (B-04).
        expect([pairingOfLook[look], defaultPairing(false, false)]).toContain(design?.fonts)
        expect(({} as { default?: unknown }).default).toBeUndefined()
      }),
    )
  })

  it('the answers of these sessions are often usable and often not', () => {
    const palettes = sampled(completions).map(([look, said]) => answeredWith(look, said).suggested.palette)
    expect(palettes.filter((palette) => palette !== null).length).toBeGreaterThan(5)
    expect(palettes.filter((palette) => palette === null).length).toBeGreaterThan(5)
  })

  const image = (n: number) => ({ title: `Candle ${n}`, URL: `https://pictures.test/${n}.jpg` })
  const images = { ai_content_generated: true, images: { images: [image(1), image(2)], search_term: 'candle' } }

  it('then pictures come from the web, or there are none', async () => {
    await holds(
      fc.property(spoilt(images), (reply) => {
        const found = given(...chosen('Bold'), fact('AiConnectionAllowed'), fact('AiImagesFound', { reply })).content
          .images
        if (found === null) return
        const addresses = (JSON.parse(found) as typeof images.images).images.map(({ URL: address }) => new URL(address))
        expect(addresses.length).toBeGreaterThan(0)
        expect(addresses.filter(({ protocol }) => !/^https?:$/.test(protocol))).toEqual([])
      }),
    )
  })

  const product = (id: number) => ({
    product_id: id,
    title: `Candle ${id}`,
    description: 'It burns for a night.',
    price: 12.5,
    image: { src: `https://pictures.test/${id}.jpg`, alt: 'A candle' },
  })
  const brief = { description: 'Candles', provider: 'jetpack' } as const
  const products = { ai_content_generated: true, product_content: [1, 2, 3].map(product) }

  it('then products are plain text with a price and a web picture, and nothing else is written', async () => {
    const pictures = fact('AiImagesFound', { reply: JSON.stringify(images) })
    const before = [
      ...chosen('Bold'),
      fact('AiConnectionAllowed'),
      pictures,
      fact('AiStoreReadReceived', { generated: false }),
    ]
    await holds(
      fc.property(spoilt(products), (reply) => {
        const state = given(
          ...before,
          fact('AiProductWritingRequested', { ...brief, images: '[]', known: [], write: false }),
          fact('AiPatternWritingRequested', { ...brief, images: '[]' }),
          fact('AiProductsProposed', { reply, ids: [] }),
          fact('AiPatternsWritten', { reply: '{}' }),
        )
        for (const one of state.content.products) {
          const { title, description, price, image: picture } = one
          expect(title).not.toBe('')
          expect([title, description, picture.alt].filter((text) => startsATag.test(text))).toEqual([])
          expect([title.length <= 60, description.length <= 240, picture.alt.length <= 120]).toEqual([true, true, true])
          expect(price).toMatch(/^\d{1,7}(\.\d{1,2})?$/)
          expect(new URL(picture.src).protocol).toMatch(/^https?:$/)
          expect(Object.keys(one).sort()).toEqual(['description', 'image', 'price', 'product_id', 'title'])
        }
        const written = owed(state).flatMap(({ request }) =>
          request.type === 'AiProductUpdateRequested' ? [request.product] : [],
        )
        expect(written.filter((one) => !state.content.products.includes(one))).toEqual([])
      }),
    )
  })
})
