import { describe, expect, it } from 'vitest'
import { withMenusOfPart } from '../../src/markup/shop-menu'

const present = '<!-- wp:group --><div><!-- wp:navigation {"ref":7,"overlayMenu":"never"} /--></div><!-- /wp:group -->'
const pattern = '<!-- wp:site-title /--><!-- wp:navigation {"layout":{"type":"flex"}} /--><!-- wp:navigation /-->'
const link = (label: string, url: string) => `<!-- wp:navigation-link ${JSON.stringify({ label, url })} /-->`
const shop = link('Shop', '/shop/')
const menuOf = (links: string, look = '') => `<!-- wp:navigation ${look}-->${links}<!-- /wp:navigation -->`
const menus = [{ id: 9 }, { id: 7 }]
const known = { menus, inUse: false, patterns: [] }
const inUse = { menus, inUse: true, patterns: [menuOf(` ${shop}\n`)] }

describe('the menu of another header or footer', () => {
  it('is the one of the present part, in the look of the new one', () => {
    expect(withMenusOfPart(present, pattern, known)).toBe(
      '<!-- wp:site-title /--><!-- wp:navigation {"ref":7,"layout":{"type":"flex"}} /--><!-- wp:navigation /-->',
    )
  })

  it('of several takes each over, in their order', () => {
    const two = '<!-- wp:navigation {"ref":9} /--><p></p><!-- wp:navigation {"ref":7} /-->'
    expect(withMenusOfPart(two, pattern, known)).toBe(
      '<!-- wp:site-title /--><!-- wp:navigation {"ref":9,"layout":{"type":"flex"}} /--><!-- wp:navigation {"ref":7} /-->',
    )
  })

  it.each([
    ['the present part refers to none', '<!-- wp:navigation /-->', pattern],
    ['the menu is gone', present.replace('7', '8'), pattern],
    ['the pattern names another one', present, '<!-- wp:navigation {"ref":9} /-->'],
    ['the pattern has links', present, menuOf(link('Home', '/'))],
    ['the pattern has no menu', present, '<!-- wp:site-title /-->'],
  ])('stays as the pattern has it if %s', (_, before, next) => {
    expect(withMenusOfPart(before, next, known)).toBe(next)
  })
})

describe('in a store in use, the menu of another header', { tags: ['D-06'] }, () => {
  const own = `<!-- wp:site-title /-->${menuOf(shop, '{"fontSize":"small"} ')}`
  const shown = (menu: string) => `<!-- wp:site-title /-->${menu}`
  const mill = link('Our mill', '/mill/') + link('Wholesale', 'https://example.com/w')

  it.each([
    ['a menu of the store', present, '<!-- wp:navigation {"ref":7,"fontSize":"small"} /-->'],
    ['links of its own', menuOf(mill), menuOf(mill, '{"fontSize":"small"} ')],
    ['a list of pages', menuOf('<!-- wp:page-list /-->'), menuOf('<!-- wp:page-list /-->', '{"fontSize":"small"} ')],
    [
      'a list of pages outside a menu',
      '<!-- wp:page-list /-->',
      menuOf('<!-- wp:page-list /-->', '{"fontSize":"small"} '),
    ],
    ['what WordPress shows', '<!-- wp:navigation /-->', '<!-- wp:navigation {"fontSize":"small"} /-->'],
  ])('is %s, as in the present one', (_, before, menu) => {
    expect(withMenusOfPart(before, own, inUse)).toBe(shown(menu))
  })

  it.each([
    ['has no menu', '<!-- wp:site-title /-->'],
    ['has the links of a pattern, which nobody chose', menuOf(shop, '{"fontSize":"large"} ')],
    ['has links of a theme that lead nowhere', menuOf(link('Team', '#') + link('Careers', '#'))],
  ])('is the new one’s own where the present one %s', (_, before) => {
    const tools = menuOf(shop + link('Cart', '/cart/'))
    expect(withMenusOfPart(before, tools, inUse)).toBe(tools)
  })
})
