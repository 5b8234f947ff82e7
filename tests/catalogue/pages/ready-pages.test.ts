import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readyPages } from '../../../src/catalogue/pages/ready-pages'

const source = (slug: string) => readFileSync(`plugin/patterns/${slug}.php`, 'utf8')

/** Each kind of section that other builders have, by what its file says of it. */
const kinds: Readonly<Record<string, RegExp>> = {
  'three-facts': /cys-row/,
  'questions-and-answers': /wp:details/,
  'opening-hours': /weekday\(/,
  'picture-gallery': /wp:gallery/,
  lookbook: /aspectRatio/,
  film: /Watch the film/,
  press: /cys-logos/,
  'latest-posts': /Needs: posts/,
  'how-it-works': /How it works/,
  team: /cys-people/,
  'trust-and-payment': /payment_icons\(/,
  'category-tiles': /tiles_with_pictures\(/,
  'one-product': /one_product\(/,
  'on-sale': /Needs: sale/,
  'sign-up': /sign_up_form\(/,
  'price-list': /price_list\(/,
}

describe('the kinds of sections that every builder has', { tags: ['M-07'] }, () => {
  it.each(Object.entries(kinds))('there is one: %s', (slug, sign) => {
    expect(source(slug)).toMatch(sign)
  })

  it.each(Object.keys(kinds))(
    '%s is made of blocks of core and WooCommerce only, and needs no HTML of its own',
    (slug) => {
      const names = [...source(slug).matchAll(/<!-- wp:([\w/-]+)/g)].map(([, name = '']) => name)
      expect(names.filter((name) => name.includes('/') && !name.startsWith('woocommerce/'))).toEqual([])
      expect(names).not.toContain('html')
    },
  )
})

describe('ready-made pages', { tags: ['M-07'] }, () => {
  it('there are nine beside the templates, no two alike', () => {
    expect(readyPages).toHaveLength(9)
    expect(new Set(readyPages.map(({ body }) => body.join())).size).toBe(9)
  })

  it.each(readyPages)(
    '$name: its sections are patterns of ours, each once, and nothing in it may be missing',
    ({ body }) => {
      expect(new Set(body).size).toBe(body.length)
      for (const slug of body) {
        expect([slug, existsSync(`plugin/patterns/${slug}.php`)]).toEqual([slug, true])
        expect(source(slug)).not.toContain('* Needs:')
      }
    },
  )

  it.each(readyPages)('$name: one main heading, at the top, and no reviews', ({ body }) => {
    expect(body.filter((slug) => source(slug).includes('<h1'))).toEqual([body[0]])
    expect(body.filter((slug) => /Categories:.*\breviews\b/.test(source(slug)))).toEqual([])
  })

  it.each(readyPages)('$name: no picture follows itself', ({ body }) => {
    const pictures = body.flatMap((slug) => [
      new Set([...source(slug).matchAll(/esc_url\( picture\( '([^']+)'/g)].map(([, name = '']) => name)),
    ])
    const shown = pictures.filter(({ size }) => size > 0)
    for (const [index, each] of shown.entries())
      expect([...each].filter((name) => shown[index - 1]?.has(name))).toEqual([])
  })
})
