import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { owed } from '../../../src/projections/owed'
import type { State } from '../../../src/reducers'
import { begun, asked, made, shown, openedIn, making } from '../../support/behind-facts'
import { family, refused } from '../../support/facts'
import { due, given, opened } from '../../support/story'

const fonts = (state: State) =>
  owed(state).flatMap(({ request }) => (request.type === 'FontFamilyInstallRequested' ? [request.family.slug] : []))

describe('while samples are made in the background', () => {
  it(
    'given they are there, then the fonts that the page does not use are installed, one after the other',
    { tags: ['N-05'] },
    () => {
      expect(fonts(given(...making))).toEqual([])
      expect(fonts(given(...making, made))).toEqual(['rubik'])
      expect(
        fonts(given(...making, made, fact('FontFamilyInstalled', { family: family('rubik'), found: false }))),
      ).toEqual(['overpass'])
    },
  )

  it('given the restore dialog is open, then no call starts that its list does not contain', { tags: ['D-19'] }, () => {
    const listed = [...making, made, fact('DialogOpened', { dialog: 'restore' })]
    expect(fonts(given(...listed))).toEqual([])
    expect(fonts(given(...listed, fact('DialogClosed')))).toEqual(['rubik'])
  })

  it('given such a font is refused during Save, then Save goes on', () => {
    const install = fact('FontFamilyInstallRequested', { family: family('rubik') })
    const fault = fact('FontFamilyInstallRefused', { fault: refused() })
    const saving = [...making, made, install, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen')]
    expect(given(...saving, fault).saving.stage).toBe('running')
  })

  it('given an AI is to write products while samples are made, then it waits for them', () => {
    const making = [...openedIn(begun.with(0, opened('', { aiEnabled: true }))), shown, asked]
    const wizard = [
      fact('AiStatusReadReceived', { indicator: 'none' }),
      fact('DesignerLeft'),
      fact('DesignWithAiChosen'),
      fact('BusinessDescribed', { text: 'Hand-made candles' }),
      fact('LookChosen', { look: 'Bold' }),
      fact('ToneChosen', { tone: 'Formal' }),
      fact('DataSharingAgreed', { provider: 'jetpack' }),
    ]
    const writes = (state: State) => due(state).includes('AiConnection')
    expect(writes(given(...making, ...wizard))).toBe(false)
    expect(writes(given(...making, ...wizard, made))).toBe(true)
  })
})
