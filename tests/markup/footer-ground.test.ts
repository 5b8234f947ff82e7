import { describe, expect, it } from 'vitest'
import { withFooterGround } from '../../src/markup/section-look'

const names = { ground: 'night', text: 'snow' }
const footer = (inner: string) =>
  `<!-- wp:group {"align":"full","className":"wc-blocks-footer-pattern"} --><div class="wp-block-group alignfull wc-blocks-footer-pattern">${inner}</div><!-- /wp:group -->`

describe('a footer with its own background', { tags: ['M-05'] }, () => {
  it('has the two named colors, for links and headings as well', () => {
    const drawn = withFooterGround(footer('<!-- wp:site-title /-->'), names)
    expect(drawn).toContain('"backgroundColor":"night","textColor":"snow"')
    expect(drawn).toContain('"link":{"color":{"text":"var:preset|color|snow"}}')
    expect(drawn).toContain('"heading":{"color":{"text":"var:preset|color|snow"}}')
    expect(drawn).toContain('has-night-background-color')
  })

  it('gives icons the color of its text, in place of one of the page or of the theme', () => {
    const icons = `<!-- wp:social-links {"iconColor":"foreground","iconColorValue":"#111111","className":"is-style-logos-only"} --><ul class="wp-block-social-links is-style-logos-only"><!-- wp:social-link {"service":"x","className":"has-contrast-color own"} /--></ul><!-- /wp:social-links -->`
    const drawn = withFooterGround(footer(icons), names)
    expect(drawn).toContain(
      '<!-- wp:social-links {"iconColor":"snow","className":"is-style-logos-only"} --><ul class="wp-block-social-links is-style-logos-only has-icon-color">',
    )
    expect(drawn).toContain('<!-- wp:social-link {"service":"x","className":"own"} /-->')
  })

  it('stays unchanged if it cannot have another background', () => {
    const cover = '<!-- wp:cover {"url":"x.webp"} --><div class="wp-block-cover"></div><!-- /wp:cover -->'
    expect(withFooterGround(cover, names)).toBe(cover)
  })

  it('is the same when it is changed twice', () => {
    const once = withFooterGround(footer('<!-- wp:social-links --><ul></ul><!-- /wp:social-links -->'), names)
    expect(withFooterGround(once, names)).toBe(once)
  })
})
