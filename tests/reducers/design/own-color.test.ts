import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { topOf } from '../../../src/reducers/design/stack'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const dusk = 'linear-gradient(135deg,#102030 0%,#405060 100%)'
const gradient = fact('GradientChosen', { place: 'background', gradient: dusk })
const color = fact('ColourChosen', { place: 'background', colour: '#fafafa' })
const link = fact('ColourChosen', { place: 'links', colour: '#0000aa' })

const designing = (...events: readonly FlowEvent[]) => given(opened(), designRead(), ...events).designing
const colors = (...events: readonly FlowEvent[]) => designing(...events).design?.colours

describe('a gradient for a ground', { tags: ['B-02'] }, () => {
  it('given a color there, when a gradient is chosen, then it replaces the color, and the other way round', () => {
    expect(colors(color, link, gradient)).toEqual({ background: dusk, links: '#0000aa' })
    expect(colors(gradient, link, color)).toEqual({ background: '#fafafa', links: '#0000aa' })
  })

  it('when it is undone and redone, then what was there before is back, then the gradient', { tags: ['D-16'] }, () => {
    expect(topOf(designing(color, gradient).past)?.step).toEqual(gradient)
    expect(colors(color, gradient, fact('DesignUndone'))).toEqual({ background: '#fafafa' })
    expect(colors(color, gradient, fact('DesignUndone'), fact('DesignRedone'))).toEqual({ background: dusk })
  })

  it('when it is chosen again, then that is no step', () => {
    expect(designing(gradient, gradient).past.length).toBe(designing(gradient).past.length)
  })

  it.each([fact('OwnColoursReset'), fact('PaletteChosen', { palette: 'Slate' })])(
    'when the colors go back to a palette, then it is gone: %j',
    (away) => {
      expect(colors(gradient, away)).toEqual({})
    },
  )
})
