import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { drawnFrom } from '../../../src/projections/design/readability'
import { stylesOf } from '../../../src/projections/design/styles-of'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const read = [opened(), designRead()] as const
const drawn = (...facts: Parameters<typeof given>) => drawnFrom(given(...read, ...facts))

describe('what the page is drawn from', () => {
  it('is not known before the store’s design is', { tags: ['D-02'] }, () => {
    expect(drawnFrom(given(opened()))).toBeNull()
  })

  it.each([
    fact('PaletteChosen', { palette: 'Slate' }),
    fact('FontsChosen', { pairing: 'Rubik + Inter' }),
    fact('SiteTitleWritten', { title: 'Maple' }),
  ])('is another after a choice, and the same again after undo: $type', { tags: ['L-02'] }, (choice) => {
    expect(drawn(choice)).not.toBe(drawn())
    expect(drawn(choice, fact('DesignUndone'))).toBe(drawn())
  })

  it('is the same whatever else happens: screens, widths, a reload', { tags: ['L-02'] }, () => {
    const elsewhere = [
      fact('ScreenOpened', { path: '/customize-store/assembler-hub/typography' }),
      fact('CanvasResized', { width: 400 }),
      fact('CanvasShown'),
    ]
    expect(drawn(...elsewhere)).toBe(drawn())
  })

  it('is the same before and after Save, and another if Save wrote other styles', { tags: ['D-02'] }, () => {
    const slate = fact('PaletteChosen', { palette: 'Slate' })
    const { settings, styles } = stylesOf(given(...read, slate))
    const saved = (over: object = {}) => {
      const target = { kind: 'styles', id: 7, settings, styles: { ...styles, ...over } } as const
      return [
        fact('SaveChosen'),
        fact('EntitySaved', { version: null, target, modified: null, served: null }),
        fact('DesignSaved'),
      ]
    }
    expect(drawn(slate, ...saved())).toBe(drawn(slate))
    expect(drawn(slate, ...saved({ spacing: { blockGap: '1rem' } }))).not.toBe(drawn(slate))
  })
})
