import { describe, expect, it } from 'vitest'
import type { ShopPlace } from '../../src/events/sections'
import { choiceIn, withShopBlocks, wordsIn } from '../../src/markup/shop-templates'

const texts = { delivery: 'Ask.', deliveryTitle: 'Delivery', soon: 'Soon.', categories: 'Categories', price: 'Price' }
const around = (inside: string) => `<!-- wp:template-part {"slug":"header"} /-->

<!-- wp:group {"tagName":"main"} -->
<main class="wp-block-group">
	${inside}
</main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"footer"} /-->
`
const product = around('<!-- wp:woocommerce/add-to-cart-form /-->\n\n\t<!-- wp:woocommerce/product-meta /-->')
const newer = around(
  '<!-- wp:woocommerce/add-to-cart-with-options -->\n<div></div>\n<!-- /wp:woocommerce/add-to-cart-with-options -->',
)
const archive = around(
  '<!-- wp:woocommerce/product-collection {"queryId":0} -->\n<div><!-- wp:woocommerce/product-template /--></div>\n<!-- /wp:woocommerce/product-collection -->',
)
const made = (template: string, place: ShopPlace, choice: string, text = 'Words') =>
  withShopBlocks(template, place, choice, text, texts)

describe('the blocks of the shop’s pages', () => {
  it.each([
    ['delivery', 'line', product],
    ['delivery', 'folded', product],
    ['delivery', 'line', newer],
    ['filters', 'side', archive],
  ] as const)('%s: %s is found again, and taken away leaves the template byte for byte', (place, choice, template) => {
    const changed = made(template, place, choice)
    expect(choiceIn(place, template)).toBe('none')
    expect(choiceIn(place, changed)).toBe(choice)
    expect(made(changed, place, choice)).toBe(changed)
    expect(made(changed, place, 'none')).toBe(template)
  })

  it.each(['line', 'folded'])('the merchant’s words are kept as typed, and are no markup: %s', (choice) => {
    const words = 'Free > 50 & <b>quick</b> -->'
    const changed = made(product, 'delivery', choice, words)
    expect(wordsIn('delivery', changed)).toBe(words)
    expect(changed).not.toContain('<b>')
    expect(changed.match(/-->/g)?.length).toBe(made(product, 'delivery', choice).match(/-->/g)?.length)
  })

  it.each(['center', 'band'])('the page before the shop opens has name, logo and the sentence: %s', (choice) => {
    const page = made('<!-- wp:pattern {"slug":"woocommerce/coming-soon"} /-->', 'soon', choice, 'Open in May')
    expect([choiceIn('soon', page), wordsIn('soon', page)]).toEqual([choice, 'Open in May'])
    for (const block of ['site-logo', 'site-title']) expect(page).toContain(`wp:${block}`)
    expect(made(page, 'soon', 'present')).toBe('<!-- wp:pattern {"slug":"woocommerce/coming-soon"} /-->')
  })

  it('a template without room for it is not offered, and stays as it is', () => {
    const own = around('<!-- wp:paragraph -->\n<p>Mine</p>\n<!-- /wp:paragraph -->')
    for (const place of ['delivery', 'filters'] as const) expect(choiceIn(place, own)).toBeUndefined()
    expect(made(own, 'delivery', 'line')).toBe(own)
    expect(made(own, 'filters', 'side')).toBe(own)
  })
})
