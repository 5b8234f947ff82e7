import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { screen } from '../../src/projections/screen'
import { foldAll } from '../../src/reducers'
import { formatPath, normalPath, parsePath, steps } from '../../src/catalogue/route-path'
import { anySession, wellFormed } from '../arbitraries/sessions'

const sub = fc.array(fc.stringMatching(/^[a-z-]{1,10}$/), { maxLength: 3 })
const address = fc.record({ step: fc.constantFrom(...steps), sub })
const anyPath = fc.oneof(fc.string(), fc.webPath(), address.map(formatPath))

describe('[P-09] routing', () => {
  it('is total: any text gives a screen', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(steps).toContain(parsePath(path).step)
      }),
    )
    fc.assert(
      fc.property(anySession, (entries) => {
        expect(typeof screen(foldAll(wellFormed(entries)))).toBe('string')
      }),
    )
  })

  it('the address of a screen leads to that screen', () => {
    fc.assert(
      fc.property(address, (place) => {
        expect(parsePath(formatPath(place))).toEqual(place)
      }),
    )
  })

  it('spelling is settled at once', () => {
    fc.assert(
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
  ])('[R-01] %s is the step %s', (path, step) => expect(parsePath(path).step).toBe(step))
})
