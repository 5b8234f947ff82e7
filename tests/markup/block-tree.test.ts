import { expect, it } from 'vitest'
import { blockTree, withInner } from '../../src/markup/blocks'

it('given nested blocks, then each has its own HTML and its position', { tags: ['B-03'] }, () => {
  const markup =
    '<!-- wp:group {"a":1} --><div><!-- wp:spacer /-->x<!-- wp:paragraph --><p>y</p><!-- /wp:paragraph --></div><!-- /wp:group --><!-- wp:separator /-->'
  const all = blockTree(markup).flatMap(withInner)
  expect(all.map(({ name, html, index }) => [name, html, index])).toEqual([
    ['core/group', '<div>x</div>', 0],
    ['core/spacer', '', 1],
    ['core/paragraph', '<p>y</p>', 2],
    ['core/separator', '', 3],
  ])
})

it('given a block that never opens or never closes, then nothing throws', () => {
  expect(blockTree('<!-- /wp:group --><!-- wp:group --><p>').map(({ name }) => name)).toEqual(['core/group'])
})
