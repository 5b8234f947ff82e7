// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lostIn } from '../../src/markup/lost'
import { hostileMarkup, wellFormedMarkup } from '../arbitraries/markup'
import { holds } from '../properties/holds'

const header =
  '<!-- wp:group {"a":1} --><div class="wp-block-group" style="gap:1px"><p>Bread &amp; butter</p><!-- wp:woocommerce/mini-cart /--><iframe src="x"></iframe></div><!-- /wp:group -->'

describe('content that a store did not keep', () => {
  it('given the same content in another form, then nothing is lost', { tags: ['D-13'] }, () => {
    expect(lostIn(header, header)).toEqual([])
    const hooked = header
      .replace('{"a":1}', '{"metadata":{"ignoredHookedBlocks":["a/b"]},"a":1}')
      .replace('<iframe', '<!-- wp:woocommerce/customer-account /-->\n<iframe')
      .replace('&amp;', '&#038;')
    expect(lostIn(header, hooked)).toEqual([])
  })

  it('given a block, an element, an attribute and words are gone, then each is named once', { tags: ['D-13'] }, () => {
    expect(lostIn(header, header.replace('<!-- wp:woocommerce/mini-cart /-->', ''))).toEqual(['woocommerce/mini-cart'])
    expect(lostIn(header, header.replace('<iframe src="x"></iframe>', ''))).toEqual(['<iframe>', '<iframe src>'])
    expect(lostIn(header, header.replace(' style="gap:1px"', ''))).toEqual(['<div style>'])
    expect(lostIn(header, header.replace('Bread &amp; butter', 'Bread'))).toEqual(['“& butter”'])
    expect(lostIn(header, '')).toEqual([
      'core/group',
      'woocommerce/mini-cart',
      '<div>',
      '<div class>',
      '<div style>',
      '<p>',
      '<iframe>',
      '<iframe src>',
      '“Bread & butter”',
    ])
  })

  it('given any text, compared with itself, then nothing is missing, and nothing throws', { tags: ['D-13'] }, () =>
    holds(
      fc.property(fc.oneof(hostileMarkup, wellFormedMarkup), hostileMarkup, (text, other) => {
        expect(lostIn(text, text)).toEqual([])
        expect(lostIn(text, `${text}${other}`).length).toBeGreaterThanOrEqual(0)
      }),
    ),
  )
})
