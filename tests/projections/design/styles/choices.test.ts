import { describe, expect, test } from 'vitest'
import { palettesFor, pairingsFor } from '../../../../src/projections/design/styles/choices'

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

describe('given the palettes to choose from', () => {
  test('[D-04] when the AI suggested nothing usable, then they are the curated 18', () => {
    expect(palettesFor(null)).toHaveLength(18)
    expect(palettesFor({ default: 'Slate', bestColors: [] })).toHaveLength(18)
    expect(palettesFor({ default: '', bestColors: ['Slate'] })).toHaveLength(18)
  })

  test("[D-04] when it did, then they are its one and eight in the table's order", () => {
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
  const on = { fontLibrary: true, tracking: true }

  test.each([
    ['noAI', { fontLibrary: true, tracking: false }, null, 2],
    ['noAI', on, null, 10],
    ['noAI', { fontLibrary: false, tracking: true }, null, 0],
    ['AIOffline', on, 'Bold', 8],
    ['AIOnline', on, null, 8],
    ['AIOnline', on, 'Contemporary', 6],
    ['AIOnline', on, 'Classic', 6],
    ['AIOnline', on, 'Bold', 6],
  ] as const)(
    '[D-05] when the flow is %s with %o and the look %s, then there are %i',
    (flowType, features, look, count) => {
      expect(pairingsFor({ flowType, ...features, look })).toHaveLength(count)
    },
  )

  test("[D-05] when both sets are offered, then the theme's own fonts come first", () => {
    expect(titles(pairingsFor({ flowType: 'noAI', ...on })).slice(0, 3)).toEqual([
      'Cardo Font + System Sans-serif',
      'Inter + Cardo Font',
      'Inter + Inter',
    ])
  })
})
