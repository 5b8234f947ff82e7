import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineOnly, isInline } from '../../src/markup/inline'
import { isSafeAddress } from '../../src/markup/safe-address'

/** What a browser may take for an element: `<`, or `</`, and a letter. */
const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase())
const inLine = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'kbd', 'mark', 's', 'strong', 'sub', 'sup'])

describe('the content of a line of text', { tags: ['B-06'] }, () => {
  it('given a tag with an unclosed quotation mark, then it is text and not an element', () => {
    const picture = '<img src=x onerror=alert(1) ">'
    expect(inlineOnly(picture)).toBe('&lt;img src=x onerror=alert(1) ">')
    expect(isInline(picture)).toBe(false)
  })

  it('given a tag that appears only when another one in it is removed, then it is text and not an element', () => {
    expect(inlineOnly('<<u>img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>')
    expect(inlineOnly('<im<!-- -->g src=x onerror=alert(1)>')).not.toContain('<img')
    expect(inlineOnly('<constructor a="b">x')).toBe('x')
  })

  it('given any text, then only formats are elements, and cleaning it again changes nothing', () => {
    const bits = ['<', '>', '"', "'", '/', '!--', '-->', 'img', 'u', 'b', 'a', ' ', '=', 'onerror', 'href', 'x', '&lt;']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 14 }), (parts) => {
        const clean = inlineOnly(parts.join(''))
        expect(tagsIn(clean).filter((name) => !inLine.has(name))).toEqual([])
        expect(inlineOnly(clean)).toBe(clean)
      }),
      { numRuns: 5_000 },
    )
  })

  it('given an address whose scheme is hidden in entities, then it is not safe', () => {
    for (const hidden of ['java&#115;cript:alert(1)', '&#x6A;avascript:alert(1)', '&#106avascript&colon;alert(1)'])
      expect(isSafeAddress(hidden), hidden).toBe(false)
    for (const safe of ['/caf&#233;', '?a=1&amp;b=2', 'https://example.com/&#58;', '#top', ''])
      expect(isSafeAddress(safe), safe).toBe(true)
  })
})
