// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPath, normalPath, parsePath, routeSteps } from '../../src/events/route-path'
import { routing } from '../../src/replay/laws/saved-as-chosen'
import { holds } from './holds'
import { kept } from './kept'

const sub = fc.array(fc.stringMatching(/^[a-z-]{1,10}$/), { maxLength: 3 })
const address = fc.record({ step: fc.constantFrom(...routeSteps), sub })
const anyPath = fc.oneof(fc.string(), fc.webPath(), address.map(formatPath))

describe('routing', { tags: ['P-09'] }, () => {
  it('is total: any text gives a step of the flow', async () => {
    await holds(
      fc.property(anyPath, (path) => {
        expect(routeSteps).toContain(parsePath(path).step)
      }),
    )
  })

  it('given any session, then after every fact there is a screen, and its address leads to it again', () =>
    holds(kept(routing)))

  it('the address of a screen leads to that screen', async () => {
    await holds(
      fc.property(address, (place) => {
        expect(parsePath(formatPath(place))).toEqual(place)
      }),
    )
  })

  it('spelling is settled at once', async () => {
    await holds(
      fc.property(anyPath, (path) => {
        expect(normalPath(normalPath(path))).toBe(normalPath(path))
      }),
    )
  })

  it.each([
    ['/customize-store/assembler-hub/homepage/about', 'assembler-hub'],
    ['/customize-store/no-such-step', 'intro'],
    ['/customize-store', 'intro'],
    ['', 'intro'],
    ['/elsewhere/design', 'intro'],
  ])('%s is the step %s', { tags: ['R-01'] }, (path, step) => expect(parsePath(path).step).toBe(step))
})
