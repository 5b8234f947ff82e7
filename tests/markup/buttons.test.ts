import { describe, expect, test } from 'vitest'
import { heroButtonColors, isHero } from '../../src/catalogue/pages/templates'
import { withButtonColors } from '../../src/markup/buttons'

const plain =
  '<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/shop">Shop <em>now</em></a></div><!-- /wp:button -->'
const white =
  '<!-- wp:button {"style":{"color":{"background":"#ffffff","text":"#000000"}}} --><div class="wp-block-button"><a class="wp-block-button__link has-text-color has-background wp-element-button" href="/shop" style="color:#000000;background-color:#ffffff">Shop <em>now</em></a></div><!-- /wp:button -->'
const hero = (button: string) => `<!-- wp:cover --><div>${button}<!-- wp:spacer /--></div><!-- /wp:cover -->`

describe('given a hero on a picture', () => {
  test(
    'when the palette turns neutral, then its button is white, in the comment and in the HTML',
    { tags: ['D-09'] },
    () => {
      expect(withButtonColors(hero(plain), heroButtonColors(true))).toBe(hero(white))
    },
  )

  test('when another palette is chosen, then every byte is as before', { tags: ['D-09'] }, () => {
    expect(withButtonColors(hero(white), heroButtonColors(false))).toBe(hero(plain))
    expect(withButtonColors(hero(white), heroButtonColors(true))).toBe(hero(white))
  })

  test('then only the two heroes get such colors', { tags: ['D-09'] }, () => {
    expect(
      ['just-arrived-full-hero', 'featured-category-cover-image', 'banner'].map((slug) =>
        isHero(`woocommerce-blocks/${slug}`),
      ),
    ).toEqual([true, true, false])
    expect(isHero(null)).toBe(false)
  })
})

describe('given a button with a look of its own', () => {
  const own =
    '<!-- wp:button {"backgroundColor":"primary","style":{"border":{"radius":"4px"},"elements":{"link":{}}},"className":"is-style-fill"} --><div class="wp-block-button"><a style="border-radius:4px" class="wp-block-button__link has-primary-background-color has-background has-link-color wp-element-button">A</a></div><!-- /wp:button -->'

  test('when it gets colors, then its other styles stay', () => {
    const next = withButtonColors(own, { background: '#ffffff', text: '#000000' })
    expect(next).toContain(
      '{"className":"is-style-fill","style":{"border":{"radius":"4px"},"elements":{"link":{}},"color":{',
    )
    expect(next).toContain(
      'class="wp-block-button__link has-text-color has-background has-link-color wp-element-button"',
    )
    expect(next).toContain('style="color:#000000;background-color:#ffffff;border-radius:4px"')
  })

  test('when there is nothing to remove, then nothing changes', () => {
    const bordered = own.replace('"backgroundColor":"primary",', '')
    expect(withButtonColors(bordered, null)).toBe(bordered)
    expect(
      withButtonColors('<!-- wp:button {"style":} --><a class="x"><!-- /wp:button --><!-- wp:button /-->', null),
    ).toContain('{"style":}')
  })
})
