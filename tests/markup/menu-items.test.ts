// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isChosenMenu, menuIn, withMenuItems } from '../../src/markup/menu-items'
import { hostileMarkup } from '../arbitraries/markup'
import { holds } from '../properties/holds'

const shop = '<!-- wp:navigation-link {"label":"Shop","url":"/shop"} /-->'
const about =
  '<!-- wp:navigation-submenu {"label":"About"} --><!-- wp:navigation-link {"label":"Us"} /--><!-- /wp:navigation-submenu -->'
const menu = `<!-- wp:navigation {"overlayMenu":"never"} -->\n${shop}\n${about}\n<!-- /wp:navigation -->`
const header = (inner: string) =>
  `<!-- wp:group --><div class="a">${inner}<!-- wp:search /--><!-- wp:navigation {"ref":9} /--></div><!-- /wp:group -->`

describe('the links of a header’s menu', { tags: ['B-08'] }, () => {
  it('given a menu, then its links are blocks, with what is below them', () =>
    expect(menuIn(header(menu))).toEqual({ attributes: { overlayMenu: 'never' }, items: [shop, about] }))

  it('given no link, an unreadable one, or an unclosed one, then it finds none and changes nothing', () => {
    for (const text of ['', '<!-- wp:navigation {x} /-->', '<!-- wp:navigation -->', '<!-- /wp:navigation -->']) {
      expect(menuIn(text)).toBe(null)
      expect(withMenuItems(text, [shop])).toBe(text)
    }
  })

  it('given other links, then the menu keeps its look, and everything around it stays byte for byte', () => {
    const marked = '"overlayMenu":"never","metadata":{"customizeYourStoreMenu":true}'
    expect(withMenuItems(header(menu), [about, shop])).toBe(
      header(`<!-- wp:navigation {${marked}} -->\n${about}\n${shop}\n<!-- /wp:navigation -->`),
    )
  })

  it('given one that shows a menu of the store, then it shows its own links instead', () => {
    const own = withMenuItems(header('<!-- wp:navigation {"ref":7,"metadata":{"name":"Main"}} /-->'), [shop])
    expect(menuIn(own)).toEqual({
      attributes: { metadata: { name: 'Main', customizeYourStoreMenu: true } },
      items: [shop],
    })
    expect([isChosenMenu(own), isChosenMenu(header(menu))]).toEqual([true, false])
    expect(own.endsWith('<!-- wp:navigation {"ref":9} /--></div><!-- /wp:group -->')).toBe(true)
  })

  it('given any header, when its links are written, then they read the same, and no other byte changes', () =>
    holds(
      fc.property(hostileMarkup, hostileMarkup, fc.subarray([shop, about], { minLength: 1 }), (head, foot, items) => {
        fc.pre(!`${head}${foot}`.includes('navigation'))
        const text = `${head}${menu}${foot}`
        const next = withMenuItems(text, items)
        if (menuIn(text) === null) {
          expect(next).toBe(text)
          return
        }
        expect(menuIn(next)?.items).toEqual(items)
        expect(withMenuItems(next, items)).toBe(next)
        expect([next.startsWith(head), next.endsWith(foot)]).toEqual([true, true])
      }),
    ))
})
