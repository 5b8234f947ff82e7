import { describe, expect, test } from 'vitest'
import { palettesFor, pairingsFor } from '../../../../src/projections/design/styles/active'

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

describe('given the palettes to choose from', () => {
  test('when the AI suggested nothing usable, then they are the curated 18', { tags: ['D-04'] }, () => {
    expect(palettesFor(null)).toHaveLength(18)
    expect(palettesFor({ default: 'Slate', bestColors: [] })).toHaveLength(18)
    expect(palettesFor({ default: '', bestColors: ['Slate'] })).toHaveLength(18)
  })

  test("when it did, then they are its one and eight in the table's order", { tags: ['D-04'] }, () => {
    const bestColors = ['Slate', 'Canary', 'Fuchsia', 'Cinder', 'Charcoal', 'Lightning', 'Candy Store', 'Crimson Tide']
    expect(titles(palettesFor({ default: 'Juniper Dusk', bestColors }))).toEqual([
      'Candy Store',
      'Crimson Tide',
      'Fuchsia',
      'Cinder',
      'Canary',
      'Lightning',
      'Charcoal',
      'Slate',
      'Juniper Dusk',
    ])
  })
})

describe('given the pairings to choose from', () => {
  test.each([
    ['noAI', true, null, 19],
    ['noAI', false, null, 0],
    ['AIOffline', true, 'Bold', 19],
    ['AIOnline', true, null, 19],
    ['AIOnline', true, 'Contemporary', 6],
    ['AIOnline', true, 'Classic', 6],
    ['AIOnline', true, 'Bold', 6],
  ] as const)(
    'when the flow is %s with a font library: %s and the look %s, then there are %i',
    { tags: ['D-05', 'B-18'] },
    (flowType, fontLibrary, look, count) => {
      expect(pairingsFor({ flowType, fontLibrary, look })).toHaveLength(count)
    },
  )

  test("when all are offered, then the theme's own fonts come first", { tags: ['D-05'] }, () => {
    expect(titles(pairingsFor({ flowType: 'noAI', fontLibrary: true })).slice(0, 3)).toEqual([
      'Cardo Font + System Sans-serif',
      'Inter + Cardo Font',
      'Inter + Inter',
    ])
  })
})
