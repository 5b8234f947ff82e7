import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dragged,
  drawnAt,
  frameHeight,
  frameWidth,
  isOversized,
  maxWidth,
  minWidth,
  settledWidth,
  stepped,
  type FrameSpace,
} from '../../../src/projections/design/canvas'

const room: FrameSpace = { width: 1056, height: 836 }
const hall: FrameSpace = { width: 2000, height: 1000 }

const anyRoom = fc.record({ width: fc.integer({ min: 321, max: 4000 }), height: fc.integer({ min: 200, max: 2000 }) })
const anyWidth = fc.integer({ min: -100, max: 5000 })
const anyPull = fc.integer({ min: -3000, max: 3000 })

describe('the width and the scale of the page', { tags: ['B-01', 'D-03'] }, () => {
  it.each([
    ['a desktop beside the choices', 1280, room, 1280, 0.825],
    ['a desktop beside a list of patterns', 1280, { width: 744, height: 836 }, 1280, 0.58125],
    ['a desktop where there is more room', 1280, hall, 1280, 1],
    ['a tablet', 768, room, 768, 1],
    ['a tablet in less room', 768, { width: 640, height: 600 }, 768, 0.833],
    ['a phone', 390, room, 390, 1],
    ['a width that fits', 1000, room, 1000, 1],
    ['more than a desktop', 1600, room, 1280, 0.825],
    ['more than a desktop where there is room', 1600, hall, 1600, 1],
    ['less than a phone', 100, room, 320, 1],
    ['a phone on a smaller one', 390, { width: 300, height: 600 }, 390, 0.769],
  ])('given %s (%d), then it is laid out and scaled so', (_name, asked, space, width, scale) => {
    const drawn = drawnAt(asked, space)
    expect(drawn.width).toBe(width)
    expect(drawn.scale).toBeCloseTo(scale, 3)
  })

  it('is never enlarged, never wider than its room, nor narrower than 320', () => {
    fc.assert(
      fc.property(anyRoom, anyWidth, (any, asked) => {
        const drawn = drawnAt(asked, any)
        expect(drawn.scale).toBeLessThanOrEqual(1)
        expect(drawn.width).toBeGreaterThanOrEqual(minWidth)
        expect(isOversized(drawn, any)).toBe(false)
        expect(frameHeight(drawn, any)).toBeGreaterThan(0)
        expect(frameHeight(drawn, any)).toBeLessThanOrEqual(any.height)
      }),
    )
  })

  it('given the least width, then the frame is shaped like a phone; given a desktop’s, it has full height', () => {
    expect(320 / frameHeight(drawnAt(320, room), room)).toBeCloseTo(9 / 19.5)
    for (const asked of [1056, 1200, 1280]) expect(frameHeight(drawnAt(asked, room), room)).toBe(836)
    expect(frameHeight(drawnAt(1280, hall), hall)).toBe(1000)
  })

  it('given a width between, then its shape lies between on a straight line that ends at a desktop’s', () => {
    const high = { width: 2000, height: 2000 }
    expect(800 / frameHeight(drawnAt(800, high), high)).toBeCloseTo((9 / 19.5 + 0.64) / 2)
  })
})

describe('dragging the canvas', { tags: ['D-03'] }, () => {
  it('given the handle is pulled, then the edge stays under the pointer until the frame is full', () => {
    fc.assert(
      fc.property(anyRoom, anyWidth, anyPull, (any, asked, outwards) => {
        const start = drawnAt(asked, any)
        const now = dragged(start, outwards, any)
        if (now.width > minWidth && frameWidth(now) < any.width)
          expect((frameWidth(now) - frameWidth(start)) / 2).toBeCloseTo(outwards)
      }),
    )
  })

  it('given a scaled page, then one pixel of the pointer is more than one of the page', { tags: ['B-01'] }, () => {
    const { width, scale } = dragged(drawnAt(1280, room), -165, room)
    expect(width).toBeCloseTo(880)
    expect(scale).toBe(0.825)
  })

  it('given it is pulled beyond its room, then it resists, and snaps back to the widest page', () => {
    const full = drawnAt(1056, room)
    expect(dragged(full, 10, room).width).toBe(1066)
    expect(dragged(full, 500, room).width).toBe(1080)
    expect([isOversized(dragged(full, 10, room), room), isOversized(full, room)]).toEqual([true, false])
    expect(settledWidth(dragged(full, 10, room), room)).toBe(1280)
    expect(settledWidth(dragged(drawnAt(1200, room), 10, room), room)).toBe(1280)
    expect(settledWidth(dragged(drawnAt(1280, hall), 500, hall), hall)).toBe(2000)
  })

  it('given it is pulled far inwards, then it stops at 320', () => {
    expect(dragged(drawnAt(1280, room), -5000, room).width).toBe(320)
    expect(settledWidth({ width: 400.4, scale: 1 }, room)).toBe(400)
  })

  it('given it is let go anywhere, then the page is as wide as it was left, or as wide as can be', () => {
    fc.assert(
      fc.property(anyRoom, anyWidth, anyPull, (any, asked, outwards) => {
        const now = dragged(drawnAt(asked, any), outwards, any)
        const { width } = drawnAt(settledWidth(now, any), any)
        if (width !== maxWidth(any)) expect(Math.abs(width - now.width)).toBeLessThanOrEqual(0.5)
        else expect(frameWidth(now)).toBeGreaterThan(any.width - 1)
      }),
    )
  })
})

describe('the canvas by keys', { tags: ['D-03'] }, () => {
  it('given steps in and out again, then the page is as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(20, 100), fc.integer({ min: 420, max: 1280 }), (by, width) => {
        const start = drawnAt(width, room)
        expect(stepped(stepped(start, -by, room), by, room)).toEqual(start)
      }),
    )
  })

  it('given steps beyond the limits, then it stays at them', () => {
    const after = (width: number, by: number) => stepped({ width, scale: 1 }, by, room).width
    expect([after(330, -100), after(1270, 20), after(1300, 20)]).toEqual([320, 1280, 1280])
  })
})
