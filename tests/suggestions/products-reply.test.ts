import { describe, expect, it } from 'vitest'
import { productsIn } from '../../src/suggestions/products-reply'

describe('what the server says of the products that it was to write', () => {
  it('given none were written and the list is missing, then its errors are reported', { tags: ['A-10'] }, () => {
    const reply = JSON.stringify({ ai_content_generated: false, additional_errors: ['No tokens left'] })
    expect(productsIn(reply)).toEqual({ products: [], wrong: '["No tokens left"]' })
  })

  it('given it claims that they were written but has none, then its errors are reported', { tags: ['A-10'] }, () => {
    const reply = JSON.stringify({ ai_content_generated: true, additional_errors: ['Too many products'] })
    expect(productsIn(reply)).toEqual({ products: [], wrong: '["Too many products"]' })
  })

  it.each([
    ['nothing of the kind', '{}'],
    ['no JSON', 'Sorry'],
    ['a success without products', '{"ai_content_generated":true}'],
  ])('given %s, then it is said that there are none', { tags: ['A-10'] }, (_what, reply) => {
    expect(productsIn(reply)).toEqual({ products: [], wrong: 'the reply has no products' })
  })
})
