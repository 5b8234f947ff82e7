import { describe, expect, it } from 'vitest'
import { cardsIn, withCardAt, type CardChoice, type CardPlace } from '../../src/markup/product-cards'
import { collectionOf, queryOf, sectionOf } from '../support/product-list-markup'

const block = 2
const plain = sectionOf(collectionOf())
const chosen = (markup: string) => Object.fromEntries(cardsIn(markup, block).map((row) => [row.place, row.chosen]))
const withCards = (markup: string, ...changes: readonly (readonly [CardPlace, CardChoice])[]) =>
  changes.reduce((before, [place, choice]) => withCardAt(before, block, place, choice), markup)

describe('the look of a list’s products', { tags: ['U-03'] }, () => {
  it('is read', () => {
    expect(chosen(plain)).toEqual({ ratio: 'square', align: 'start', button: 'shown' })
    expect(chosen(sectionOf(queryOf()))).toEqual({ ratio: 'square' })
    expect(chosen('<!-- wp:paragraph --><p>Oak</p><!-- /wp:paragraph -->')).toEqual({})
  })

  it('is changed, and back again byte for byte', () => {
    const all = withCards(plain, ['ratio', 'portrait'], ['align', 'center'])
    expect(chosen(all)).toEqual({ ratio: 'portrait', align: 'center', button: 'shown' })
    expect(all).toContain('"style":{"typography":{"textAlign":"center"}}')
    expect(withCards(all, ['ratio', 'square'], ['align', 'start'])).toBe(plain)
  })

  it('has no button on request, and one again below the price', () => {
    const without = withCards(plain, ['button', 'none'])
    expect(chosen(without)).toEqual({ ratio: 'square', align: 'start', button: 'none' })
    expect(without).not.toContain('product-button')
    const again = withCards(without, ['button', 'shown'])
    expect(again).toContain('"fontSize":"small"} /--><!-- wp:woocommerce/product-button {"textAlign":"left",')
    expect(chosen(again)).toEqual({ ratio: 'square', align: 'start', button: 'shown' })
  })

  it('centers a button with the words', () => {
    const centered = withCards(plain, ['button', 'none'], ['align', 'center'], ['button', 'shown'])
    expect(centered).toContain('product-button {"textAlign":"center"')
  })

  it('leaves the words where they are if a product’s parts are in columns', () => {
    const line =
      '<!-- wp:group --><div class="wp-block-group"><!-- wp:post-title /--><!-- wp:woocommerce/product-price /--></div><!-- /wp:group -->'
    expect(chosen(sectionOf(collectionOf({}, {}, line)))).toEqual({ button: 'none' })
  })

  it('keeps a picture’s own shape until another is chosen', () => {
    const own = sectionOf(collectionOf({}, {}, '<!-- wp:woocommerce/product-image /-->'))
    expect(chosen(own)).toEqual({ ratio: null, align: 'start' })
    expect(withCards(own, ['ratio', 'landscape'])).toContain(
      '<!-- wp:woocommerce/product-image {"aspectRatio":"4/3"} /-->',
    )
  })
})
