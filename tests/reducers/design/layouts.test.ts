import { describe, expect, it } from 'vitest'
import { ownPattern } from '../../../src/catalogue/pages/own-patterns'
import { fact, type FlowEvent } from '../../../src/events'
import { placesIn } from '../../../src/markup/content'
import { asSection } from '../../../src/projections/design/library'
import { designRead, featuresRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { patterns } from '../../arbitraries/layouts'

const layout = (slug: string) => {
  const found = patterns.find(({ name }) => name === ownPattern(slug))
  if (found === undefined) throw new Error(`There is no ${slug}.`)
  return { section: 'mine', pattern: found.name, title: found.title, content: asSection(found) }
}
const begun = (slug: string, ...events: readonly FlowEvent[]) =>
  given(
    opened(),
    featuresRead(),
    designRead(),
    fact('PatternsReadReceived', { recipe: 7, patterns }),
    fact('SectionInserted', { after: null, ...layout(slug) }),
    ...events,
  ).designing.design!.sections.at(-1)!
const to = (slug: string) => fact('LayoutChosen', layout(slug))
const shuffled = (slug: string, keeps = true) => fact('SectionShuffled', { ...layout(slug), keeps })
const written = (block: number, html: string) => fact('TextWritten', { section: 'mine', block, html })

/** What stands in each place, by its most general role. */
const shown = ({ content }: { readonly content: string }) =>
  Object.fromEntries(
    placesIn(content).map(({ roles, content: found }) => {
      const { kind: _, look: _look, ...rest } = { look: null, ...found }
      return [roles.at(-1) ?? '', rest]
    }),
  )
const lookOfTitle = ({ content }: { readonly content: string }) =>
  placesIn(content).find(({ roles }) => roles.includes('title'))?.content
const at = (slug: string, role: string): number =>
  placesIn(layout(slug).content).find(({ roles }) => roles.includes(role))!.block

describe('a section in another layout', () => {
  it('given a headline, a sentence and a button with its link, then they move, chosen or shuffled', () => {
    const from = 'content-left-with-image-right'
    const own = [
      written(at(from, 'title'), 'Baked <em>slowly</em>'),
      written(at(from, 'text 0'), 'In Leeds'),
      written(at(from, 'button 0'), 'Our loaves'),
      fact('ButtonLinked', {
        section: 'mine',
        block: at(from, 'button 0'),
        url: 'https://store.test/loaves',
        entity: null,
      }),
    ]
    const goal = {
      title: { html: 'Baked <em>slowly</em>' },
      'text 0': { html: 'In Leeds' },
      'button 0': { html: 'Our loaves', link: { url: 'https://store.test/loaves', entity: null } },
    }
    expect(shown(begun(from, ...own, to('start-column-content')))).toMatchObject(goal)
    expect(shown(begun(from, ...own, shuffled('content-with-image-grid-at-end')))).toMatchObject(goal)
    expect(begun(from, ...own, to('start-column-content')).pattern).toBe(ownPattern('start-column-content'))
  })

  it('given a size and an alignment, then they move with the words; those of a layout stay with it', () => {
    const from = 'content-left-with-image-right'
    const place = { section: 'mine', block: at(from, 'title') }
    const own = [written(place.block, 'Us'), fact('TextSized', { ...place, size: 'small' })]
    const aligned = fact('TextAligned', { ...place, align: 'right' })
    const [centered, sized] = [
      { look: { align: 'center', size: 'xx-large' } },
      { look: { align: 'center', size: 'small' } },
    ]
    expect(lookOfTitle(layout('centered-content'))).toMatchObject(centered)
    expect(lookOfTitle(begun(from, ...own, to('centered-content')))).toMatchObject(sized)
    expect(lookOfTitle(begun(from, ...own, aligned, to('centered-content')))).toMatchObject({
      look: { align: 'right', size: 'small' },
    })
    const back = begun('centered-content', written(at('centered-content', 'title'), 'Us'), to(from))
    expect(lookOfTitle(back)).toMatchObject({ html: 'Us', look: { align: null } })
  })

  it('given more than a layout has places for, then the rest waits, and comes back with the next that has', () => {
    const from = 'content-left-with-image-right'
    const own = [written(at(from, 'text 0'), 'In Leeds'), to('centered-heading-and-button')]
    expect(begun(from, ...own).content).not.toContain('In Leeds')
    expect(shown(begun(from, ...own, to('story-beside-a-picture')))).toMatchObject({ 'text 0': { html: 'In Leeds' } })
  })

  it('given a picture with its focus, then both move, through a layout that does not crop it', () => {
    const picture = { id: 7, url: 'https://store.test/oven.jpg', width: 900, height: 600, alt: 'Our oven' }
    const place = { section: 'mine', block: at('story-on-image', 'picture 0') }
    const own = [
      fact('PictureChosen', { ...place, picture }),
      fact('PictureFocused', { ...place, x: 0.2, y: 0.9 }),
      to('story-beside-a-picture'),
    ]
    const seen = { id: 7, url: picture.url, alt: 'Our oven' }
    expect(shown(begun('story-on-image', ...own))).toMatchObject({ 'picture 0': { ...seen, focus: null } })
    expect(shown(begun('story-on-image', ...own, to('film')))).toMatchObject({
      'picture 0': { ...seen, focus: { x: 0.2, y: 0.9 } },
    })
  })

  it('given the picture of a pattern, then each layout has its own', () => {
    const before = shown(layout('story-beside-a-picture'))
    const own = [written(at('team', 'title'), 'Us'), to('story-beside-a-picture')]
    expect(shown(begun('team', ...own))).toMatchObject({ title: { html: 'Us' }, 'picture 0': before['picture 0'] })
  })

  it('given a word in place of a sample, then it goes only where the same is asked for', () => {
    const from = 'testimonials-single'
    const name = placesIn(layout(from).content).find(({ roles }) => roles[0]?.includes('name'))!
    const own = [written(name.block, 'Ada')]
    const inRow = placesIn(begun(from, ...own, to('testimonials-3-columns')).content)
    expect(inRow.filter(({ content }) => content.kind === 'text' && content.html === 'Ada')).toMatchObject([
      { roles: [name.roles[0]] },
    ])
  })

  it('given a point, then its heading and its text stay together', () => {
    const from = 'values-in-three-columns'
    const own = [written(at(from, 'text of point 1 0'), 'It lasts.'), to('spread-heavy-text')]
    expect(shown(begun(from, ...own))).toMatchObject({
      'point 0': shown(layout('spread-heavy-text'))['point 0'],
      'point 1': { html: 'Durable' },
      'text of point 1 0': { html: 'It lasts.' },
    })
  })

  it('given a change in the second layout, when the first comes back, then that is in it, and nothing else', () => {
    const [from, other] = ['story-beside-a-picture', 'content-left-with-image-right']
    const own = [to(other), written(at(other, 'text 0'), 'Since 1987')]
    const goal = { ...shown(layout(from)), 'text 0': { html: 'Since 1987' } }
    expect(shown(begun(from, ...own, to(from)))).toEqual(goal)
    expect(shown(begun(from, written(at(from, 'text 0'), 'Since 1986'), ...own, to(from)))).toEqual(goal)
  })

  it("given the page's first headline, then it moves as it is: it was written for this shop", () => {
    expect(shown(begun('centered-content', to('just-arrived-full-hero')))).toMatchObject({
      title: shown(layout('centered-content'))['title'],
      'button 0': shown(layout('centered-content'))['button 0'],
    })
    // The words of any other section are those of its layout until somebody changes them.
    expect(begun('team', to('story-beside-a-picture')).content).toBe(layout('story-beside-a-picture').content)
  })

  it('given other products, then they move; how many there are belongs to the layout until it is chosen', () => {
    const list = (query: object) =>
      `<!-- wp:group --><div class="wp-block-group"><!-- wp:woocommerce/product-collection ${JSON.stringify({ query })} --><div></div><!-- /wp:woocommerce/product-collection --></div><!-- /wp:group -->`
    const five = { perPage: 5, orderBy: 'date' }
    const chosen = (query: object) =>
      given(
        opened(),
        featuresRead(),
        designRead(),
        fact('PatternsReadReceived', {
          recipe: 7,
          patterns: [{ name: 'x/five', title: '', categories: [], source: '', content: list(five) }],
        }),
        fact('SectionInserted', { section: 's', after: null, pattern: 'x/five', title: '', content: list(query) }),
        fact('LayoutChosen', {
          section: 's',
          pattern: 'x/four',
          title: '',
          content: list({ perPage: 4, orderBy: 'title' }),
        }),
      ).designing.design!.sections.at(-1)!.content
    expect(chosen(five)).toBe(list({ perPage: 4, orderBy: 'title' }))
    expect(chosen({ ...five, taxQuery: { product_cat: [3] } })).toBe(
      list({ perPage: 4, orderBy: 'date', taxQuery: { product_cat: [3] } }),
    )
    expect(chosen({ perPage: 8, orderBy: 'date' })).toBe(list({ perPage: 8, orderBy: 'date' }))
  })

  it('given a shuffle of an older build, then the layout replaced its content', () => {
    const from = 'content-left-with-image-right'
    const own = [written(at(from, 'title'), 'Baked slowly'), shuffled('start-column-content', false)]
    expect(begun(from, ...own)).toEqual({
      id: 'mine',
      pattern: ownPattern('start-column-content'),
      content: layout('start-column-content').content,
    })
  })

  it('given an edit and another layout, when that is undone, then the section is as it was', () => {
    const edit = written(at('centered-content', 'title'), 'Hello')
    const before = begun('centered-content', edit)
    expect(begun('centered-content', edit, to('large-heading'), fact('DesignUndone'))).toEqual(before)
    expect(begun('centered-content', edit, to('centered-content'))).toEqual(before)
  })
})
