import { describe, expect, it } from 'vitest'
import {
  hasFormat,
  linkAt,
  linksIn,
  withFormat,
  withLink,
  withWordsAt,
  wordAt,
  wordBeside,
} from '../../src/markup/formats'

const page = { url: '/about', entity: { type: 'page', id: 7 } }
const typed = (url: string) => ({ url, entity: null })

describe('bold and italic', () => {
  it.each([
    ['Oat and rye', 4, 7, 'Oat <strong>and</strong> rye'],
    ['Oat <em>and rye</em>', 0, 7, '<strong>Oat </strong><em><strong>and</strong> rye</em>'],
    ['A &amp; B', 2, 3, 'A <strong>&amp;</strong> B'],
    ['one<br>two', 3, 7, 'one<strong><br>two</strong>'],
    ['🐕 dog', 0, 2, '<strong>🐕</strong> dog'],
    ['&#128021; dog', 0, 2, '<strong>&#128021;</strong> dog'],
    ['a < b', 2, 3, 'a <strong><</strong> b'],
    ['<strong>Oat</strong> and', 0, 7, '<strong>Oat and</strong>'],
    ['Oat', 1, 1, 'Oat'],
  ])('%s from %i to %i in bold is %s', (html, start, end, expected) => {
    expect(withFormat(html, { start, end }, 'bold')).toBe(expected)
  })

  it('goes away where all of it is bold, also as another writer of HTML says it', () => {
    expect(withFormat('Oat <strong>and</strong> rye', { start: 4, end: 7 }, 'bold')).toBe('Oat and rye')
    expect(withFormat('<b>Oat and</b> rye', { start: 4, end: 7 }, 'bold')).toBe('<b>Oat </b>and rye')
    expect(withFormat('<i>Oat</i>', { start: 0, end: 3 }, 'italic')).toBe('Oat')
  })

  it('is known of a part only if all of it is so', () => {
    expect(hasFormat('Oat <em>and</em>', { start: 4, end: 7 }, 'italic')).toBe(true)
    expect(hasFormat('Oat <em>and</em>', { start: 3, end: 7 }, 'italic')).toBe(false)
    expect(hasFormat('Oat', { start: 1, end: 1 }, 'italic')).toBe(false)
  })
})

describe('links', () => {
  it('lead to a page of the store by its id, and to an address', () => {
    expect(withLink('Read about us', { start: 5, end: 13 }, page)).toBe(
      'Read <a href="/about" data-type="page" data-id="7">about us</a>',
    )
    expect(withLink('Call us', { start: 0, end: 7 }, typed('tel:+4930'))).toBe('<a href="tel:+4930">Call us</a>')
    expect(withLink('Oat', { start: 0, end: 3 }, typed('/?a=1&b="2"'))).toBe(
      '<a href="/?a=1&amp;b=&quot;2&quot;">Oat</a>',
    )
  })

  it('are refused if the address runs code', () => {
    expect(withLink('Oat', { start: 0, end: 3 }, typed('javascript:alert(1)'))).toBe('Oat')
    expect(withLink('Oat', { start: 0, end: 3 }, typed(' java\nscript:alert(1)'))).toBe('Oat')
  })

  it('stay one link where a part of the words is bold', () => {
    expect(withLink('Oat <strong>and</strong> rye', { start: 0, end: 11 }, typed('/shop'))).toBe(
      '<a href="/shop">Oat <strong>and</strong> rye</a>',
    )
    expect(withFormat('<a href="/shop">Oat and rye</a>', { start: 4, end: 7 }, 'bold')).toBe(
      '<a href="/shop">Oat <strong>and</strong> rye</a>',
    )
  })

  it('replace one another, and go away without the words', () => {
    const linked = 'See <a href="/a">all treats</a>'
    expect(withLink(linked, { start: 4, end: 7 }, typed('/b'))).toBe('See <a href="/b">all</a><a href="/a"> treats</a>')
    expect(withLink(linked, { start: 0, end: 14 }, null)).toBe('See all treats')
  })

  it.each([
    [3, 3, null],
    [4, 4, { start: 4, end: 7 }],
    [5, 5, { start: 4, end: 7 }],
    [7, 7, { start: 4, end: 7 }],
    [8, 8, { start: 7, end: 14 }],
    [0, 5, { start: 4, end: 7 }],
    [15, 15, null],
  ])('at a caret from %i to %i', (start, end, expected) => {
    const html = 'See <a href="/b">all</a><a href="/about" data-type="page" data-id="7"> <em>treats</em></a>.'
    const found = linkAt(html, { start, end })
    expect(found && { start: found.start, end: found.end }).toEqual(expected)
  })

  it('are listed in order, with what they lead to', () => {
    const html = 'See <a href="/b">all</a><a href="/about" data-type="page" data-id="7"> <em>treats</em></a>.'
    expect(linksIn(html)).toEqual([
      { start: 4, end: 7, url: '/b', entity: null },
      { start: 7, end: 14, ...page },
    ])
  })
})

describe('words at the caret', () => {
  it('are written in the formats around them, but lead nowhere', () => {
    expect(withWordsAt('<strong>Oat</strong>', 3, ' & rye')).toBe('<strong>Oat &amp; rye</strong>')
    expect(withWordsAt('<a href="/a">Oat</a>', 3, '!')).toBe('<a href="/a">Oat</a>!')
    expect(withWordsAt('', 0, 'Oat')).toBe('Oat')
  })

  it.each([
    ['Oat and rye', 5, { start: 4, end: 7 }],
    ['Oat and rye', 4, null],
    ['Oat and rye', 7, null],
    ['Oat &amp; rye', 7, { start: 6, end: 9 }],
    ['', 0, null],
  ])('in %s at %i', (html, at, expected) => {
    expect(wordAt(html, at)).toEqual(expected)
  })

  it.each([
    ['Oat and rye', 4, { start: 4, end: 7 }],
    ['Oat and rye', 11, { start: 8, end: 11 }],
    ['Oat  rye', 4, null],
    ['パンの店', 0, { start: 0, end: 2 }],
  ])('beside %s at %i', (html, at, expected) => {
    expect(wordBeside(html, at)).toEqual(expected)
  })
})
