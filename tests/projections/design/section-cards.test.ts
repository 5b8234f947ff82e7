import { describe, expect, it } from 'vitest'
import { sectionCards } from '../../../src/projections/design/section-cards'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const heading = (text: string) => `<!-- wp:heading -->\n<h2 class="wp-block-heading">${text}</h2>\n<!-- /wp:heading -->`
const image =
  '<!-- wp:image -->\n<figure class="wp-block-image"><img src="/a.webp" alt=""/></figure>\n<!-- /wp:image -->'
const group = (inner: string) => `<!-- wp:group -->\n<div class="wp-block-group">${inner}</div>\n<!-- /wp:group -->`
const list = (inner: string) =>
  `<!-- wp:query -->\n<div class="wp-block-query">${inner}<!-- wp:query-no-results -->${paragraph('Still empty')}<!-- /wp:query-no-results --></div>\n<!-- /wp:query -->`
const columns = (...each: readonly string[]) =>
  `<!-- wp:columns -->\n<div class="wp-block-columns">${each
    .map((inner) => `<!-- wp:column -->\n<div class="wp-block-column">${inner}</div>\n<!-- /wp:column -->`)
    .join('')}</div>\n<!-- /wp:columns -->`

const cardOf = (content: string) => {
  const cards = sectionCards(given(opened(), designRead({ home: { id: 'home', content, modified: null } })))
  return [...cards.values()][0]
}

describe('the card of a section', { tags: ['U-05'] }, () => {
  it.each([
    ['its heading', group(`${paragraph('First')}${heading('Bags for life')}`), 'Bags for life'],
    ['its first text, if it has no heading', group(paragraph('First')), 'First'],
    ['nothing, if it has no words', group(image), null],
    ['the heading of a list of products', list(heading('What is new')), 'What is new'],
    ['not the words that stand in an empty list', list(''), null],
  ])('has as its headline %s', (_, content, headline) => {
    expect(cardOf(content)?.headline).toBe(headline)
  })

  it.each([
    ['words', group(paragraph('One'))],
    ['top', group(image)],
    ['tiles', list(heading('What is new'))],
    ['start', columns(image, paragraph('One'))],
    ['end', columns(paragraph('One'), image)],
  ])('draws its picture as it stands there: %s', (shape, content) => {
    expect(cardOf(content)?.shape).toBe(shape)
  })
})
