import { describe, expect, it } from 'vitest'
import type { State } from '../../../src/reducers'
import { answered, generate, inOrder } from '../../support/folded-generation'

/** A suggestion that begins with dark palettes, made before the store is. */
const suggested = (state: State, bestColors: readonly string[], unfilteredHtml: boolean): State => ({
  ...state,
  surroundings: state.surroundings && {
    ...state.surroundings,
    may: { ...state.surroundings.may, unfilteredHtml },
  },
  suggested: { ...state.suggested, palette: { provider: 'jetpack', default: 'Lightning', bestColors } },
})

const paletteOf = (state: State) => generate(state, inOrder).at(-1)?.designing.design?.palette

describe('a dark palette that was suggested', () => {
  it('becomes the store’s, and where WordPress drops the CSS that it needs, the first light one does', () => {
    const state = answered('none')
    expect(paletteOf(suggested(state, ['Slate', 'Canary', 'Fuchsia'], true))).toBe('Lightning')
    expect(paletteOf(suggested(state, ['Slate', 'Canary', 'Fuchsia'], false))).toBe('Canary')
    expect(paletteOf(suggested(state, ['Slate'], false))).toBe('Ancient Bronze')
  })
})
