import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { unsavedTargets } from '../../../src/projections/publication'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const button =
  '<!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Shop now</a></div>\n<!-- /wp:button -->'
const hero = (title: string) =>
  fact('SectionInserted', {
    after: null,
    section: 'hero',
    pattern: `woocommerce-blocks/${title}`,
    title,
    content: button,
  })
const neutral = fact('PaletteChosen', { palette: 'New - Neutral' })
const slate = fact('PaletteChosen', { palette: 'Slate' })

const content = (...facts: Parameters<typeof given>) =>
  given(opened(), designRead(), ...facts).designing.design?.sections.at(-1)?.content

describe('the two heroes and the neutral palette', { tags: ['D-09'] }, () => {
  it.each(['just-arrived-full-hero', 'featured-category-cover-image'])(
    'given %s, when the palette becomes neutral, then its button is black on white',
    (name) => {
      expect(content(hero(name), neutral)).toContain('background-color:#ffffff')
      expect(content(hero(name), neutral)).toContain('color:#000000')
    },
  )

  it('given it is inserted while the palette is neutral, then so is its button', () => {
    expect(content(neutral, hero('just-arrived-full-hero'))).toContain('background-color:#ffffff')
  })

  it('given another palette is chosen, then the button follows the palette again', () => {
    expect(content(hero('just-arrived-full-hero'), neutral, slate)).toBe(button)
  })

  it('given undo, then the button is as it was', () => {
    expect(content(hero('just-arrived-full-hero'), neutral, fact('DesignUndone'))).toBe(button)
  })

  it('given any other section, then it stays byte for byte', () => {
    expect(content(hero('banner'), neutral)).toBe(button)
  })

  it('given the store’s own colors, then nothing changes', { tags: ['D-17'] }, () => {
    const own = `<!-- wp:group {"metadata":{"patternName":"woocommerce-blocks/just-arrived-full-hero"}} -->${button}<!-- /wp:group -->`
    const state = given(opened(), designRead({ home: { id: 'home', content: own, modified: null } }))
    expect(unsavedTargets(state)).toEqual([])
  })
})
