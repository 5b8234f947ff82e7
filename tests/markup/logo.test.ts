import { describe, expect, it } from 'vitest'
import { besidesLogoLook, hasLogo, logoIn, withLogo, withoutLogoWidth } from '../../src/markup/site-identity'

const group = (inside: string) => `<!-- wp:group -->\n<div class="wp-block-group">${inside}</div>\n<!-- /wp:group -->`
const logo = (look: object) => `<!-- wp:site-logo ${JSON.stringify(look)} /-->`

describe('the logo in markup', { tags: ['D-12'] }, () => {
  it('reads the look of the first logo, at any depth', () => {
    const text = group(logo({ width: 90, isLink: false, align: 'wide' }) + logo({ width: 20 }))
    expect(logoIn(text)).toEqual({ width: 90, linked: false, synced: null, align: 'wide' })
    expect(logoIn('<!-- wp:site-title /-->')).toEqual({ width: null, linked: null, synced: null, align: null })
  })

  it('gives every logo a look and leaves the rest byte for byte', () => {
    const text = group(`  ${logo({ className: 'x' })} \n <!-- wp:site-title  /-->`)
    expect(withLogo(text, { width: 70, linked: true })).toBe(
      text.replace('{"className":"x"}', '{"className":"x","width":70,"isLink":true}'),
    )
  })

  it('leaves a logo unchanged that already has this look', () => {
    const text = `<!-- wp:site-logo   { "width": 70 } /-->`
    expect(withLogo(text, { width: 70 })).toBe(text)
  })

  it('removes the width', () => {
    expect(withoutLogoWidth(logo({ width: 70, isLink: false }))).toBe(logo({ isLink: false }))
  })

  it('tells whether texts differ in more than the look of their logos', () => {
    const one = group('<!-- wp:site-logo /--><!-- wp:site-title /-->')
    const other = withLogo(one, { width: 70, linked: false, synced: true })
    expect(other).not.toBe(one)
    expect(besidesLogoLook(other)).toBe(besidesLogoLook(one))
    expect(besidesLogoLook(other)).not.toBe(besidesLogoLook(other.replace('site-title', 'site-tagline')))
  })

  it('tells whether there is a logo', () => {
    expect(hasLogo(group(logo({})))).toBe(true)
    expect(hasLogo(group('<!-- wp:site-title /-->'))).toBe(false)
  })
})
