import { describe, expect, it } from 'vitest'
import { withWordsOf } from '../../src/markup/kept-words'
import { socialLinksIn, withSocialLinkAt } from '../../src/markup/social-links'

const sample = (mark: string, text = mark) =>
  `<!-- wp:paragraph {"metadata":{"sampleText":"${mark}"}} -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const networks = (...all: readonly string[]) =>
  `<!-- wp:social-links -->\n<ul class="wp-block-social-links">${all.join('')}</ul>\n<!-- /wp:social-links -->`
const network = (service: string, url?: string) =>
  `<!-- wp:social-link {${url === undefined ? '' : `"url":"${url}",`}"service":"${service}"} /-->`

describe('what the merchant wrote into a footer', { tags: ['M-08'] }, () => {
  it('replaces the same sample in another footer; unchanged samples stay samples', () => {
    const present = sample('Your city', 'Florence') + sample('Your phone')
    const other = sample('Your phone') + sample('Your street') + sample('Your city')
    expect(withWordsOf(present, other)).toBe(
      sample('Your phone') + sample('Your street') + sample('Your city', 'Florence'),
    )
  })

  it('includes the addresses of its networks; those that a pattern brings stay', () => {
    const present = networks(network('instagram', 'https://www.instagram.com/rossi'), network('facebook'))
    const other = networks(network('facebook', 'https://www.facebook.com/x'), network('instagram'))
    expect(withWordsOf(present, other)).toBe(
      networks(
        network('facebook', 'https://www.facebook.com/x'),
        network('instagram', 'https://www.instagram.com/rossi'),
      ),
    )
  })

  it('a network gets an address and loses it again; an address that runs code is refused', () => {
    const bare = networks(network('instagram'))
    const { block = -1 } = socialLinksIn(bare)[0] ?? {}
    const linked = withSocialLinkAt(bare, block, 'https://www.instagram.com/rossi')
    expect(socialLinksIn(linked)).toEqual([{ block, service: 'instagram', url: 'https://www.instagram.com/rossi' }])
    expect(withSocialLinkAt(linked, block, '')).toBe(bare)
    expect(withSocialLinkAt(bare, block, 'javascript:alert(1)')).toBe(bare)
    expect(withSocialLinkAt(bare, 0, '/shop')).toBe(bare)
  })
})
