import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  draggedWidth,
  frameHeight,
  isOversized,
  minWidth,
  settledWidth,
  shownWidth,
  steppedWidth,
  type FrameSpace,
} from '../../../src/projections/design/canvas-size'

const room: FrameSpace = { width: 1056, height: 836 }

const anyRoom = fc.record({ width: fc.integer({ min: 321, max: 4000 }), height: fc.integer({ min: 200, max: 2000 }) })
const anyWidth = fc.integer({ min: -100, max: 5000 })

describe('[D-03] the size of the canvas', () => {
  it.each([
    ['all there is', null, 1056],
    ['a width that fits', 780, 780],
    ['more than there is', 1300, 1056],
    ['less than a phone', 100, 320],
  ])('given %s is asked for (%s), then the frame is %d wide', (_name, asked, width) => {
    expect(shownWidth(asked, room)).toBe(width)
  })

  it('given the least width, then it has the shape of a phone; given all the room, then that of the room', () => {
    expect(320 / frameHeight(320, room)).toBeCloseTo(9 / 19.5)
    expect(frameHeight(1056, room)).toBe(836)
  })

  it('given a width between, then its shape lies between on a straight line that ends at 1300', () => {
    const high = { width: 2000, height: 2000 }
    expect(810 / frameHeight(810, high)).toBeCloseTo((9 / 19.5 + 1) / 2)
    expect(1300 / frameHeight(1300, high)).toBeCloseTo(1)
  })

  it('is never larger than its room, nor narrower than 320', () => {
    fc.assert(
      fc.property(anyRoom, fc.option(anyWidth), (any, asked) => {
        const width = shownWidth(asked, any)
        expect(width).toBeGreaterThanOrEqual(minWidth)
        expect(width).toBeLessThanOrEqual(any.width)
        expect(frameHeight(width, any)).toBeGreaterThan(0)
        expect(frameHeight(width, any)).toBeLessThanOrEqual(any.height)
      }),
    )
  })

  it('given a room narrower than 320, then it fills that', () => {
    expect(shownWidth(390, { width: 300, height: 600 })).toBe(300)
  })
})

describe('[D-03] dragging the canvas', () => {
  it('given the handle is pulled, then the edge stays under the pointer until the frame is full', () => {
    fc.assert(
      fc.property(anyRoom, anyWidth, fc.integer({ min: -3000, max: 3000 }), (any, asked, outwards) => {
        const start = shownWidth(asked, any)
        const width = draggedWidth(start, outwards, any)
        if (width > minWidth && width < any.width) expect((width - start) / 2).toBeCloseTo(outwards)
      }),
    )
  })

  it('given it is pulled beyond its room, then it resists, and snaps back to all there is', () => {
    expect(draggedWidth(1056, 10, room)).toBe(1066)
    expect(draggedWidth(1056, 500, room)).toBe(1080)
    expect([isOversized(1066, room), isOversized(1056, room)]).toEqual([true, false])
    expect(settledWidth(1066, room)).toBeNull()
    expect(settledWidth(1056, room)).toBeNull()
  })

  it('given it is pulled far inwards, then it stops at 320', () => {
    expect(draggedWidth(1056, -5000, room)).toBe(320)
    expect(settledWidth(400.4, room)).toBe(400)
  })

  it('given it is let go anywhere, then what is recorded is drawn as it was left', () => {
    fc.assert(
      fc.property(anyRoom, fc.integer({ min: -3000, max: 3000 }), (any, outwards) => {
        const width = draggedWidth(any.width, outwards, any)
        const shown = shownWidth(settledWidth(width, any), any)
        expect(Math.abs(shown - Math.min(width, any.width))).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('[D-03] the canvas by keys', () => {
  it('given steps in and out again, then the frame is as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(20, 100), fc.integer({ min: 420, max: 1056 }), (by, width) => {
        expect(steppedWidth(steppedWidth(width, -by, room), by, room)).toBe(width)
      }),
    )
  })

  it('given steps beyond the limits, then it stays at them', () => {
    expect([steppedWidth(330, -100, room), steppedWidth(1050, 20, room), steppedWidth(1080, 20, room)]).toEqual([
      320, 1056, 1056,
    ])
  })
})
