import { describe, expect, it } from 'vitest'
import { palettes } from '../../../../src/catalogue/palettes/palettes'
import { fact, type FlowEvent } from '../../../../src/events'
import { contrastRows } from '../../../../src/projections/design/contrast/contrast-rows'
import type { ColorPlace } from '../../../../src/projections/design/colors'
import { designRead } from '../../../support/facts'
import { shippedPatterns } from '../../../support/shipped-patterns'
import { given, opened } from '../../../support/story'
import { themeOfTwentyFour } from '../../../support/theme-of-twenty-four'

const words =
  '<!-- wp:heading --><h2>Chairs</h2><!-- /wp:heading -->\n<!-- wp:paragraph --><p>Oak, <a href="/x">ash</a></p><!-- /wp:paragraph -->\n<!-- wp:image --><figure><img src="x"/><figcaption>A chair</figcaption></figure><!-- /wp:image -->\n<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Buy</a></div><!-- /wp:button -->'
const base = JSON.stringify(themeOfTwentyFour)
const home = (content: string) => ({ id: 'twentytwentyfour//home', content, modified: null })
const begun = [opened(), designRead({ base, home: home(words), header: null, footer: null })] as const
const own = (place: ColorPlace, colour: string) => fact('ColourChosen', { place, colour })
const rowOf = (what: string, ...events: readonly FlowEvent[]) =>
  contrastRows(given(...begun, ...events)).find((each) => each.what === what)
const failing = (...events: readonly FlowEvent[]) =>
  contrastRows(given(...events)).flatMap(({ what, level }) => (level === 'fails' ? [what] : []))

describe('how well words can be read', () => {
  it.each(palettes.map(({ title }) => title))(
    'given the palette %s and every pattern that we bring, then nothing fails',
    { tags: ['D-04', 'B-03'] },
    (palette) => {
      const all = home(shippedPatterns.map(({ content }) => content).join('\n'))
      expect(failing(opened(), designRead({ base, home: all }), fact('PaletteChosen', { palette }))).toEqual([])
    },
  )

  it('given words too pale, then they fail, and the fix is one color that makes them pass', { tags: ['D-04'] }, () => {
    const row = rowOf('links', own('links', '#bbbbbb'))
    expect(row).toMatchObject({ ratio: 1.8, level: 'fails', mend: { type: 'ColourChosen', place: 'links' } })
    expect(rowOf('links', own('links', '#bbbbbb'), row!.mend!)).toMatchObject({ ratio: 4.5, level: 'AA', mend: null })
  })

  it(
    'given a new background, then the theme’s text colors follow, and unreadable chosen ones are reported',
    { tags: ['D-04', 'B-02'] },
    () => {
      expect(failing(...begun, own('background', '#333333'))).toEqual([])
      expect(failing(...begun, own('text', '#111111'), own('links', '#222222'), own('background', '#333333'))).toEqual(
        expect.arrayContaining(['text', 'links']),
      )
    },
  )

  it('given buttons, then their words are judged on the button, also under the pointer', { tags: ['D-04'] }, () => {
    expect(rowOf('buttons', own('buttonBackground', '#ffff00'))?.level).toBe('fails')
    expect(rowOf('buttonHover', own('buttonHoverBackground', '#ffff00'))?.level).toBe('fails')
  })

  it('given an unknown color, then the row claims nothing about it', { tags: ['D-04'] }, () => {
    const styles = { id: 7, settings: {}, styles: { elements: { caption: { color: { text: 'color-mix(red)' } } } } }
    const state = given(opened(), designRead({ base, styles, home: home(words) }))
    expect(contrastRows(state).find(({ what }) => what === 'captions')?.level).toBe('unsure')
  })
})
