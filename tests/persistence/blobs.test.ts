import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attach, detach, hashesIn } from '../../src/persistence/blobs'

describe('long texts that are stored beside the facts', () => {
  it('any JSON value is restored unchanged', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.constant('x'.repeat(3000)),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).value
    fc.assert(
      fc.property(value, (original) => {
        const { value: kept, blobs } = detach(original)
        expect(attach(kept, blobs)).toEqual(original)
      }),
    )
  })

  it('the same text is stored once', () => {
    const text = 'pattern '.repeat(1000)
    const { value, blobs } = detach({ a: text, b: [text] })
    expect(blobs.size).toBe(1)
    expect(new Set(hashesIn(value)).size).toBe(1)
  })
})
