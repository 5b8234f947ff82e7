import { describe, expect, it } from 'vitest'
import { lookAt, withLookAt } from '../../src/markup/text-look'

const heading = '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Oat</h3>\n<!-- /wp:heading -->'
const paragraph = '<!-- wp:paragraph -->\n<p>Oat</p>\n<!-- /wp:paragraph -->'
const old =
  '<!-- wp:paragraph {"align":"center","className":"a","style":{"typography":{"fontSize":"0.8rem","lineHeight":"2"},"spacing":{"margin":"0"}}} -->\n<p class="has-text-align-center a" style="font-size:0.8rem;line-height:2">Oat</p>\n<!-- /wp:paragraph -->'

describe('the size of a text', () => {
  it('is a size of the theme', () => {
    const large = withLookAt(heading, 0, { size: 'large' })
    expect(large).toBe(
      '<!-- wp:heading {"level":3,"fontSize":"large"} -->\n<h3 class="wp-block-heading has-large-font-size">Oat</h3>\n<!-- /wp:heading -->',
    )
    expect(lookAt(large, 0)).toEqual({ size: 'large', align: null })
    expect(withLookAt(large, 0, { size: 'small' })).toContain(
      '"fontSize":"small"} -->\n<h3 class="wp-block-heading has-small-font-size">',
    )
    expect(withLookAt(large, 0, { size: null })).toBe(heading)
  })

  it('replaces a size of its own', () => {
    expect(withLookAt(old, 0, { size: 'large' })).toBe(
      '<!-- wp:paragraph {"align":"center","className":"a","style":{"spacing":{"margin":"0"},"typography":{"lineHeight":"2"}},"fontSize":"large"} -->\n<p class="has-text-align-center a has-large-font-size" style="line-height:2">Oat</p>\n<!-- /wp:paragraph -->',
    )
  })
})

describe('the alignment of a text', () => {
  it('is set, changed and removed', () => {
    const centered = withLookAt(paragraph, 0, { align: 'center' })
    expect(centered).toBe(
      '<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->\n<p class="has-text-align-center">Oat</p>\n<!-- /wp:paragraph -->',
    )
    expect(lookAt(centered, 0)).toEqual({ size: null, align: 'center' })
    expect(withLookAt(centered, 0, { align: 'right' })).toContain('<p class="has-text-align-right">')
    expect(withLookAt(centered, 0, { align: null })).toBe(paragraph)
  })

  it('replaces the attribute of older versions of core, and leaves the width of a block', () => {
    expect(lookAt(old, 0)).toEqual({ size: null, align: 'center' })
    expect(withLookAt(old, 0, { align: 'right' })).toBe(
      '<!-- wp:paragraph {"className":"a","style":{"spacing":{"margin":"0"},"typography":{"fontSize":"0.8rem","lineHeight":"2","textAlign":"right"}}} -->\n<p class="a has-text-align-right" style="font-size:0.8rem;line-height:2">Oat</p>\n<!-- /wp:paragraph -->',
    )
    const wide =
      '<!-- wp:heading {"align":"wide","textAlign":"left"} -->\n<h2 class="wp-block-heading alignwide has-text-align-left">Oat</h2>\n<!-- /wp:heading -->'
    expect(lookAt(wide, 0)).toEqual({ size: null, align: 'left' })
    expect(withLookAt(wide, 0, { align: null })).toBe(
      '<!-- wp:heading {"align":"wide"} -->\n<h2 class="wp-block-heading alignwide">Oat</h2>\n<!-- /wp:heading -->',
    )
  })
})

it('given the look that it has, or a block without one, then not a byte changes', () => {
  expect(withLookAt(old, 0, { align: 'center' })).toBe(old)
  expect(withLookAt(paragraph, 0, { size: null, align: null })).toBe(paragraph)
  const list =
    '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Oat</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
  expect(withLookAt(list, 1, { align: 'center' })).toBe(list)
  expect(lookAt(list, 1)).toBeNull()
  expect(lookAt(list, 9)).toBeNull()
})
