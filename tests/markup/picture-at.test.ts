// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withAltAt, withFocusAt, withPictureAt, picturesIn } from '../../src/markup/pictures'
import { holds } from '../properties/holds'
import { shippedPatterns } from '../support/shipped-patterns'

const picture = { id: 12, url: 'http://store.test/b.png', alt: 'A leaf' }
const image = (attributes: string, tag: string) =>
  `<!-- wp:image ${attributes} --><figure class="wp-block-image size-full">${tag}</figure><!-- /wp:image -->`
const cover = (attributes: string, tag: string) =>
  `<!-- wp:cover ${attributes} --><div class="wp-block-cover">${tag}<span></span><div><!-- wp:spacer /--></div></div><!-- /wp:cover -->`
const media = (attributes: string, tag: string) =>
  `<!-- wp:media-text ${attributes} --><div class="wp-block-media-text"><div><!-- wp:spacer /--></div><figure class="wp-block-media-text__media">${tag}</figure></div><!-- /wp:media-text -->`

describe('another picture in a block', { tags: ['B-06'] }, () => {
  it('given an image, then its size and style stay', () => {
    const before = image('{"aspectRatio":"4/3"}', '<img src="a.webp" alt="Old" style="aspect-ratio:4/3"/>')
    expect(withPictureAt(before, 0, picture)).toBe(
      image(
        '{"aspectRatio":"4/3","id":12}',
        '<img src="http://store.test/b.png" alt="A leaf" style="aspect-ratio:4/3" class="wp-image-12"/>',
      ),
    )
  })

  it('given an image of the library that links to its file, then the link changes with it', () => {
    const tag = '<a href="a.webp"><img src="a.webp" alt="" class="wp-image-7 x"/></a>'
    expect(withPictureAt(image('{"id":7,"linkDestination":"media"}', tag), 0, picture)).toBe(
      image(
        '{"id":12,"linkDestination":"media"}',
        '<a href="http://store.test/b.png"><img src="http://store.test/b.png" alt="A leaf" class="wp-image-12 x"/></a>',
      ),
    )
  })

  it('given a cover, then its attributes and its HTML agree', () => {
    const tag = '<img class="wp-block-cover__image-background" alt="Old" src="a.webp" data-object-fit="cover"/>'
    expect(withPictureAt(cover('{"url":"a.webp","alt":"Old","dimRatio":0}', tag), 0, { ...picture, alt: '' })).toBe(
      cover(
        '{"url":"http://store.test/b.png","dimRatio":0,"id":12}',
        '<img class="wp-block-cover__image-background wp-image-12" alt="" src="http://store.test/b.png" data-object-fit="cover"/>',
      ),
    )
  })

  it('given a cover that stays while the page moves, then its style has the picture', () => {
    const tag =
      '<div class="wp-block-cover__image-background" style="background-position:50% 50%;background-image:url(a.webp)"></div>'
    const before = cover('{"url":"a.webp","hasParallax":true}', tag)
    const after = withFocusAt(withPictureAt(before, 0, picture), 0, { x: 0, y: 0.25 })
    expect(after).toContain('style="background-position:0% 25%;background-image:url(http://store.test/b.png)"')
    expect(after).toContain('role="img" aria-label="A leaf"')
    expect(picturesIn(after)).toEqual([{ block: 0, ...picture, focus: { x: 0, y: 0.25 } }])
  })

  it('given a picture beside a text, then it has its size as a class, and no page in the library', () => {
    const before = media('{"mediaLink":"old","mediaType":"image"}', '<img src="a.webp" alt="Old"/>')
    expect(withPictureAt(before, 0, picture)).toBe(
      media(
        '{"mediaType":"image","mediaId":12}',
        '<img src="http://store.test/b.png" alt="A leaf" class="wp-image-12 size-full"/>',
      ),
    )
  })

  it('given a decorative picture gets a text, then it is no longer marked as decorative', () => {
    const before = image('{"isDecorative":true}', '<img src="a.webp" alt="" role="none"/>')
    expect(withAltAt(before, 0, '')).toBe(before)
    expect(withAltAt(before, 0, '"Fox" & <Owl>')).toBe(
      '<!-- wp:image --><figure class="wp-block-image size-full"><img src="a.webp" alt="&quot;Fox&quot; &amp; &lt;Owl&gt;"/></figure><!-- /wp:image -->',
    )
  })

  it('given a focus, then cover and filled half are cut around it; an image has none', () => {
    const point = { x: 0.333, y: 1 }
    const tag = '<img class="wp-block-cover__image-background" alt="" src="a.webp"/>'
    expect(withFocusAt(cover('{"url":"a.webp"}', tag), 0, point)).toContain(
      'style="object-position:33% 100%" data-object-position="33% 100%"',
    )
    const filled = media('{"imageFill":true}', '<img src="a.webp" alt="" style="object-position:50% 50%"/>')
    expect(picturesIn(withFocusAt(filled, 0, point))).toMatchObject([{ focus: point }])
    expect(withFocusAt(filled, 0, point)).toContain('style="object-position:33% 100%"')
    const plain = image('{}', '<img src="a.webp" alt=""/>')
    expect(withFocusAt(plain, 0, point)).toBe(plain)
  })

  it('given a block without a picture of its own, then nothing changes', () => {
    for (const other of [
      '<!-- wp:paragraph --><p><img src="a.webp"/></p><!-- /wp:paragraph -->',
      cover('{"overlayColor":"base"}', ''),
      cover('{"useFeaturedImage":true,"url":"a.webp"}', ''),
      cover('{"url":"a.mp4","backgroundType":"video"}', '<video src="a.mp4"></video>'),
      image('{"metadata":{"bindings":{"url":{"source":"x"}}}}', '<img src="a.webp" alt=""/>'),
      media('{"imageFill":true}', '<!----><img src="a.webp"/>').replace(
        '<figure ',
        '<figure style="background-image:url(a)" ',
      ),
    ]) {
      expect(picturesIn(other)).toEqual([])
      expect(withPictureAt(other, 0, picture)).toBe(other)
      expect(withAltAt(other, 0, 'A')).toBe(other)
    }
    expect(withPictureAt('<!-- wp:image --><img src="a"><!-- /wp:image -->', 5, picture)).not.toContain('b.png')
  })
})

