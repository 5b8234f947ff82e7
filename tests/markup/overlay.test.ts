import { describe, expect, it } from 'vitest'
import { withOverlay } from '../../src/markup/text-color'

const cover = (dim: number, classes: string) =>
  `<!-- wp:cover {"url":"http://a.test/b.jpg","dimRatio":${dim}} -->\n<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="http://a.test/b.jpg"/><span aria-hidden="true" class="wp-block-cover__background ${classes}"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph -->\n<p>Words</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->`

describe('a stronger overlay', () => {
  it('is in the attributes and in the class, as WordPress writes it', { tags: ['M-01'] }, () => {
    const stronger = withOverlay(cover(30, 'has-background-dim-30 has-background-dim'), 60)
    expect(stronger).toContain('"dimRatio":60')
    expect(/<span[^>]*class="([^"]*)"/.exec(stronger)?.[1]?.split(' ').toSorted()).toEqual([
      'has-background-dim',
      'has-background-dim-60',
      'wp-block-cover__background',
    ])
    expect(withOverlay(cover(30, 'has-background-dim-30 has-background-dim'), 50)).not.toContain('has-background-dim-')
  })

  it('does not change a stronger one, or a cover without a picture', { tags: ['M-01'] }, () => {
    const strong = cover(80, 'has-background-dim-80 has-background-dim')
    expect(withOverlay(strong, 60)).toBe(strong)
    const plain = strong.replace('"url":"http://a.test/b.jpg",', '').replace('80', '20')
    expect(withOverlay(plain, 60)).toBe(plain)
  })
})
