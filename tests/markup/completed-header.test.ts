import { describe, expect, it } from 'vitest'
import { completedHeader } from '../../src/markup/site-identity'

const group = (inside: string, flexWrap = 'nowrap') =>
  `<!-- wp:group {"layout":{"type":"flex","flexWrap":"${flexWrap}"}} -->\n<div class="wp-block-group">${inside}</div>\n<!-- /wp:group -->`
const logo = '<!-- wp:site-logo {"width":60} /-->'
const name = '<!-- wp:site-title {"level":0} /-->'
const search = '<!-- wp:search {"label":"Search","query":{"post_type":"product"}} /-->'
const theirs = '<!-- wp:woocommerce/customer-account {"displayStyle":"icon_only"} /-->'
const account =
  '<!-- wp:woocommerce/customer-account {"displayStyle":"icon_only","style":{"elements":{"link":{"color":{"text":"currentColor"}}}}} /-->'
const cart = '<!-- wp:woocommerce/mini-cart /-->'
const model = group(logo + name + search + account + cart, 'wrap')

describe('a header of WooCommerce’s beside ours of the same kind', { tags: ['S-03'] }, () => {
  it('given it lacks name and search, then it gets ours: name after the logo, search before the account', () => {
    expect(completedHeader(group(logo + cart + account), model)).toBe(
      group(logo + name + search + cart + account, 'wrap'),
    )
  })

  it('given it has them, then it keeps its own, attributes that cannot be read included', () => {
    const own = '<!-- wp:site-title {"level":1}}} /--><!-- wp:search {"label":"Find"} /-->'
    expect(completedHeader(group(logo + own + cart), model)).toBe(group(logo + own + cart, 'wrap'))
  })

  it('given its account, then that has the color of what is beside it, unless it has one of its own', () => {
    expect(completedHeader(group(name + search + theirs), model)).toBe(group(name + search + account, 'wrap'))
    const own = account.replace('currentColor', '#123456')
    expect(completedHeader(group(name + search + own), model)).toBe(group(name + search + own, 'wrap'))
  })

  it('given no logo, account or cart to put it beside, then nothing is added', () => {
    expect(completedHeader(group('<p>Ours</p>', 'wrap'), model)).toBe(group('<p>Ours</p>', 'wrap'))
  })

  it('given its menu lists all pages, then it gets our links and keeps its look; a menu made by hand stays', () => {
    const links = '\n<!-- wp:navigation-link {"label":"Shop","url":"/shop/"} /-->\n'
    const withLinks = model + `<!-- wp:navigation {"overlayMenu":"never"} -->${links}<!-- /wp:navigation -->`
    const all = '<!-- wp:navigation {"layout":{"type":"flex"}} /-->'
    const completed = `<!-- wp:navigation {"layout":{"type":"flex"}} -->${links}<!-- /wp:navigation -->`
    expect(completedHeader(group(name + search + all, 'wrap'), withLinks)).toBe(
      group(name + search + completed, 'wrap'),
    )
    expect(completedHeader(group(name + search + all, 'wrap'), model)).toBe(group(name + search + all, 'wrap'))
    const own = '<!-- wp:navigation {"ref":7} /-->'
    expect(completedHeader(group(name + search + own, 'wrap'), withLinks)).toBe(group(name + search + own, 'wrap'))
    const once = completedHeader(group(name + search + all, 'wrap'), withLinks)
    expect(completedHeader(once, withLinks)).toBe(once)
  })

  it('given it was completed, then completing it again changes nothing', () => {
    const once = completedHeader(group(logo + cart), model)
    expect(completedHeader(once, model)).toBe(once)
  })
})