const words = fc.string({
  unit: fc.oneof(fc.constantFrom('"', "'", '<', '>', '&', '--', '\\', '#39;', '🐕'), fc.string()),
})
const all = shippedPatterns.flatMap(({ slug, content }) =>
  picturesIn(content).map((found) => ({ slug, markup: content, found })),
)

describe('the pictures of every pattern of ours', { tags: ['B-06', 'P-08'] }, () => {
  it('are all found, with their texts', () => {
    const tags = shippedPatterns.flatMap(({ content }) => content.match(/<img\b/g) ?? [])
    expect(all.length).toBe(tags.length)
    expect(all.every(({ found }) => found.alt !== '' && found.id === null)).toBe(true)
  })

  it('read as written after they are replaced, described and focused, and everything else stays', () =>
    holds(
      fc.property(fc.constantFrom(...all), words, fc.nat(100), fc.nat(100), ({ markup, found }, alt, x, y) => {
        const { block } = found
        const replaced = withPictureAt(markup, block, { ...picture, alt })
        expect(at(replaced, block)).toEqual({ ...found, ...picture, alt })
        expect(besides(replaced, block)).toEqual(besides(markup, block))
        const focus = found.focus && { x: x / 100, y: y / 100 }
        const focused = withFocusAt(replaced, block, { x: x / 100, y: y / 100 })
        expect(at(focused, block)).toEqual({ ...found, ...picture, alt, focus })
        expect(besides(focused, block)).toEqual(besides(markup, block))
        expect(at(withAltAt(focused, block, 'Owl'), block)?.alt).toBe('Owl')
        expect(withPictureAt(replaced, block, { ...picture, alt })).toBe(replaced)
      }),
    ))
})

const at = (markup: string, block: number) => picturesIn(markup).find((each) => each.block === block)

/** The markup without the block's comment and the tag of its picture. */
const besides = (markup: string, block: number): readonly string[] => {
  const own = [...markup.matchAll(/<!--\s+wp:[^\s]+\s[\s\S]*?-->/g)][block]
  const begin = own?.index ?? 0
  const rest = markup.slice(begin + (own?.[0].length ?? 0))
  const tag = /<img\b[^>]*wp-image-12[^>]*>|<img\b[^>]*>/.exec(rest)
  return [markup.slice(0, begin), rest.slice(0, tag?.index), rest.slice((tag?.index ?? 0) + (tag?.[0].length ?? 0))]
}
