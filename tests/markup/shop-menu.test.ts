import { describe, expect, it } from 'vitest'
import { withMenuOfPart } from '../../src/markup/shop-menu'

const present = '<!-- wp:group --><div><!-- wp:navigation {"ref":7,"overlayMenu":"never"} /--></div><!-- /wp:group -->'
const pattern = '<!-- wp:site-title /--><!-- wp:navigation {"layout":{"type":"flex"}} /--><!-- wp:navigation /-->'
const menus = [{ id: 9 }, { id: 7 }]

describe('the menu of another header or footer', () => {
  it('is the one of the present part, in the look of the new one', () => {
    expect(withMenuOfPart(present, pattern, menus)).toBe(
      '<!-- wp:site-title /--><!-- wp:navigation {"ref":7,"layout":{"type":"flex"}} /--><!-- wp:navigation /-->',
    )
  })

  it.each([
    ['the present part refers to none', '<!-- wp:navigation /-->', pattern, menus],
    ['the menu is gone', present, pattern, [{ id: 9 }]],
    ['the pattern names another one', present, '<!-- wp:navigation {"ref":9} /-->', menus],
    ['the pattern has links', present, '<!-- wp:navigation --><!-- wp:home-link /--><!-- /wp:navigation -->', menus],
    ['the pattern has no menu', present, '<!-- wp:site-title /-->', menus],
  ])('stays as the pattern has it if %s', (_, before, next, known) => {
    expect(withMenuOfPart(before, next, known)).toBe(next)
  })
})
