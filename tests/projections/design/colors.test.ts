import { describe, expect, it } from 'vitest'
import { paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { fact } from '../../../src/events'
import { activePalette } from '../../../src/projections/design/palette'
import { colors, hasOwnColors, puttingAway } from '../../../src/projections/design/colors'
import { withColors } from '../../../src/projections/design/styles/with-slots'
import { withPalette } from '../../../src/projections/design/styles/with-palette'
import { stylesOf } from '../../../src/projections/design/styles-of'
import { unsavedTargets } from '../../../src/projections/publication'
import type { Design } from '../../../src/reducers/design/design-document'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { base } from './theme-base'

const begun = [opened(), designRead({ base })] as const
const palette = (title: string) => fact('PaletteChosen', { palette: title })
const own = (place: keyof Design['colours'], colour: string) => fact('ColourChosen', { place, colour })
const untouched = { settings: {}, styles: {} }

describe('the panel for custom colors', () => {
  it('given the theme’s own colors, then each place has what the theme says', { tags: ['D-04'] }, () => {
    expect(colors(given(...begun))).toEqual({
      text: '#111111',
      background: '#f9f9f9',
      headings: '#111111',
      headingBackground: '#f9f9f9',
      buttonText: '#f9f9f9',
      buttonBackground: '#111111',
      buttonHoverText: '#f9f9f9',
      buttonHoverBackground: '#111111',
      links: '#111111',
      linkHover: '#111111',
      captions: '#636363',
    })
    expect(hasOwnColors(given(...begun))).toBe(false)
    expect(puttingAway(given(...begun))).toBeNull()
  })

  it(
    'given a palette and one own color, then that place has it, and all others the palette’s',
    { tags: ['D-04'] },
    () => {
      const plain = colors(given(...begun, palette('Slate')))
      expect(plain).toMatchObject({ text: '#eff2f9', background: '#13161e', buttonBackground: '#ffdf6d' })
      expect(colors(given(...begun, palette('Slate'), own('links', '#ff0000')))).toEqual({ ...plain, links: '#ff0000' })
    },
  )

  it('given own colors, then no palette is active, and Save has styles to write', { tags: ['D-04'] }, () => {
    const state = given(...begun, palette('Slate'), own('links', '#ff0000'))
    expect([activePalette(state), hasOwnColors(state)]).toEqual([null, true])
    expect(unsavedTargets(state)).toMatchObject([
      { kind: 'styles', styles: { elements: { link: { color: { text: '#ff0000' } } } } },
    ])
  })

  it('when they are reset or undone, then the palette is back, and active', { tags: ['D-04'] }, () => {
    const before = given(...begun, palette('Slate'))
    const away = puttingAway(given(...begun, palette('Slate'), own('links', '#ff0000')))
    expect(away).toEqual(fact('OwnColoursReset'))
    for (const way of [away!, fact('DesignUndone'), palette('Slate')]) {
      const after = given(...begun, palette('Slate'), own('links', '#ff0000'), way)
      expect(stylesOf(after)).toEqual(stylesOf(before))
      expect([activePalette(after), hasOwnColors(after)]).toEqual(['Slate', false])
    }
  })

  it(
    'given own colors of an earlier visit over a palette, then they show, and the palette can come back',
    { tags: ['D-04'] },
    () => {
      const saved = withColors(withPalette(untouched, paletteTitled('Ice')!), { links: '#ff0000' })
      const read = designRead({ base, styles: { id: 7, ...saved } })
      const state = given(opened(), read)
      expect([hasOwnColors(state), activePalette(state), colors(state).links]).toEqual([true, null, '#ff0000'])
      expect(puttingAway(state)).toEqual(palette('Ice'))
      expect(puttingAway(given(opened(), read, own('text', '#123456')))).toEqual(palette('Ice'))
      const after = given(opened(), read, puttingAway(state)!)
      expect([hasOwnColors(after), activePalette(after)]).toEqual([false, 'Ice'])
      expect(stylesOf(after)).toEqual(stylesOf(given(...begun, palette('Ice'))))
    },
  )

  it(
    'given an own page color of an earlier visit changed the palette’s list, then the palette can return',
    { tags: ['D-04', 'B-02'] },
    () => {
      const first = given(...begun, palette('Ice'), own('background', '#102030'))
      const read = designRead({ base, styles: { id: 7, ...stylesOf(first) } })
      const state = given(opened(), read)
      expect([hasOwnColors(state), activePalette(state), colors(state).background]).toEqual([true, null, '#102030'])
      expect(puttingAway(state)).toEqual(palette('Ice'))
      expect(stylesOf(given(opened(), read, palette('Ice')))).toEqual(stylesOf(given(...begun, palette('Ice'))))
    },
  )

  it(
    'given custom colors of an earlier visit over an unknown palette, then they cannot be reset',
    { tags: ['D-04'] },
    () => {
      const styles = { id: 7, ...withColors(untouched, { links: '#ff0000' }) }
      expect(puttingAway(given(opened(), designRead({ base, styles })))).toBeNull()
    },
  )

  it('before the design is read, it is empty', () => {
    const state = given(opened())
    expect([hasOwnColors(state), puttingAway(state)]).toEqual([false, null])
  })

  it('a query returns the same object until something in it changes', () => {
    const before = given(...begun, own('links', '#bbbbbb'))
    const after = { ...before, seq: before.seq + 1 }
    expect(colors(after)).toBe(colors(before))
    expect(puttingAway(after)).toBe(puttingAway(before))
  })
})
