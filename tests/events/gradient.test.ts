import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEvent } from '../../src/events/log'
import { gradients } from '../arbitraries/gradients'

const chosen = (place: string, gradient: unknown) => ({ type: 'GradientChosen', place, gradient })

describe('a gradient in the log', { tags: ['B-02', 'L-01'] }, () => {
  it('given any of the panel, then it comes back as it was', () => {
    fc.assert(
      fc.property(gradients, (gradient) => {
        expect(decodeEvent(chosen('background', gradient))).toEqual(chosen('background', gradient))
      }),
    )
  })

  it.each([
    'linear-gradient(#fff,#000)',
    'linear-gradient( -45deg , #ffffff 0% , #000000 100% )',
    'RADIAL-GRADIENT(#FFFFFF 12.5%, #000000)',
  ])('given %s, then it is a gradient', (gradient) => {
    expect(decodeEvent(chosen('buttonBackground', gradient)).type).toBe('GradientChosen')
  })

  it.each([
    '#ffffff',
    '',
    'linear-gradient(90deg,#ffffff)',
    'linear-gradient(90deg,red,blue)',
    'linear-gradient(90deg,#ffff 0%,#000000)',
    'linear-gradient(90deg,#ffffff 101%,#000000)',
    'linear-gradient(90deg,rgb(0,0,0),#ffffff)',
    'linear-gradient(90deg,var(--x),#ffffff)',
    'linear-gradient(90deg,#ffffff 0px,#000000)',
    'radial-gradient(90deg,#ffffff,#000000)',
    'radial-gradient(circle at top,#ffffff,#000000)',
    'conic-gradient(#ffffff,#000000)',
    'linear-gradient(#ffffff,#000000),url(//evil.test/x.png)',
    'linear-gradient(#ffffff,#000000)}body{display:none',
    'linear-gradient(#ffffff,#000000);color:red',
    'linear-gradient(#ffffff,#000000)\n',
    7,
    null,
  ])('given %j, then it is refused, and kept as an unknown fact', (gradient) => {
    expect(decodeEvent(chosen('background', gradient)).type).toBe('UnknownFact')
  })

  it.each(['text', 'links', 'captions', 'elsewhere'])(
    'given %s, which is not a background, then it is refused',
    (place) => {
      expect(decodeEvent(chosen(place, 'linear-gradient(#ffffff,#000000)')).type).toBe('UnknownFact')
    },
  )
})
