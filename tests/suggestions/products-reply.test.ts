import { describe, expect, it } from 'vitest'
import { goodsIn, productsIn } from '../../src/suggestions/products-reply'

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

describe('the goods that the server says a shop would sell', () => {
  const good = { title: 'Rye loaf', price: '€5.20', picture: 'http://store.test/rye.webp', alt: 'A loaf' }
  const replyOf = (...goods: readonly object[]) => JSON.stringify({ images: {}, goods })

  it('given a reply with goods, then they are told', { tags: ['X-01'] }, () => {
    expect(goodsIn(replyOf(good, { ...good, title: 'Bun' }))).toEqual([good, { ...good, title: 'Bun' }])
  })

  it.each(['{}', 'Sorry', '{"goods":"bread"}', replyOf({ ...good, price: 5 }), replyOf({ title: 'Rye' })])(
    'given %s, then there are none',
    { tags: ['X-01'] },
    (reply) => {
      expect(goodsIn(reply)).toEqual([])
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,<script></script>', 'rye.webp', ''])(
    'given the picture %s, then the good is left out',
    { tags: ['X-01', 'W-06'] },
    (picture) => {
      expect(goodsIn(replyOf({ ...good, picture }, good))).toEqual([good])
    },
  )

  it('given markup or a long title, then it is plain text of a bounded length', { tags: ['X-01', 'W-06'] }, () => {
    const [first] = goodsIn(replyOf({ ...good, title: `<b>Rye</b> ${'loaf '.repeat(40)}`, alt: 'A <i>loaf</i>' }))
    expect(first?.title).not.toContain('<')
    expect(first?.title.length).toBeLessThanOrEqual(60)
    expect(first?.alt).toBe('A loaf')
    expect(goodsIn(replyOf({ ...good, title: ' ' }))).toEqual([])
  })
})
