import { describe, expect, it } from 'vitest'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { fact } from '../../../src/events'
import type { Ground } from '../../../src/events/sections'
import { pairsNow } from '../../../src/projections/design/contrast/contrast-rows'
import { sectionLook } from '../../../src/projections/design/sections'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { themeOfTwentyFour } from '../../support/theme-of-twenty-four'

const texts =
  '<!-- wp:heading --><h2>Chairs</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Of oak, <a href="/x">more</a></p><!-- /wp:paragraph -->'
const group = (attributes: string, inner: string) =>
  `<!-- wp:group ${attributes} --><div class="wp-block-group">${inner}</div><!-- /wp:group -->`
const on = (content: string, palette: string | null, ...more: Parameters<typeof given>) =>
  given(
    opened(),
    designRead({
      base: JSON.stringify(themeOfTwentyFour),
      home: { id: 'home', content: '<!-- wp:separator /-->', modified: null },
    }),
    ...(palette === null ? [] : [fact('PaletteChosen', { palette })]),
    fact('SectionInserted', { section: 'new', after: null, pattern: 'p', title: 'P', content }),
    ...more,
  )
const look = (ground: Ground) => fact('SectionLookChosen', { section: 'new', ground, density: null })
const failing = (state: ReturnType<typeof on>) =>
  pairsNow(state)
    .filter(({ where, ratio, least }) => where === 'new' && ratio !== null && ratio < least)
    .map(({ what, text, grounds }) => [what, text.color, ...grounds])

describe('the look of a section', { tags: ['B-09'] }, () => {
  it.each(palettes.map(({ title }) => title))('given %s, then text can be read on every ground', (palette) => {
    const content = group('{}', texts)
    expect(sectionLook(on(content, palette))?.grounds.map(({ ground }) => ground)).toEqual(['page', 'tint', 'contrast'])
    for (const ground of ['page', 'tint', 'contrast'] as const)
      expect([ground, failing(on(content, palette, look(ground)))]).toEqual([ground, []])
  })

  it('tells what is chosen, and its color', () => {
    const state = on(group('{}', texts), 'Slate', look('tint'))
    expect(sectionLook(state)?.grounds.find(({ isChosen }) => isChosen)?.ground).toBe('tint')
    const roomy = fact('SectionLookChosen', { section: 'new', ground: null, density: 'roomy' })
    const { densities } = sectionLook(on(group('{}', texts), 'Slate', roomy)) ?? { densities: [] }
    expect(densities.map(({ isChosen }) => isChosen)).toEqual([false, false, true])
  })

  it('given text on a ground of its own that would vanish, then that ground is not offered', () => {
    const card = group('{"backgroundColor":"tertiary"}', texts)
    const grounds = sectionLook(on(group('{}', card), 'Slate'))?.grounds.map(({ ground }) => ground)
    expect(grounds).toEqual(['page', 'tint'])
  })

  it('given cards on the ground that it gets, then they get the other one, and back', { tags: ['M-05'] }, () => {
    const cards = (ground: string) => group('{}', group(`{"backgroundColor":"${ground}"}`, texts))
    const inner = (...looks: ReturnType<typeof look>[]) =>
      /<div[^>]*><!-- wp:group \{"backgroundColor":"(\w+)"/.exec(
        on(cards('tertiary'), 'Slate', ...looks).designing.design?.sections.at(-1)?.content ?? '',
      )?.[1]
    expect([inner(), inner(look('tint')), inner(look('tint'), look('page'))]).toEqual([
      'tertiary',
      'background',
      'tertiary',
    ])
  })

  it('given no palette with those names, or a section that takes none, then no ground is offered', () => {
    expect(sectionLook(on(group('{}', texts), null))?.grounds).toEqual([])
    expect(sectionLook(on('<!-- wp:site-title /-->', 'Slate'))).toMatchObject({ grounds: [], densities: [] })
  })

  it('is undone as one step', () => {
    const state = on(group('{}', texts), 'Slate', look('contrast'), fact('DesignUndone'))
    expect(sectionLook(state)?.grounds.find(({ isChosen }) => isChosen)?.ground).toBe('page')
  })
})
