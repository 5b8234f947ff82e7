import { expect, it } from 'vitest'
import { withTextColor } from '../../src/markup/text-color'

const group = (inner: string) => `<!-- wp:group --><div class="wp-block-group">${inner}</div><!-- /wp:group -->`

it('given text with a color by name, then it has one of its own, in attributes and HTML', { tags: ['B-03'] }, () => {
  const before = group(
    '<!-- wp:paragraph {"textColor":"contrast-2"} --><p class="has-contrast-2-color has-text-color" style="margin:0">A</p><!-- /wp:paragraph -->',
  )
  expect(withTextColor(before, 1, 'text', '#123456')).toBe(
    group(
      '<!-- wp:paragraph {"style":{"color":{"text":"#123456"}}} --><p class="has-text-color" style="color:#123456;margin:0">A</p><!-- /wp:paragraph -->',
    ),
  )
})

it('given a button, then its label has the color', { tags: ['B-03'] }, () => {
  const button =
    '<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Buy</a></div><!-- /wp:button -->'
  expect(withTextColor(button, 0, 'text', '#123456')).toContain(
    '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button has-text-color" style="color:#123456">',
  )
})

it('given links, icons, a menu or a block of the server, then their attributes have it', { tags: ['B-03'] }, () => {
  expect(withTextColor('<!-- wp:site-title /-->', 0, 'links', '#123456')).toBe(
    '<!-- wp:site-title {"style":{"elements":{"link":{"color":{"text":"#123456"},":hover":{"color":{"text":"#123456"}}}}}} /-->',
  )
  expect(withTextColor('<!-- wp:navigation {"textColor":"base"} /-->', 0, 'menu', '#123456')).toBe(
    '<!-- wp:navigation {"customTextColor":"#123456"} /-->',
  )
  const icons =
    '<!-- wp:social-links {"iconColor":"base"} --><ul class="wp-block-social-links"></ul><!-- /wp:social-links -->'
  expect(withTextColor(icons, 0, 'icons', '#123456')).toBe(
    '<!-- wp:social-links {"customIconColor":"#123456","iconColorValue":"#123456"} --><ul class="wp-block-social-links has-icon-color"></ul><!-- /wp:social-links -->',
  )
})

it('given no such block, then nothing changes', () => {
  expect(withTextColor('<p>A</p>', 0, 'text', '#123456')).toBe('<p>A</p>')
})
