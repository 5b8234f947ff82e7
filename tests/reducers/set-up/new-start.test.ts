import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { offer } from '../../../src/projections/intro-offer'
import { paths } from '../../../src/events/route-path'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, published } from '../../support/story'
import { valuesOf } from '../../../src/reducers/design/stack'

// Without tracking there are neither fonts nor patterns to fetch.
const begun = [opened(paths.designer, { tracking: false }), storeRead({ taskCompleted: true }), featuresRead()] as const
const draft = [...begun, designRead(), patternsRead(), fact('PaletteChosen', { palette: 'Slate' })] as const
const founded = [
  fact('DesignWithoutAiChosen'),
  fact('ThemeInstalled', { name: 'TT4' }),
  fact('ProductsCreated', { ids: [] }),
  patternsRead('header-essential', 'footer-with-3-menus', 'centered-content-with-image-below'),
  designRead(),
] as const

describe('a set-up over a draft', () => {
  it(
    'given a draft, when the set-up assembles its recipe, then that is a step that undo reverts',
    { tags: ['D-16'] },
    () => {
      const before = given(...draft).designing.design
      const { designing, setUp } = given(...draft, ...founded)
      expect(setUp.stage).toBe('assembling')
      expect(designing.design).toMatchObject({ palette: 'New - Neutral' })
      expect(valuesOf(designing.past).map(({ step }) => step)).toEqual([
        fact('PaletteChosen', { palette: 'Slate' }),
        { type: 'new-start' },
      ])
      expect(given(...draft, ...founded, fact('DesignUndone')).designing.design).toEqual(before)
    },
  )

  it('given no draft, then there is nothing to go back to', { tags: ['N-01'] }, () => {
    expect(given(...begun, designRead(), patternsRead(), ...founded).designing.past).toHaveLength(0)
  })

  it(
    'given a second set-up, then the canvas, which begins without them, gets the editor’s settings again',
    { tags: ['N-01'] },
    () => {
      const settings = fact('EditorSettingsReadReceived', { settings: '{}' })
      const first = [...begun, ...founded, settings] as const
      const second = [...first, ...published(given(...first)), fact('DesignerLeft'), ...founded]
      expect(due(given(...second))).toContain('EditorSettingsRead')
    },
  )

  it(
    'given a set-up that failed half-way and a second try, then the same recipe is no step',
    { tags: ['N-02'] },
    () => {
      const failed = fact('PublicationRefused', { fault: refused() })
      const again = [fact('DesignWithoutAiChosen'), designRead()]
      const state = given(...begun, ...founded, failed, ...again)
      expect(state.setUp.stage).toBe('assembling')
      expect(state.designing.past).toHaveLength(0)
    },
  )

  it('given a new start, then the offer to continue mentions it', { tags: ['L-08'] }, () => {
    const left = fact('DesignerLeft')
    const later = [fact('FontsChosen', { pairing: 'Inter + Inter' }), left]
    expect(offer(given(...draft, ...founded, ...later))?.done).toEqual([{ what: 'foundations-begun' }])
    expect(offer(given(...draft, left))?.done).toEqual([{ what: 'changed', count: 1 }])
  })
})
