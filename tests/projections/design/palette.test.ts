import { describe, expect, it } from 'vitest'
import { curated, paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { lightRows } from '../../../src/catalogue/palettes/palette-rows'
import { AA, contrast } from '../../../src/color'
import { fact } from '../../../src/events'
import { activePalette, lightItems, paletteItems, withholdsDark } from '../../../src/projections/design/palette'
import type { State } from '../../../src/reducers'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

describe('the palette screen', () => {
  it('offers the curated 18 in their order', { tags: ['D-04'] }, () => {
    const items = paletteItems(given(opened(), designRead()))
    expect(items.map(({ title }) => title)).toEqual(curated)
    expect(items).toHaveLength(18)
  })

  it('offers the light ones in a group of their own', { tags: ['D-04'] }, () => {
    const items = lightItems(given(opened(), designRead()))
    expect(items.map(({ title }) => title)).toEqual(lightRows.map(([title]) => title))
  })

  it('draws each as a small page, with the filled button as the home page has it', { tags: ['D-04'] }, () => {
    const state = given(opened(), designRead())
    for (const { ground, soft, text, button, label } of [...paletteItems(state), ...lightItems(state)]) {
      for (const [words, under] of [
        [text, ground],
        [text, soft],
        [label, button],
      ] as const)
        expect(contrast(words, under)).toBeGreaterThanOrEqual(AA)
      expect(button).not.toBe(ground)
    }
    expect(lightItems(state)[0]).toEqual({
      title: 'Cream Forest',
      ground: '#fbf7ec',
      soft: '#f0e9d6',
      footer: '#1c3a2c',
      text: '#1c3a2c',
      button: '#2f6b4c',
      label: '#fbf7ec',
    })
  })

  it('given an account whose CSS WordPress drops, then dark ones are withheld, except the one in use', () => {
    const begun = [opened(undefined, { may: { ...surroundings.may, unfilteredHtml: false } }), designRead()]
    const titles = (state: State) => [...paletteItems(state), ...lightItems(state)].map(({ title }) => title)
    const state = given(...begun)
    expect(withholdsDark(state)).toBe(true)
    expect(titles(state)).toContain('Blueberry Sorbet')
    for (const dark of ['Slate', 'Charcoal', 'Lightning']) expect(titles(state)).not.toContain(dark)
    expect(titles(given(...begun, fact('PaletteChosen', { palette: 'Slate' })))).toContain('Slate')
    expect(withholdsDark(given(opened(), designRead()))).toBe(false)
  })

  it('given a chosen palette, then that is the active one', { tags: ['D-04'] }, () => {
    expect(activePalette(given(opened(), designRead(), fact('PaletteChosen', { palette: 'Slate' })))).toBe('Slate')
  })

  it(
    'given the store has a palette’s colors, then that is active before anything is chosen',
    { tags: ['D-04'] },
    () => {
      const settings = { ...paletteTitled('Ice')?.settings }
      expect(activePalette(given(opened(), designRead({ styles: { id: 7, settings, styles: {} } })))).toBe('Ice')
    },
  )

  it('given other colors, then none is active', { tags: ['D-04'] }, () => {
    expect(activePalette(given(opened(), designRead()))).toBeNull()
    expect(activePalette(given(opened()))).toBeNull()
  })
})
