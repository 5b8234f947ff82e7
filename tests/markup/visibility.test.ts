import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canHide, hidden, isHidden, shown } from '../../src/markup/visibility'

const tagged = { tags: ['B-10'] }
const heading = '<!-- wp:heading {"level":2} -->\n<h2 class="wp-block-heading">News</h2>\n<!-- /wp:heading -->'
const group =
  '<!-- wp:group {"metadata":{"name":"Reviews","categories":["reviews"]}} -->\n<div class="wp-block-group"><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --></div>\n<!-- /wp:group -->'

describe('sections that visitors do not see', tagged, () => {
  it('given a block, then only its comment says that it is hidden, as WordPress does', () => {
    expect(hidden(heading)).toBe(
      '<!-- wp:heading {"level":2,"metadata":{"blockVisibility":false}} -->\n<h2 class="wp-block-heading">News</h2>\n<!-- /wp:heading -->',
    )
    expect(hidden(group)).toContain('{"name":"Reviews","categories":["reviews"],"blockVisibility":false}')
    expect(hidden(group)).toContain('<!-- wp:paragraph --><p>One</p>')
    expect([isHidden(group), isHidden(hidden(group))]).toEqual([false, true])
  })

  it('given several blocks, then all are hidden and shown again, with the space between them', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(heading, group, '\n\n', ' '), { minLength: 1 }), (parts) => {
        const markup = parts.join('')
        expect(isHidden(hidden(markup))).toBe(parts.some((part) => part.trim() !== ''))
        expect(shown(hidden(markup))).toBe(markup)
        expect(hidden(hidden(markup))).toBe(hidden(markup))
      }),
    ))

  it.each([
    ['HTML without a block', `${heading}<p>Loose</p>`],
    ['attributes that cannot be read', '<!-- wp:heading {"level":2 -->\n<h2>News</h2>\n<!-- /wp:heading -->'],
    [
      'what is hidden on phones only',
      heading.replace('"level":2', '"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}'),
    ],
    ['nothing', ' '],
  ])('given %s, then it stays as it is', (_, markup) => {
    expect([canHide(markup), hidden(markup), shown(markup)]).toEqual([false, markup, markup])
  })
})
