import { describe, expect, it } from 'vitest'
import { densityOf, groundOf, withCards, withDensity, withGround } from '../../src/markup/section-look'

const inner = '<!-- wp:paragraph --><p>Oak</p><!-- /wp:paragraph -->'
const plain = `<!-- wp:group {"align":"full","layout":{"type":"constrained"}} --><div class="wp-block-group alignfull">${inner}</div><!-- /wp:group -->`
const tinted = `<!-- wp:group {"align":"full","layout":{"type":"constrained"},"backgroundColor":"tertiary"} --><div class="wp-block-group alignfull has-tertiary-background-color has-background">${inner}</div><!-- /wp:group -->`
const tint = { ground: 'tertiary', text: null }
const contrast = { ground: 'foreground', text: 'background' }

describe('a section’s ground', { tags: ['B-09'] }, () => {
  it('is in attributes and classes', () => {
    expect(withGround(plain, tint)).toBe(tinted)
    expect(groundOf(plain)).toBeNull()
    expect(groundOf(tinted)).toBe('tertiary')
  })

  it('brings a color for texts, headings and links where it needs one, and takes it away again', () => {
    const dark = withGround(tinted, contrast)
    expect(dark).toContain(
      '"backgroundColor":"foreground","textColor":"background","style":{"elements":{"link":{"color":{"text":"var:preset|color|background"}},"heading":',
    )
    expect(dark).toContain(
      'class="wp-block-group alignfull has-foreground-background-color has-background has-background-color has-text-color has-link-color"',
    )
    expect(withGround(dark, tint)).toBe(tinted)
    expect(withGround(dark, null)).toBe(plain)
  })

  it('replaces one that is written out', () => {
    const own =
      '<!-- wp:group {"style":{"color":{"background":"#abcdef","text":"#123456"},"spacing":{"padding":{"top":"1px"}}}} --><div class="wp-block-group has-text-color has-background" style="color:#123456;background-color:#abcdef;padding-top:1px"></div><!-- /wp:group -->'
    expect(groundOf(own)).toBeUndefined()
    expect(withGround(own, tint)).toBe(
      '<!-- wp:group {"backgroundColor":"tertiary","style":{"spacing":{"padding":{"top":"1px"}}}} --><div class="wp-block-group has-tertiary-background-color has-background" style="padding-top:1px"></div><!-- /wp:group -->',
    )
  })

  it.each([
    ['a cover', '<!-- wp:cover {"url":"x.webp"} --><div class="wp-block-cover"></div><!-- /wp:cover -->'],
    ['several blocks', plain + plain],
    ['a block that is only a comment', '<!-- wp:site-title /-->'],
    [
      'a group with a picture',
      '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"x"}}}} --><div class="wp-block-group"></div><!-- /wp:group -->',
    ],
  ])('given %s, then there is no choice of background', (_, markup) => {
    expect(groundOf(markup)).toBeUndefined()
    expect(withGround(markup, tint)).toBe(markup)
  })
})

describe('a section’s density', { tags: ['B-09'] }, () => {
  it('is the room above and below, in attributes and style', () => {
    const roomy = withDensity(plain, '60')
    expect(roomy).toContain(
      '"style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}}',
    )
    expect(roomy).toContain(
      'style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"',
    )
    expect([densityOf(plain), densityOf(roomy), densityOf(withDensity(roomy, '30'))]).toEqual([null, '60', '30'])
  })

  it('leaves the sides and all else alone', () => {
    const sides =
      '<!-- wp:group {"style":{"spacing":{"padding":{"left":"9px","top":"1px"}}}} --><div class="wp-block-group" style="padding-top:1px;padding-left:9px"></div><!-- /wp:group -->'
    expect(withDensity(sides, '30')).toContain(
      'style="padding-left:9px;padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"',
    )
    expect(withDensity(sides, '30')).toContain('"left":"9px"')
  })

  it('is none where one padding is for all sides', () => {
    const all =
      '<!-- wp:group {"style":{"spacing":{"padding":"9px"}}} --><div class="wp-block-group" style="padding:9px"></div><!-- /wp:group -->'
    expect(densityOf(all)).toBeUndefined()
    expect(withDensity(all, '30')).toBe(all)
  })
})

describe('cards in a section', { tags: ['M-05'] }, () => {
  const card = (ground: string, within = inner) =>
    `<!-- wp:column {"backgroundColor":"${ground}"} --><div class="wp-block-column has-${ground}-background-color has-background">${within}</div><!-- /wp:column -->`
  const columns = (...cards: readonly string[]) =>
    `<!-- wp:columns --><div class="wp-block-columns">${cards.join('')}</div><!-- /wp:columns -->`

  it('get another ground where they have this one', () => {
    const [before, after] = ['tertiary', 'background'].map((ground) =>
      plain.replace(inner, columns(card(ground), inner)),
    )
    expect(withCards(before ?? '', 'tertiary', 'background')).toBe(after)
    expect(withCards(after ?? '', 'tertiary', 'background')).toBe(after)
  })

  it.each([
    ['the section itself', tinted],
    ['a card on a card', plain.replace(inner, columns(card('background', columns(card('tertiary')))))],
    ['a card on a picture', plain.replace(inner, `<!-- wp:cover --><div>${card('tertiary')}</div><!-- /wp:cover -->`)],
    ['a button', plain.replace(inner, '<!-- wp:button {"backgroundColor":"tertiary"} /-->')],
  ])('%s keeps it', (_, markup) => {
    expect(withCards(markup, 'tertiary', 'background')).toBe(markup)
  })
})
