import { describe, expect, it } from 'vitest'
import { withTypeOfPairing } from '../../src/markup/site-identity'

describe('the store’s name in a header of WooCommerce’s', { tags: ['D-05'] }, () => {
  it.each([
    [
      '<!-- wp:site-title {"style":{"typography":{"fontStyle":"normal","fontWeight":"700"}}} /-->',
      '<!-- wp:site-title /-->',
    ],
    [
      '<!-- wp:site-title {"fontFamily":"inter","level":0,"style":{"color":{"text":"#000"},"typography":{"fontSize":"20px","letterSpacing":"0px"}}} /-->',
      '<!-- wp:site-title {"level":0,"style":{"color":{"text":"#000"},"typography":{"fontSize":"20px"}}} /-->',
    ],
    [
      '<!-- wp:site-title {"level":0,"fontSize":"large"} /-->',
      '<!-- wp:site-title {"level":0,"fontSize":"large"} /-->',
    ],
    [
      '<!-- wp:heading {"style":{"typography":{"fontWeight":"700"}}} /-->',
      '<!-- wp:heading {"style":{"typography":{"fontWeight":"700"}}} /-->',
    ],
  ])('given %s, then its family, weight and spacing are left to the fonts that are chosen', (theirs, plain) => {
    expect(withTypeOfPairing(theirs)).toBe(plain)
    expect(withTypeOfPairing(plain)).toBe(plain)
  })
})
