import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contrast,
  colorAtTop,
  colorsAlong,
  gradientCss,
  parseGradient,
  plainColor,
  plainGradient,
  withStopAdded,
} from '../../src/color'
import { isGradient } from '../../src/events/design'
import { gradients } from '../arbitraries/gradients'

describe('a gradient read from CSS', { tags: ['B-02'] }, () => {
  it.each([
    ['linear-gradient(135deg,#ff0000 0%,#00f 100%)', 'linear-gradient(135deg,#ff0000 0%,#0000ff 100%)'],
    ['linear-gradient(to right, rgb(1, 2, 3), rgba(4,5,6,1))', 'linear-gradient(90deg,#010203 0%,#040506 100%)'],
    ['linear-gradient(black, #777777, white)', 'linear-gradient(180deg,#000000 0%,#777777 50%,#ffffff 100%)'],
    ['radial-gradient(rgb(6,147,227) 10%,rgb(155,81,224) 90%)', 'radial-gradient(#0693e3 10%,#9b51e0 90%)'],
  ])('given %s, then it is written as %s', (css, normal) => {
    expect(gradientCss(parseGradient(css)!)).toBe(normal)
  })

  it.each([
    'red',
    'none',
    'transparent none',
    'linear-gradient(135deg,#ff0000)',
    'linear-gradient(135deg,rgba(0,0,0,0.5),#ffffff)',
    'radial-gradient(circle at top,#000000,#ffffff)',
    'conic-gradient(#000000,#ffffff)',
    'linear-gradient(var(--a),#ffffff)',
    'linear-gradient(#000000,#ffffff),url(x.png)',
  ])('given %s, then it is none', (css) => {
    expect(parseGradient(css)).toBeNull()
  })

  it('given any, then what is written is read as the same, and the fact accepts it', () => {
    fc.assert(
      fc.property(gradients, (css) => {
        const gradient = parseGradient(css)!
        expect(parseGradient(gradientCss(gradient))).toEqual(gradient)
        expect(isGradient(gradientCss(gradient))).toBe(true)
      }),
    )
  })
})

describe('the colors of a gradient', { tags: ['B-02'] }, () => {
  it('are its stops and what is between them; of one color only that', () => {
    const along = colorsAlong(parseGradient('linear-gradient(#000000,#ffffff)')!)
    expect([along[0], along[4], along.at(-1)]).toEqual(['#000000', '#808080', '#ffffff'])
    expect(along).toHaveLength(9)
    expect(colorsAlong(parseGradient(plainGradient('#abcdef'))!)).toEqual(['#abcdef'])
    expect(plainColor(parseGradient('linear-gradient(#000000,#ffffff)')!)).toBeNull()
  })

  it.each([
    ['linear-gradient(180deg,#000000,#ffffff)', '#000000'],
    ['linear-gradient(0deg,#000000,#ffffff)', '#ffffff'],
    ['linear-gradient(90deg,#000000,#ffffff)', '#808080'],
    ['linear-gradient(135deg,#000000,#ffffff)', '#202020'],
    ['radial-gradient(#000000 0%,#ffffff 90%)', '#ffffff'],
    ['linear-gradient(180deg,#ff0000 20%,#ffffff 90%)', '#ff0000'],
  ])('of %s is %s at the top of a page', (css, color) => {
    expect(colorAtTop(parseGradient(css)!)).toBe(color)
  })

  it('one more is put into the widest gap, and nothing looks different', () => {
    const [first, second] = [parseGradient('linear-gradient(90deg,#000000 0%,#ff0000 20%,#ffffff 100%)')!].flatMap(
      (gradient) => [gradient, withStopAdded(gradient)],
    )
    expect(gradientCss(second!)).toBe('linear-gradient(90deg,#000000 0%,#ff0000 20%,#ff8080 60%,#ffffff 100%)')
    for (const color of colorsAlong(second!))
      expect(Math.min(...colorsAlong(first!).map((each) => contrast(each, color)))).toBeLessThan(1.5)
  })
})
