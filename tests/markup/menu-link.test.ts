import { describe, expect, it } from 'vitest'
import { menuLink, readLink, withLabel } from '../../src/markup/menu-link'

const page = { kind: 'post-type', type: 'page', id: 9 }

describe('a link of a menu', { tags: ['B-08'] }, () => {
  it('given a page of the store, then core knows which; an address of its own is one', () => {
    expect(menuLink({ label: 'Cart', url: '/cart/', entity: page })).toBe(
      '<!-- wp:navigation-link {"label":"Cart","type":"page","id":9,"url":"/cart/","kind":"post-type"} /-->',
    )
    expect(menuLink({ label: 'Away', url: '#a', entity: null })).toBe(
      '<!-- wp:navigation-link {"label":"Away","url":"#a","kind":"custom"} /-->',
    )
  })

  it.each(['Fox & Dog’s <b>Treats</b> 🐕', 'متجر', '--> <!-- wp:html -->', '"\\', '&amp;', 'é'.repeat(200)])(
    'given the label %s, then it is read as it was written, and not as HTML',
    (label) => {
      const link = menuLink({ label, url: '/', entity: null })
      expect(readLink(link)).toEqual({ block: 'core/navigation-link', label, url: '/', below: [] })
      expect(readLink(withLabel(menuLink({ label: 'Shop', url: '/', entity: null }), label)).label).toBe(label)
      expect(link.slice(4, -3)).not.toMatch(/<|>|--/)
    },
  )

  it('given links below it, then they are named, and a new label leaves them as they are', () => {
    const inner = '<!-- wp:navigation-link {"label":"Us &#8211; <em>all</em>","url":"/us"} /-->'
    const about = `<!-- wp:navigation-submenu {"label":"About","url":"/a"} -->\n${inner}\n<!-- /wp:navigation-submenu -->`
    expect(readLink(about)).toEqual({
      block: 'core/navigation-submenu',
      label: 'About',
      url: '/a',
      below: ['Us – all'],
    })
    expect(withLabel(about, 'Who')).toBe(about.replace('About', 'Who'))
  })

  it('given a block without a label, then it stays without one', () => {
    const list = '<!-- wp:page-list {"label":1} /-->'
    expect(withLabel(list, 'Pages')).toBe(list)
    expect(readLink(list)).toEqual({ block: 'core/page-list', label: '', url: null, below: [] })
    expect(readLink('words')).toEqual({ block: '', label: 'words', url: null, below: [] })
  })
})
