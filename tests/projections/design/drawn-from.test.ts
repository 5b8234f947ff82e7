import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { drawnFrom } from '../../../src/projections/design/drawn-from'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const read = [opened(), designRead()] as const
const drawn = (...facts: Parameters<typeof given>) => drawnFrom(given(...read, ...facts))

describe('what the page is drawn from', () => {
  it('[D-02] is not known before the store’s design is', () => {
    expect(drawnFrom(given(opened()))).toBeNull()
  })

  it.each([
    fact('PaletteChosen', { palette: 'Slate' }),
    fact('FontsChosen', { pairing: 'Rubik + Inter' }),
    fact('SiteTitleWritten', { title: 'Maple' }),
  ])('[L-02] is another after a choice, and the same again after undo: $type', (choice) => {
    expect(drawn(choice)).not.toBe(drawn())
    expect(drawn(choice, fact('DesignUndone'))).toBe(drawn())
  })

  it('[L-02] is the same whatever else happens: screens, widths, a reload', () => {
    const elsewhere = [
      fact('ScreenOpened', { path: '/customize-store/assembler-hub/typography' }),
      fact('CanvasResized', { width: 400 }),
      fact('CanvasShown'),
    ]
    expect(drawn(...elsewhere)).toBe(drawn())
  })
})
