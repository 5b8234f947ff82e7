import { describe, expect, it } from 'vitest'
import { curated, paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { themePairings } from '../../../src/catalogue/fonts/theme-pairings'
import { pairingOfLook, looks } from '../../../src/catalogue/wizard/looks'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { activePairing, fontItems, followsLook } from '../../../src/projections/design/fonts'
import { activePalette, morePalettes, paletteItems } from '../../../src/projections/design/palette'
import { suggestionSource } from '../../../src/projections/design/suggestion'
import { designRead, family, featuresRead, storeRead } from '../../support/facts'
import { answered, generate, inOrder, suggestedFor, after } from '../../support/folded-generation'
import { given, opened } from '../../support/story'

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
const nine = [suggestedFor.default, ...suggestedFor.bestColors]
const made = generate(answered('none'), inOrder).at(-1)!
const kept = {
  defaultColorPalette: suggestedFor,
  fontPairing: 'Rubik + Inter',
  homepageTemplate: 'template1',
  lookAndFeel: 'Bold' as const,
}
/** Another session opens the designer on the store as the AI left it. */
const later = (suggestions: Parameters<typeof designRead>[0] = { suggestions: kept }) =>
  given(
    opened(paths.designer, { aiEnabled: true, aiProvider: 'rules' }),
    storeRead({ taskCompleted: true }),
    featuresRead(),
    designRead(suggestions),
  )

describe('the palettes after a generation', () => {
  it('are the one and the eight that were suggested, and the one is in use at first', { tags: ['D-04'] }, () => {
    expect(paletteItems(made)).toHaveLength(9)
    expect(titles(paletteItems(made)).sort()).toEqual(nine.toSorted())
    expect(activePalette(made)).toBe(suggestedFor.default)
  })

  it('given the page is loaded again, then they are still there', { tags: ['D-04'] }, () => {
    const { surroundings } = made
    const again = after(
      made,
      fact('FlowResumed', { path: paths.designer, surroundings: surroundings!, customizing: false }),
    )
    expect(paletteItems(again)).toBe(paletteItems(made))
  })

  it('given another palette is chosen, then the list stays', { tags: ['D-04'] }, () => {
    const chosen = after(made, fact('PaletteChosen', { palette: 'New - Neutral' }))
    expect([paletteItems(chosen).length, activePalette(chosen)]).toEqual([9, 'New - Neutral'])
  })

  it('all curated ones that were not suggested are offered beside them, none twice', { tags: ['D-04'] }, () => {
    expect(titles(morePalettes(made))).toEqual(curated.filter((title) => !nine.includes(title)))
    expect(morePalettes(given(opened(), designRead()))).toEqual([])
  })

  it('given a later session, then the store’s option says which they are', { tags: ['D-04'] }, () => {
    expect(titles(paletteItems(later())).sort()).toEqual(nine.toSorted())
    expect(suggestionSource(later())).toBe('earlier')
  })

  it(
    'given that the store has the colors of a suggested palette, then it is the one in use',
    { tags: ['D-04'] },
    () => {
      const settings = { ...paletteTitled('Juniper Dusk')?.settings }
      expect(activePalette(later({ suggestions: kept, styles: { id: 7, settings, styles: {} } }))).toBe('Juniper Dusk')
    },
  )

  it.each([
    ['a palette that there is not', { default: 'Nonsense', bestColors: suggestedFor.bestColors }],
    ['no alternatives', { default: 'Slate' }],
    ['alternatives that there are not', { default: 'Slate', bestColors: ['<script>', 'constructor'] }],
  ])('given the option holds %s, then the curated 18 are offered', { tags: ['D-04'] }, (_what, defaultColorPalette) => {
    const state = later({ suggestions: { ...kept, defaultColorPalette } })
    expect([paletteItems(state).length, suggestionSource(state)]).toEqual([18, null])
  })

  it('given a store made while its AI was offline, then the curated 18 are offered', { tags: ['D-04'] }, () => {
    const offline = generate(answered('major'), inOrder).at(-1)!
    expect(titles(paletteItems(offline))).toEqual(curated)
    expect([activePalette(offline), suggestionSource(offline)]).toEqual(['Ancient Bronze', null])
  })
})

describe('where the palettes come from', () => {
  it('given an AI answered, then it is said so', { tags: ['A-12'] }, () => {
    expect(suggestionSource(made)).toBe('ai')
  })

  it('given it failed and the built-in suggestions took its place, then that is said', { tags: ['A-11'] }, () => {
    let queries = 0
    const state = generate(answered('none'), {
      pick: () => 0,
      refuses: (call) => call === 'AiPaletteQuery' && (queries += 1) <= 4,
    }).at(-1)!
    expect(suggestionSource(state)).toBe('fallback')
  })

  it(
    'given the merchant would rather not share, then they are the built-in ones, and nothing is called AI',
    { tags: ['A-12'] },
    () => {
      const declined = answered('none', fact('DataSharingDeclined', { provider: 'jetpack' }))
      expect(suggestionSource(generate(declined, inOrder).at(-1)!)).toBe('built-in')
    },
  )

  it('given nothing was suggested, then nothing is said', { tags: ['A-12'] }, () => {
    expect(suggestionSource(given(opened(), designRead()))).toBeNull()
  })
})

describe('the fonts after a generation', () => {
  it('are those of the look, with the look’s own pair in use', { tags: ['D-05'] }, () => {
    expect(activePairing(made)).toBe(pairingOfLook.Bold)
    expect(titles(fontItems(made))).toContain(pairingOfLook.Bold)
    expect([titles(fontItems(made)), followsLook(made)]).toEqual([['Inter + Inter', 'Rubik + Inter'], true])
  })

  it.each(looks)(
    'given the look %s in a later session, then its own pair is among those offered',
    { tags: ['D-05'] },
    (look) => {
      const fonts = ['inter', 'bodoni-moda', 'overpass', 'rubik'].map(family)
      const state = later({ suggestions: { ...kept, lookAndFeel: look }, fonts })
      expect(titles(fontItems(state))).toContain(pairingOfLook[look])
    },
  )

  it('given an AI that is offline, then all are offered whose files there are', { tags: ['D-05'] }, () => {
    const offline = generate(answered('major'), inOrder).at(-1)!
    const installed = ['Inter + Inter', 'Bodoni Moda + Overpass', 'Rubik + Inter', 'Rubik + Rubik']
    const own = themePairings.map(({ title }) => title)
    expect([titles(fontItems(offline)), followsLook(offline)]).toEqual([[...own, ...installed], false])
  })
})
