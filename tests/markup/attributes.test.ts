import { describe, expect, test } from 'vitest'
import { withLogo } from '../../src/markup/site-identity'
import { categoriesOf, patternNameOf, withMetadata } from '../../src/markup/metadata'

const origin = { patternName: 'woocommerce-blocks/banner', name: 'Banner', categories: ['featured-selling'] }

describe('given a pattern', () => {
  test('when its origin is set, then only the first comment changes', () => {
    const rest = '<p class="a  b">Hi</p><!-- /wp:paragraph -->\n\n<!-- wp:spacer {"height":"1.0px"} /-->'
    const named = withMetadata(`\n<!-- wp:paragraph -->${rest}`, origin)
    expect(named).toBe(
      '\n<!-- wp:paragraph {"metadata":{"categories":["featured-selling"],"patternName":"woocommerce-blocks/banner","name":"Banner"}} -->' +
        rest,
    )
    expect(patternNameOf(named)).toBe('woocommerce-blocks/banner')
    expect(categoriesOf(named)).toEqual(['featured-selling'])
  })

  test('when its block has a name and other metadata, then both are kept', () => {
    const named = withMetadata('<!-- wp:group {"align":"full","metadata":{"name":"Mine","bindings":{}}} /-->', origin)
    expect(named).toContain('{"align":"full","metadata":{"name":"Mine","bindings":{},"categories"')
  })

  test('when its title contains markup, then the comment does not end there', { tags: ['W-06'] }, () => {
    const named = withMetadata('<!-- wp:spacer /-->', { ...origin, name: '--><script>"&\\' })
    expect(named.match(/-->/g)).toHaveLength(1)
    expect(named).toContain('\\u002d\\u002d\\u003e\\u003cscript\\u003e\\u0022\\u0026\\u005c')
  })

  test('when its attributes cannot be read, then it stays unchanged', () => {
    expect(withMetadata('<!-- wp:spacer {"height":} /-->', origin)).toBe('<!-- wp:spacer {"height":} /-->')
  })
})

describe('given blocks made by hand', () => {
  test('then they have no pattern and no category', () => {
    expect(patternNameOf('<!-- wp:spacer {"metadata":{"patternName":7,"categories":"intro"}} /-->')).toBeNull()
    expect(categoriesOf('<!-- wp:spacer {"metadata":{"patternName":7,"categories":"intro"}} /-->')).toEqual([])
    expect(patternNameOf('<p>Old</p>')).toBeNull()
  })
})

describe('given logos in a template', () => {
  test('when their width is set, then each has it, at any depth', { tags: ['N-08'] }, () => {
    expect(
      withLogo(
        '<!-- wp:site-logo /--><!-- wp:group --><!-- wp:site-logo {"isLink":false,"width":20} /--><!-- /wp:group -->',
        { width: 60 },
      ),
    ).toBe(
      '<!-- wp:site-logo {"width":60} /--><!-- wp:group --><!-- wp:site-logo {"isLink":false,"width":60} /--><!-- /wp:group -->',
    )
  })
})
