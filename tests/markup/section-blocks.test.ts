import { describe, expect, it } from 'vitest'
import { picturesIn } from '../../src/markup/pictures'
import { sampleTextsIn } from '../../src/markup/metadata'
import { withAdded, withRemoved, type Addable } from '../../src/markup/section-blocks'
import { textsIn } from '../../src/markup/texts'

const heading = '<!-- wp:heading -->\n<h2 class="wp-block-heading">Oat</h2>\n<!-- /wp:heading -->'
const text =
  '<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->\n<p class="has-text-align-center">Rye</p>\n<!-- /wp:paragraph -->'
const button = (words: string) =>
  `<!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">${words}</a></div>\n<!-- /wp:button -->`
const buttons = (...all: readonly string[]) =>
  `<!-- wp:buttons -->\n<div class="wp-block-buttons">${all.join('\n\n')}</div>\n<!-- /wp:buttons -->`
const group = (...inner: readonly string[]) =>
  `<!-- wp:group -->\n<div class="wp-block-group">${inner.join('\n\n')}</div>\n<!-- /wp:group -->`
const column = (...inner: readonly string[]) =>
  `<!-- wp:column -->\n<div class="wp-block-column">${inner.join('\n\n')}</div>\n<!-- /wp:column -->`
const columns = (...inner: readonly string[]) =>
  `<!-- wp:columns -->\n<div class="wp-block-columns">${inner.join('\n\n')}</div>\n<!-- /wp:columns -->`
const list =
  '<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->'

const added = (markup: string, after: number, what: Addable, holds = 'New & fresh') => {
  const found = withAdded(markup, after, what, holds)
  return found && { ...found, texts: textsIn(found.markup).map(({ html }) => html) }
}

describe('what is added to a section', () => {
  it('stands after the text with the caret, is aligned as that one is, and counts as a sample', () => {
    const after = added(group(heading, text, buttons(button('Go'))), 2, 'text')
    expect(after?.texts).toEqual(['Oat', 'Rye', 'New &amp; fresh', 'Go'])
    expect(after?.markup).toContain(
      `${text}\n\n<!-- wp:paragraph {"metadata":{"sampleText":"New \\u0026 fresh"},"style":{"typography":{"textAlign":"center"}}} -->\n<p class="has-text-align-center">New &amp; fresh</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:buttons -->`,
    )
    expect(sampleTextsIn(after?.markup ?? '')).toEqual(['New & fresh'])
    expect(textsIn(after?.markup ?? '').find(({ block }) => block === after?.block)?.html).toBe('New &amp; fresh')
  })

  it('is a heading below the highest of the section', () => {
    expect(added(group(heading, text), 2, 'heading')?.markup).toContain('"level":3')
    expect(added(group(text), 1, 'heading')?.markup).toContain('<h2 class="wp-block-heading has-text-align-center">')
  })

  it('is a button beside the others, or in a row of its own', () => {
    const beside = added(group(heading, buttons(button('Go'))), 3, 'button')
    expect(beside).toMatchObject({ texts: ['Oat', 'Go', 'New &amp; fresh'], block: 4 })
    expect(beside?.markup.match(/wp:buttons /g)).toHaveLength(2)
    expect(added(group(heading, buttons(button('Go'))), 1, 'button')?.markup).toBe(beside?.markup)
    const own = added(group(text), 1, 'button')
    expect(own).toMatchObject({ texts: ['Rye', 'New &amp; fresh'], block: 3 })
    expect(own?.markup).toContain('<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->')
  })

  it('never stands among buttons or points of a list, if it is neither', () => {
    expect(added(group(buttons(button('Go')), heading), 2, 'text')?.texts).toEqual(['Go', 'New &amp; fresh', 'Oat'])
    expect(added(group(list, heading), 2, 'picture', '/a.svg')).toMatchObject({ block: 3 })
  })

  it('is a picture with its address', () => {
    const after = added(group(heading), 1, 'picture', 'https://store.test/?a="b"&c')
    expect(picturesIn(after?.markup ?? '')).toMatchObject([{ block: 2, url: 'https://store.test/?a="b"&c', alt: '' }])
    expect(added(group(heading), 1, 'picture', 'javascript:alert(1)')).toBeNull()
  })

  it('is a copy of the column with the caret; there are six at most', () => {
    const two = columns(column(heading, text), column(heading))
    const three = added(group(two), 4, 'column', '')
    expect(three).toMatchObject({ texts: ['Oat', 'Rye', 'Oat', 'Rye', 'Oat'], block: 7 })
    expect(added(group(columns(...Array.from({ length: 6 }, () => column(heading)))), 3, 'column', '')).toBeNull()
    expect(added(group(heading), 1, 'column', '')).toBeNull()
    const grid = group(heading, group(text), group(text)).replace('wp:group', 'wp:group {"layout":{"type":"grid"}}')
    expect(added(grid, 3, 'column', '')?.texts).toEqual(['Oat', 'Rye', 'Rye', 'Rye'])
  })

  it('is nothing outside of a section, or among products', () => {
    expect(added(heading, 0, 'text')).toBeNull()
    expect(added(group(heading), 9, 'text')).toBeNull()
    const products = `<!-- wp:woocommerce/product-collection --><div>${heading}</div><!-- /wp:woocommerce/product-collection -->`
    expect(added(group(products), 2, 'text')).toBeNull()
  })
})

describe('what is removed from a section', () => {
  it('goes with what is empty then', () => {
    expect(withRemoved(group(heading, text), 2)).toBe(group(heading))
    expect(withRemoved(group(heading, buttons(button('Go'), button('On'))), 4)).toBe(
      group(heading, buttons(button('Go'))),
    )
    expect(withRemoved(group(heading, buttons(button('Go'))), 3)).toBe(group(heading))
    expect(withRemoved(group(heading, list), 3)).toBe(group(heading))
    expect(withRemoved(group(columns(column(heading), column(text))), 3)).toBe(group(columns(column(text))))
  })

  it('is not the last, not the section, and nothing of products', () => {
    expect(withRemoved(group(heading), 1)).toBeNull()
    expect(withRemoved(heading, 0)).toBeNull()
    expect(withRemoved(group(heading, text), 0)).toBeNull()
    expect(withRemoved(group(heading, text), 9)).toBeNull()
    const products = `<!-- wp:woocommerce/product-collection --><div>${heading}</div><!-- /wp:woocommerce/product-collection -->`
    expect(withRemoved(group(products, text), 2)).toBeNull()
  })

  it('gives back what was before, if it was added', () => {
    const before = group(heading, text, buttons(button('Go')))
    for (const what of ['heading', 'text', 'button', 'picture'] as const) {
      const after = withAdded(before, 2, what, '/new')
      expect(withRemoved(after?.markup ?? '', after?.block ?? 0)).toBe(before)
    }
  })
})
