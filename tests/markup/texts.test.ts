import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineOnly, plainText } from '../../src/markup/inline'
import { isSafeAddress } from '../../src/markup/safe-address'
import { textsIn, withLinkAt, withTextAt } from '../../src/markup/texts'

const heading =
  '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Oat <em>and</em> rye</h3><!-- /wp:heading -->'
const paragraph =
  '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Words</p><!-- /wp:paragraph -->'
const button =
  '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/a?b=1&amp;c=2">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
const list =
  '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
const markup = `<!-- wp:group --><div class="wp-block-group">${heading}${paragraph}${button}${list}</div><!-- /wp:group -->`

const to = (url: string) => ({ url, entity: null })

describe('texts in the markup', { tags: ['B-06'] }, () => {
  it('given a section, then its texts are told with their places', () => {
    expect(textsIn(markup)).toEqual([
      { block: 1, kind: 'heading', html: 'Oat <em>and</em> rye', link: null },
      { block: 2, kind: 'paragraph', html: 'Words', link: null },
      { block: 4, kind: 'button', html: 'Go', link: to('/a?b=1&c=2') },
      { block: 6, kind: 'item', html: 'One', link: null },
    ])
  })

  it('given a text that is bound to something, or not as core writes it, then it is left alone', () => {
    const bound = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{}}}} --><p>x</p><!-- /wp:paragraph -->'
    const odd = '<!-- wp:heading --><p>x</p><!-- /wp:heading -->'
    const nested = '<!-- wp:list-item --><li>One<!-- wp:list --><ul></ul><!-- /wp:list --></li><!-- /wp:list-item -->'
    for (const each of [bound, odd, nested, '<!-- wp:paragraph /-->']) {
      expect(textsIn(each)).toEqual([])
      expect(withTextAt(each, 0, 'y')).toBe(each)
    }
  })

  it('given any words are written, then they are read again, and every other byte stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(1, 2, 4, 6), (words, block) => {
        const html = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        const written = withTextAt(markup, block, html)
        const before = textsIn(markup)
        const after = textsIn(written)
        expect(after.find((text) => text.block === block)?.html).toBe(html)
        expect(plainText(html)).toBe(words)
        expect(after.filter((text) => text.block !== block)).toEqual(before.filter((text) => text.block !== block))
        const old = before.find((text) => text.block === block)?.html ?? ''
        expect(withTextAt(written, block, old)).toBe(markup)
      }),
    )
  })

  it('given a question with its answer, then each is a text of its own', { tags: ['M-07'] }, () => {
    const closed = `<!-- wp:details --><details class="wp-block-details"><summary>How long?</summary>${paragraph}</details><!-- /wp:details -->`
    expect(textsIn(closed).map(({ block, kind, html }) => [block, kind, html])).toEqual([
      [0, 'heading', 'How long?'],
      [1, 'paragraph', 'Words'],
    ])
    expect(withTextAt(closed, 0, 'How far?')).toBe(closed.replace('How long?', 'How far?'))
    expect(withTextAt(closed, 1, 'Far')).toBe(closed.replace('Words', 'Far'))
  })

  it('given hostile words, then neither block nor page is touched by them', () => {
    const hostile =
      '<!-- /wp:heading --><script>x()</script><a href="javascript:x()" onclick="x()">a</a><img src=x onerror=x()>'
    const written = withTextAt(markup, 1, hostile)
    expect(textsIn(written).map(({ html }) => html)).toEqual(['x()<a>a</a>', 'Words', 'Go', 'One'])
    expect(inlineOnly('1 < 2 <b>bold</b><br/>')).toBe('1 &lt; 2 <b>bold</b><br>')
    expect(inlineOnly('<a href="/shop" title="x" target="_blank">s</a>')).toBe('<a href="/shop" target="_blank">s</a>')
    expect(inlineOnly('a <!-- b')).toBe('a ')
  })

  it('given a button leads elsewhere, then only its address changes; none is taken that runs something', () => {
    const linked = withLinkAt(markup, 4, to('/shop?a=1&b="2"'))
    expect(textsIn(linked)[2]?.link).toEqual(to('/shop?a=1&b="2"'))
    expect(withLinkAt(linked, 4, to('/a?b=1&c=2'))).toBe(markup)
    expect(textsIn(withLinkAt(markup, 4, to('')))[2]?.link).toEqual(to(''))
    expect(withLinkAt(markup, 4, to('javascript:alert(1)'))).toBe(markup)
    expect(withLinkAt(markup, 1, to('/shop'))).toBe(markup)
  })

  it('given a button leads to a page of the store, then its id is kept as long as the address is', () => {
    const page = { url: '/about', entity: { type: 'page', id: 7 } }
    const linked = withLinkAt(markup, 4, page)
    expect(linked).toContain('"metadata":{"customizeYourStoreLink":{"type":"page","id":7,"url":"/about"}}} -->')
    expect(textsIn(linked)[2]?.link).toEqual(page)
    expect(withLinkAt(linked, 4, page)).toBe(linked)
    expect(textsIn(linked.replace('href="/about"', 'href="/other"'))[2]?.link).toEqual(to('/other'))
    expect(withLinkAt(linked, 4, to('/a?b=1&c=2'))).toBe(markup)
    expect(withLinkAt(markup, 4, { ...page, url: 'javascript:alert(1)' })).toBe(markup)
    expect(withLinkAt(markup, 1, page)).toBe(markup)
  })

  it.each(['https://a.test', 'mailto:a@b.c', 'tel:+351', '/shop', '#top', 'shop', '', '?a=b:c', '//a.test/b:c'])(
    'given %s, then a link may lead there',
    (address) => expect(isSafeAddress(address)).toBe(true),
  )

  it.each([
    'javascript:x()',
    ' JavaScript:x()',
    'java\nscript:x()',
    'javascript&colon;x()',
    'java&Tab;script&#58;x()',
    'data:text/html,x',
    'vbscript:x',
    '\u0001javascript:x()',
  ])('given %s, then no link may', (address) => expect(isSafeAddress(address)).toBe(false))
})
