import { describe, expect, it } from 'vitest'
import { litPart, restOpacity } from '../../../src/projections/design/canvas'

const page = { range: 1000, width: 1000 }

describe('the rest of the page on the header and footer screens', { tags: ['D-06'] }, () => {
  it('is dimmed there only', () => {
    expect((['root', 'header', 'menu', 'homepage', 'footer'] as const).map(litPart)).toEqual([
      null,
      'header',
      'header',
      null,
      'footer',
    ])
  })

  it.each([
    ['header', null, 0.05],
    ['header', { ...page, top: 0 }, 0.1],
    ['header', { ...page, top: 100 }, 0.55],
    ['header', { ...page, top: 200 }, 1],
    ['header', { ...page, top: 900 }, 1],
    ['footer', { ...page, top: 1000 }, 0.1],
    ['footer', { ...page, top: 900 }, 0.55],
    ['footer', { ...page, top: 0 }, 1],
    ['header', { ...page, width: 480, top: 25 }, 0.55],
    ['header', { range: 0, width: 1000, top: 0 }, 1],
  ] as const)('given the %s screen and %o, then its opacity is %d', (part, scroll, opacity) => {
    expect(restOpacity(part, scroll)).toBeCloseTo(opacity)
  })
})
