// @module-tag more
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tryAgain } from './holds'
import { pinOf, readPins } from './pins'

/** A law of no build: no list holds two numbers from 50 on. */
const law = fc.property(fc.array(fc.nat({ max: 100 })), (numbers) => {
  expect(numbers.filter((number) => number >= 50).length).toBeLessThan(2)
})
const broken = fc.check(law, { numRuns: 1000 })

describe('a case that broke a law', () => {
  it('given it is plain JSON, then its shrunken form is kept, and breaks the law again', async () => {
    const pin = pinOf(broken)
    expect(pin).toMatchObject({ values: [[50, 50]] })
    await expect(tryAgain(law, { ...pin, why: 'two large numbers' })).rejects.toThrow('It is back: two large numbers')
  })

  it('given it is not plain JSON, then its seed and path are kept, and reproduce it', async () => {
    const maps = fc.property(fc.map(fc.integer(), fc.integer()), ({ size }) => size < 3)
    const pin = pinOf(fc.check(maps, { numRuns: 1000 }))
    expect(pin).toMatchObject({ seed: expect.any(Number) as number, path: expect.stringMatching(/^[\d:]+$/) as string })
    await expect(tryAgain(maps, pin)).rejects.toThrow('It is back')
  })

  it('given the law holds again, then it passes', async () => {
    await tryAgain(
      fc.property(fc.array(fc.nat()), () => true),
      { ...pinOf(broken), why: 'mended' },
    )
  })

  it('given the list of them, then each belongs to an existing law, and says what was wrong', () => {
    const source = readdirSync('tests/properties')
      .map((file) => readFileSync(`tests/properties/${file}`, 'utf8'))
      .join('\n')
    for (const [title, pins] of Object.entries(readPins())) {
      expect(source).toContain(title.split(' > ').at(-1))
      for (const { why } of pins) expect(why).not.toMatch(/^(Say here.*)?$/)
    }
  })
})
