import { expect, it } from 'vitest'
import { withBlockAt } from '../../src/markup/blocks'
import { sliceBlocks } from '../../src/markup/tokens'

const markup =
  'before<!-- wp:cover {"a":1} --><div><img><!-- wp:spacer /-->x<!-- wp:paragraph --><p>y</p><!-- /wp:paragraph --></div><!-- /wp:cover --><!-- wp:separator /-->'

const ownAt = (index: number) => {
  const seen: unknown[] = []
  withBlockAt(markup, index, (own, name) => {
    seen.push([name, own.attributes, own.head, own.foot])
    return null
  })
  return seen[0]
}

it('given nested blocks, then each is returned with its own attributes and HTML', { tags: ['B-06'] }, () => {
  expect([0, 1, 2, 3, 4].map(ownAt)).toEqual([
    ['core/cover', { a: 1 }, '<div><img>', '</div>'],
    ['core/spacer', {}, '', ''],
    ['core/paragraph', {}, '<p>y</p>', ''],
    ['core/separator', {}, '', ''],
    undefined,
  ])
})

it('given one changes, then every other byte stays the same', { tags: ['B-06'] }, () => {
  const cover = withBlockAt(markup, 0, () => ({ attributes: { b: '--' }, head: '<i>', foot: '</i>' }))
  expect(cover).toBe(
    markup
      .replace('{"a":1}', String.raw`{"b":"\u002d\u002d"}`)
      .replace('<div><img>', '<i>')
      .replace('</div>', '</i>'),
  )
  expect(withBlockAt(markup, 1, (own) => ({ ...own, attributes: { height: '1px' } }))).toBe(
    markup.replace('wp:spacer /', 'wp:spacer {"height":"1px"} /'),
  )
  expect(withBlockAt(markup, 2, (own) => ({ ...own, head: '<p>z</p>' }))).toBe(markup.replace('y', 'z'))
  expect(withBlockAt(markup, 0, (own) => ({ ...own, attributes: {} }))).toBe(markup.replace('{"a":1} ', ''))
  expect(sliceBlocks(cover)).toHaveLength(3)
})

it('given a block that never closes, or attributes that cannot be read, then nothing throws', () => {
  expect(withBlockAt('<!-- wp:group --><p>', 0, (own) => ({ ...own, head: '<b>' }))).toBe('<!-- wp:group --><b>')
  expect(withBlockAt('<!-- wp:group {x} /-->', 0, (own) => own)).toBe('<!-- wp:group {x} /-->')
})
