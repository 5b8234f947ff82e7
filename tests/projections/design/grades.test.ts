import { describe, expect, it } from 'vitest'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { fact } from '../../../src/events'
import { grades } from '../../../src/projections/design/colours'
import type { Design } from '../../../src/reducers/design/design'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { base } from './theme-base'

const begun = [opened(), designRead({ base })] as const
const palette = (title: string) => fact('PaletteChosen', { palette: title })
const own = (place: keyof Design['colours'], colour: string) => fact('ColourChosen', { place, colour })
const gradeOf = (place: string, state: Parameters<typeof grades>[0]) =>
  grades(state).find((each) => each.place === place)

describe('how well words can be read', () => {
  it.each(palettes.map(({ title }) => title))('[D-04] given the palette %s, then nothing fails', (title) => {
    expect(grades(given(...begun, palette(title))).filter(({ level }) => level === 'fails')).toEqual([])
  })

  it('[D-04] given words too pale, then they fail, and the fix is one colour that makes them pass', () => {
    const state = given(...begun, own('links', '#bbbbbb'))
    expect(gradeOf('links', state)).toMatchObject({ ratio: 1.8, level: 'fails' })
    const { fix } = gradeOf('links', state)!
    const after = given(...begun, own('links', '#bbbbbb'), own('links', fix!))
    expect(gradeOf('links', after)).toMatchObject({ ratio: 4.5, level: 'AA', fix: null })
  })

  it('[D-04] given a new background, then all that stands on it is judged anew, buttons are not', () => {
    const state = given(...begun, own('background', '#333333'))
    expect(
      grades(state)
        .filter(({ level }) => level === 'fails')
        .map(({ place }) => place),
    ).toEqual(['text', 'headings', 'links', 'linkHover', 'captions'])
  })

  it('[D-04] given a ratio just under the mark, then it is not rounded up to it', () => {
    const state = given(...begun, own('background', '#ffffff'), own('text', '#777777'))
    expect(gradeOf('text', state)).toMatchObject({ ratio: 4.4, level: 'fails' })
  })

  it('[D-04] given headings, then less is enough, as they are large', () => {
    const state = given(...begun, own('background', '#ffffff'), own('headings', '#888888'), own('text', '#888888'))
    expect([gradeOf('headings', state)?.level, gradeOf('text', state)?.level]).toEqual(['AA', 'fails'])
  })

  it('[D-04] given buttons, then their words are judged on the button', () => {
    const state = given(...begun, own('buttonBackground', '#ffff00'))
    expect(gradeOf('buttonText', state)).toMatchObject({ level: 'fails' })
  })

  it('[D-04] given a colour that cannot be told, then nothing is claimed about it', () => {
    const styles = { id: 7, settings: {}, styles: { elements: { caption: { color: { text: 'color-mix(red)' } } } } }
    expect(gradeOf('captions', given(opened(), designRead({ base, styles })))).toBeUndefined()
  })
})
