import { describe, expect, test } from 'vitest'
import { sliceBlocks } from '../../src/markup/tokens'
import { timed } from '../support/cpu-time'

const cut = (markup: string) => sliceBlocks(markup).map(({ name, text }) => [name, text])

describe('given serialised markup, when it is sliced', () => {
  test('then nested blocks stay inside their parents', () => {
    const group = '<!-- wp:group --><div><!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
    expect(cut(`${group}\n\n<!-- wp:spacer /-->`)).toEqual([
      ['core/group', group],
      [null, '\n\n'],
      ['core/spacer', '<!-- wp:spacer /-->'],
    ])
  })

  test('then blocks of a plugin that is gone keep their name and their bytes', () => {
    const gone = '<!-- wp:gone/chart {"points":[1,2]} --><figure></figure><!-- /wp:gone/chart -->'
    expect(sliceBlocks(gone)).toEqual([{ name: 'gone/chart', attributes: { points: [1, 2] }, text: gone }])
  })

  test('then HTML without blocks is one slice', () => {
    expect(cut('<p>Old <!-- remark --> post</p>')).toEqual([[null, '<p>Old <!-- remark --> post</p>']])
  })

  test('then attributes that cannot be read are null', () => {
    expect(sliceBlocks('<!-- wp:spacer {"height":} /-->')[0]?.attributes).toBeNull()
  })

  test('then an escaped end of a comment inside attributes does not end the block', () => {
    const markup = '<!-- wp:html {"note":"\\u002d\\u002d\\u003e and } too"} /-->'
    expect(sliceBlocks(markup)).toEqual([{ name: 'core/html', attributes: { note: '--> and } too' }, text: markup }])
  })

  test('then a block that is never closed takes the rest', () => {
    const open = '<!-- wp:group --><div><!-- wp:paragraph --><p>Hi'
    expect(cut(`<!-- wp:spacer /-->${open}`)).toEqual([
      ['core/spacer', '<!-- wp:spacer /-->'],
      ['core/group', open],
    ])
  })

  test('then what follows a stray closing comment is one slice', () => {
    const rest = '<!-- /wp:group --><!-- wp:spacer /-->'
    expect(cut(rest)).toEqual([[null, rest]])
  })

  test('then a hundred thousand comments that never end are read in one pass', () => {
    const hostile = '<!-- wp:a {'.repeat(100_000)
    const { value, took } = timed(() => cut(hostile))
    expect(value).toHaveLength(1)
    expect(took).toBeLessThan(2_000)
  })
})
