import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../../src/suggestions/plain-text'
import { timed } from '../support/cpu-time'

const plain = plainText(60)

describe('given words that a model wrote', () => {
  it.each([
    ['plain words', 'Bread & butter, 3 < 5 > 2', 'Bread & butter, 3 < 5 > 2'],
    ['spaces and lines', '  Two\r\n\r\nlines\tand\u00A0more  ', 'Two lines and more'],
    ['a script', 'Fresh<script>alert("x")</script> bread', 'Fresh bread'],
    ['a script in capitals that is never closed', 'Fresh <SCRIPT>alert(1)', 'Fresh alert(1)'],
    ['an image with a handler', '<img src=x onerror=alert(1)>Tea', 'Tea'],
    ['an image that is never closed', 'Tea <img src=x onerror=alert(1)', 'Tea img src=x onerror=alert(1)'],
    ['a tag in a tag', '<scr<script>ipt>alert(1)</script>', 'scr'],
    ['a doubled bracket', '<<b>b>Tea', 'b>Tea'],
    ['a hidden character in a tag', '<\u200Bscript>x</script>Tea', 'Tea'],
    ['a comment of the block editor', '<!-- wp:html --><b>Tea</b><!-- /wp:html -->', 'Tea'],
    ['tags inside a word', 'Hand<b>made</b>!', 'Handmade!'],
    ['paragraphs', '<p>One</p><p>Two</p>', 'One Two'],
    ['an end that could begin a tag', 'Tea <', 'Tea'],
    ['control characters', 'T\u0000e\u001Ba\u007F', 'Tea'],
    ['a bidi override', 'Tea \u202Egnp.exe\u2066', 'Tea gnp.exe'],
    ['half a character', 'Tea \uD83C', 'Tea'],
    ['Persian with its joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['an emoji of several parts', '👩‍🌾 farm', '👩‍🌾 farm'],
  ])('with %s, then text is left', { tags: ['W-06'] }, (_, words, text) => expect(plain(words)).toBe(text))

  it.each([
    [10, 'Handmade tea', 'Handmade'],
    [8, 'Handmade tea', 'Handmade'],
    [9, 'Handmade tea', 'Handmade'],
    [5, 'Handmade', 'Handm'],
    [4, 'a👩‍🌾b', 'a'],
    [0, 'Tea', ''],
  ])(
    'longer than %d, then it ends with a word, or at least a whole character',
    { tags: ['W-06'] },
    (limit, words, text) => expect(plainText(limit)(words)).toBe(text),
  )
})

describe('given any words and any limit', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<',
      '>',
      '</',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<b',
      '"',
      '\u202E',
      '\u200B',
      '\uD800',
      ' ',
    ),
  )
  const words = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''))

  it(
    'then there is no tag, no control character, no override, no double space, and it fits',
    { tags: ['W-06'] },
    () => {
      fc.assert(
        fc.property(words, fc.nat(80), (raw, limit) => {
          const text = plainText(limit)(raw)
          expect(text).not.toMatch(/<[a-zA-Z/!?]|\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]|\s\s|^\s|\s$/u)
          expect(text.length).toBeLessThanOrEqual(limit)
          expect(plainText(limit)(text)).toBe(text)
        }),
        { numRuns: 3000 },
      )
    },
  )

  it('then a model that runs on takes no more than a moment', { tags: ['W-06'] }, () => {
    const { took } = timed(() => {
      for (const part of ['<script>', '<!--', '<', '</script ', '<a ', ' ']) plain(part.repeat(200_000))
    })
    expect(took).toBeLessThan(3000)
  })
})
