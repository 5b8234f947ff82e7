import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { topOf } from '../../../src/reducers/design/stack'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const dusk = 'linear-gradient(135deg,#102030 0%,#405060 100%)'
const gradient = fact('GradientChosen', { place: 'background', gradient: dusk })
const colour = fact('ColourChosen', { place: 'background', colour: '#fafafa' })
const link = fact('ColourChosen', { place: 'links', colour: '#0000aa' })

const designing = (...events: readonly FlowEvent[]) => given(opened(), designRead(), ...events).designing
const colours = (...events: readonly FlowEvent[]) => designing(...events).design?.colours

describe('[B-02] a gradient for a ground', () => {
  it('given a colour there, when a gradient is chosen, then it takes the colour’s place, and the other way round', () => {
    expect(colours(colour, link, gradient)).toEqual({ background: dusk, links: '#0000aa' })
    expect(colours(gradient, link, colour)).toEqual({ background: '#fafafa', links: '#0000aa' })
  })

  it('[D-16] when it is undone and redone, then what was there before is back, then the gradient', () => {
    expect(topOf(designing(colour, gradient).past)?.step).toEqual(gradient)
    expect(colours(colour, gradient, fact('DesignUndone'))).toEqual({ background: '#fafafa' })
    expect(colours(colour, gradient, fact('DesignUndone'), fact('DesignRedone'))).toEqual({ background: dusk })
  })

  it('when it is chosen again, then that is no step', () => {
    expect(designing(gradient, gradient).past.length).toBe(designing(gradient).past.length)
  })

  it.each([fact('OwnColoursReset'), fact('PaletteChosen', { palette: 'Slate' })])(
    'when the colours go back to a palette, then it is gone: %j',
    (away) => {
      expect(colours(gradient, away)).toEqual({})
    },
  )
})
