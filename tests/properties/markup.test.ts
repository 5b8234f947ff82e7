// @module-tag more
import { parse } from '@wordpress/block-serialization-default-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeAttributes, sliceBlocks } from '../../src/markup/tokens'
import { withButtonColors } from '../../src/markup/buttons'
import { withLogo } from '../../src/markup/site-identity'
import { patternNameOf, withMetadata } from '../../src/markup/metadata'
import { joinTemplate, splitTemplate } from '../../src/markup/parts'
import { hostileMarkup, wellFormedMarkup } from '../arbitraries/markup'
import { holds } from './holds'

const theirs = (markup: string) => parse(markup).map(({ blockName, attrs }) => ({ name: blockName, attributes: attrs }))
const ours = (markup: string) => sliceBlocks(markup).map(({ name, attributes }) => ({ name, attributes }))

describe('given any markup', () => {
  test('then slicing it never throws and loses no byte', { tags: ['P-08'] }, () =>
    holds(
      fc.property(hostileMarkup, (markup) => {
        expect(
          sliceBlocks(markup)
            .map(({ text }) => text)
            .join(''),
        ).toBe(markup)
      }),
    ),
  )

  test("then WordPress's own parser agrees up to where a block is never closed", () =>
    holds(
      fc.property(hostileMarkup, (markup) => {
        const agreed = ours(markup).slice(0, -2)
        expect(theirs(markup).slice(0, agreed.length)).toEqual(agreed)
      }),
    ))

  test('then splitting and joining a template gives it back byte for byte', { tags: ['D-17', 'P-08'] }, () =>
    holds(
      fc.property(hostileMarkup, (markup) => {
        expect(joinTemplate(splitTemplate(markup))).toBe(markup)
      }),
    ),
  )

  test(
    'then naming its pattern, sizing logos and painting buttons never throws; twice is the same as once',
    { tags: ['P-08'] },
    () =>
      holds(
        fc.property(hostileMarkup, (markup) => {
          const named = withMetadata(markup, { patternName: 'a/b', name: '<!-- -->', categories: ['intro'] })
          expect(withMetadata(named, { patternName: 'a/b', name: 'other', categories: ['intro'] })).toBe(named)
          const sized = withLogo(markup, { width: 60 })
          expect(withLogo(sized, { width: 60 })).toBe(sized)
          const painted = withButtonColors(markup, { background: '#fff', text: '#000' })
          expect(withButtonColors(painted, { background: '#fff', text: '#000' })).toBe(painted)
        }),
      ),
  )
})

describe('given well-formed markup', () => {
  test("then its blocks are those that WordPress's own parser finds, gaps included", () =>
    holds(
      fc.property(wellFormedMarkup, (markup) => {
        expect(ours(markup)).toEqual(theirs(markup))
      }),
    ))

  test('then metadata changes the first block only, and can be read back', () =>
    holds(
      fc.property(wellFormedMarkup, fc.string({ minLength: 1 }), (markup, patternName) => {
        const named = withMetadata(markup, { patternName, name: 'Title', categories: [] })
        const first = sliceBlocks(markup).findIndex(({ name }) => name !== null)
        expect(patternNameOf(named)).toBe(first === -1 ? null : patternName)
        const rest = (text: string) => sliceBlocks(text).filter((_, index) => index !== first)
        expect(rest(named)).toEqual(rest(markup))
      }),
    ))
})

describe('given any attributes', () => {
  test(
    'then their text can neither end a comment nor begin a tag, and reads back as the same',
    { tags: ['W-06'] },
    () =>
      holds(
        fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (attributes) => {
          const text = writeAttributes(attributes)
          expect(text).not.toMatch(/--|[<>&]/)
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(attributes)))
          expect(ours(`<!-- wp:a ${text} /-->`)).toEqual([{ name: 'core/a', attributes: JSON.parse(text) as unknown }])
        }),
      ),
  )
})
