// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasFormat, linksIn, withFormat, withLink, withWordsAt } from '../../src/markup/formats'
import { asText, isInline, plainText } from '../../src/markup/inline'
import { holds } from './holds'

const words = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('🐕', 'é', 'a & b', '<3', ' '))
const address = fc.constantFrom('/shop', 'https://example.com/?a=1&b="2"', 'mailto:me@example.com', 'tel:+4930')
const piece = fc.record({
  words,
  around: fc.subarray(['strong', 'em', 'b', 'i', 'code', 'mark'] as const),
  link: fc.option(address),
  breaks: fc.boolean(),
})
type Piece = typeof piece extends fc.Arbitrary<infer P> ? P : never
const written = ({ words: own, around, link, breaks }: Piece): string =>
  [...around, ...(link === null ? [] : ['a'])].reduceRight(
    (html, tag) =>
      tag === 'a'
        ? `<a href="${(link ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${html}</a>`
        : `<${tag}>${html}</${tag}>`,
    asText(own) + (breaks ? '<br>' : ''),
  )
const htmlOf = (pieces: readonly Piece[]): string => pieces.map(written).join('')
const lengthOf = (html: string): number => plainText(html).length

const text = fc.array(piece, { maxLength: 5 })
const ends = fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 }))
const format = fc.constantFrom('bold' as const, 'italic' as const)
const partOf = ([one, other]: readonly [number, number]) => ({ start: Math.min(one, other), end: Math.max(one, other) })

describe('formats of a text', () => {
  it('given any change, then the words are the same, and the text stays one that the editor takes', () =>
    holds(
      fc.property(text, fc.array(fc.tuple(ends, fc.oneof(format, fc.option(address)))), (pieces, changes) => {
        const html = htmlOf(pieces)
        const changed = changes.reduce(
          (now, [at, change]) =>
            change === 'bold' || change === 'italic'
              ? withFormat(now, partOf(at), change)
              : withLink(now, partOf(at), change === null ? null : { url: change, entity: null }),
          html,
        )
        expect(plainText(changed)).toBe(plainText(html))
        expect(isInline(changed)).toBe(true)
      }),
    ))

  it('given a format of a part, then all of the part has it, and once more takes it away again', () =>
    holds(
      fc.property(text, ends, format, (pieces, at, name) => {
        const html = htmlOf(pieces)
        const part = partOf(at)
        if (part.start === part.end || part.start >= lengthOf(html)) return
        const isThere = hasFormat(html, part, name)
        const once = withFormat(html, part, name)
        expect(hasFormat(once, part, name)).toBe(!isThere)
        expect(hasFormat(withFormat(once, part, name), part, name)).toBe(isThere)
      }),
    ))

  it('given a link of a part, then it is one link there, and goes away without the words', () =>
    holds(
      fc.property(text, ends, address, (pieces, at, url) => {
        const html = htmlOf(pieces)
        const part = { ...partOf(at), end: Math.min(partOf(at).end, lengthOf(html)) }
        const target = { url: `${url}x`, entity: { type: 'page', id: 7 } }
        if (part.start >= part.end) return
        const linked = withLink(html, part, target)
        const own = linksIn(linked).filter(({ entity }) => entity !== null)
        expect(own).toHaveLength(1)
        expect(own[0]).toMatchObject(target)
        expect(linksIn(withLink(linked, { start: 0, end: lengthOf(html) }, null))).toEqual([])
      }),
    ))

  it('given words at a place, then they are there, and no others', () =>
    holds(
      fc.property(text, fc.nat({ max: 20 }), words, (pieces, at, own) => {
        const html = htmlOf(pieces)
        const [before, after] = [plainText(html).slice(0, at), plainText(html).slice(at)]
        // A place within a character of two parts is none.
        if (/[\uD800-\uDBFF]$/.test(before)) return
        expect(plainText(withWordsAt(html, at, own))).toBe(before + own + after)
      }),
    ))
})
