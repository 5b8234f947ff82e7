import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../../src/events'
import { contrastRows, pairsNow } from '../../../../src/projections/design/contrast/contrast-rows'
import { designRead } from '../../../support/facts'
import { given, opened } from '../../../support/story'
import { themeOfTwentyFour } from '../../../support/theme-of-twenty-four'
import { topOf } from '../../../../src/reducers/design/stack'

const template = (content: string) => ({
  id: 'twentytwentyfour//home',
  content: `<!-- wp:template-part {"slug":"header"} /-->\n${content}\n<!-- wp:template-part {"slug":"footer"} /-->`,
  modified: null,
})
const part = (slug: string, content: string) => ({ id: `twentytwentyfour//${slug}`, content, modified: null })

const on = (content: string, ...events: readonly FlowEvent[]) =>
  given(
    opened(),
    designRead({
      base: JSON.stringify(themeOfTwentyFour),
      header: part('header', '<!-- wp:site-title /-->'),
      footer: part(
        'footer',
        '<!-- wp:social-links {"iconColor":"contrast","className":"is-style-logos-only"} --><ul class="wp-block-social-links"></ul><!-- /wp:social-links -->',
      ),
      home: template(content),
    }),
    ...events,
  )

const told = (content: string, ...events: readonly FlowEvent[]) =>
  pairsNow(on(content, ...events))
    .filter(({ where }) => where !== 'header' && where !== 'footer')
    .map(({ what, text, grounds }) => [what, text.color, ...grounds])

const own = (place: 'text' | 'background' | 'headings' | 'links', colour: string) =>
  fact('ColourChosen', { place, colour })

const paragraph = '<!-- wp:paragraph --><p>Oak and ash</p><!-- /wp:paragraph -->'
const group = (attributes: object, inner: string) =>
  `<!-- wp:group ${JSON.stringify(attributes)} --><div class="wp-block-group">${inner}</div><!-- /wp:group -->`
const cover = (attributes: object) =>
  `<!-- wp:cover ${JSON.stringify(attributes)} --><div class="wp-block-cover">${paragraph}</div><!-- /wp:cover -->`

describe('the pairs of text and background that are drawn', () => {
  it('given a page, then the shop’s name and icons are among them', { tags: ['B-03'] }, () => {
    expect(pairsNow(on('')).map(({ what, where, text, grounds }) => [what, where, text.color, ...grounds])).toEqual([
      ['shopName', 'header', '#111111', '#f9f9f9'],
      ['linkHover', 'header', '#111111', '#f9f9f9'],
      ['icons', 'footer', '#111111', '#f9f9f9'],
    ])
  })

  it(
    'given a ground around text, by name, written out or by the kind of block, then the text is on it',
    { tags: ['B-03'] },
    () => {
      expect(told(group({ backgroundColor: 'contrast' }, paragraph))).toEqual([['text', '#111111', '#111111']])
      expect(told(group({ style: { color: { background: '#abcdef', text: '#123456' } } }, paragraph))).toEqual([
        ['text', '#123456', '#abcdef'],
      ])
      expect(told(`<!-- wp:quote --><blockquote>${paragraph}</blockquote><!-- /wp:quote -->`)).toEqual([
        ['text', '#111111', '#ffffff'],
      ])
    },
  )

  it(
    'given a cover of one color, then its text is judged; over a picture only with a strong overlay',
    { tags: ['B-03'] },
    () => {
      expect(told(cover({ customOverlayColor: '#777777', isDark: false }))).toEqual([['text', '#000000', '#777777']])
      const over = (dimRatio: number) =>
        pairsNow(on(cover({ url: 'x.webp', dimRatio }))).find(({ what }) => what === 'text')
      expect(over(0)?.ratio).toBeNull()
      expect(over(50)?.ratio).toBeNull()
      expect(over(80)?.ratio).toBeGreaterThan(4.5)
    },
  )

  it('given a link, then it is judged as it is and under the pointer', { tags: ['B-03'] }, () => {
    const linked = '<!-- wp:paragraph --><p>See <a href="/x">more</a></p><!-- /wp:paragraph -->'
    expect(told(linked, own('links', '#dddddd'))).toEqual([
      ['text', '#111111', '#f9f9f9'],
      ['links', '#dddddd', '#f9f9f9'],
      ['linkHover', '#dddddd', '#f9f9f9'],
    ])
  })

  it('given products, then their names are distinguished from other titles', { tags: ['B-03'] }, () => {
    const title = '<!-- wp:post-title {"isLink":true} /-->'
    expect(told(title).map(([what]) => what)).toEqual(['titles', 'linkHover'])
    const query = `<!-- wp:query {"query":{"postType":"product"}} -->${title}<!-- /wp:query -->`
    expect(told(query).map(([what]) => what)).toEqual(['productNames', 'linkHover'])
  })

  it('given a large heading, then less is enough; a small one and text need more', { tags: ['B-03'] }, () => {
    const heading = (more: object) => `<!-- wp:heading ${JSON.stringify(more)} --><h2>Chairs</h2><!-- /wp:heading -->`
    const level = (content: string) =>
      contrastRows(on(content, own('background', '#ffffff'), own('text', '#111111'), own('headings', '#888888'))).find(
        ({ what }) => what === 'headings',
      )?.level
    expect(level(heading({}))).toBe('AA')
    expect(level(heading({ fontSize: 'small' }))).toBe('fails')
    expect(level(heading({ level: 3 }))).toBe('fails')
  })
})

describe('the fix for a failure', () => {
  const failing = (content: string, ...events: readonly FlowEvent[]) =>
    contrastRows(on(content, ...events)).filter(({ level }) => level === 'fails')

  it('given text too pale for its page, then its place gets the nearest legible color', { tags: ['B-03'] }, () => {
    const events = [own('background', '#ffffff'), own('text', '#dddddd')]
    const row = failing(paragraph, ...events).find(({ what }) => what === 'text')
    expect(row).toMatchObject({ what: 'text', ratio: 1.3, mend: { type: 'ColourChosen', place: 'text' } })
    expect(failing(paragraph, ...events, row!.mend!)).toEqual([])
  })

  it('given a ratio just under the minimum, then it is not rounded up to it', { tags: ['B-03'] }, () => {
    const rows = failing(paragraph, own('background', '#ffffff'), own('text', '#777777'))
    expect(rows[0]).toMatchObject({ ratio: 4.4, level: 'fails' })
  })

  it(
    'given a band in a color of its own, then only the text in it changes, and the blocks stay valid',
    { tags: ['B-03'] },
    () => {
      const band = group({ style: { color: { background: '#222222' } } }, paragraph) + paragraph
      const [row] = failing(band)
      expect(row?.mend?.type).toBe('ContrastMended')
      const after = on(band, row!.mend!)
      expect(contrastRows(after).filter(({ level }) => level === 'fails')).toEqual([])
      const content = after.designing.design!.sections[0]!.content
      const color = /"text":"(#[0-9a-f]{6})"/.exec(content)?.[1]
      expect(content).toContain(`<p class="has-text-color" style="color:${color}">Oak and ash</p>`)
      expect(after.designing.design!.sections[1]!.content).toBe(paragraph)
      expect(topOf(after.designing.past)?.step.type).toBe('ContrastMended')
    },
  )

  it('before the design is read, there are none', () => {
    expect(contrastRows(given(opened()))).toEqual([])
  })

  it('a query answers with the same object until something in it changes', () => {
    const before = on(paragraph)
    expect(contrastRows({ ...before, seq: before.seq + 1 })).toBe(contrastRows(before))
  })
})
