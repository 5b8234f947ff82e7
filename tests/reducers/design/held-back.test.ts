import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { designRead, storeRead } from '../../support/facts'
import { changed, steps } from '../../support/restore-story'
import { due, given, opened } from '../../support/story'

const goingBack = [...changed, fact('RestoreChosen', { steps, design: 'before' }), fact('LoginExpired')] as const

describe('while a design is put back', () => {
  it.each<FlowEvent>([
    fact('DesignWithoutAiChosen'),
    fact('ToneChosen', { tone: 'Formal' }),
    fact('MorePatternsChosen'),
    fact('SaveChosen'),
  ])('given $type, then nothing else starts, and the restore continues', { tags: ['D-19'] }, (begun) => {
    const state = given(...goingBack, begun, fact('LoginRenewed'))
    expect(due(state)).toEqual(due(given(...goingBack, fact('LoginRenewed'))))
    expect(state.restoring).toMatchObject({ stage: 'running', steps })
    expect(state.setUp.stage).not.toBe('asked')
    expect(state.saving.stage).not.toBe('running')
  })
})

describe('before there is a design', () => {
  it(
    'given Save while a set-up makes one, then no Save starts, and no loader waits for it',
    { tags: ['P-13', 'P-12'] },
    () => {
      const making = [opened(paths.designer), storeRead(), designRead(), fact('DesignWithoutAiChosen')] as const
      expect(given(...making, fact('SaveChosen')).saving.stage).toBe('idle')
    },
  )

  it('given a set-up was left for the designer, then Save saves the current design', { tags: ['D-13'] }, () => {
    const left = [
      opened(paths.intro),
      storeRead(),
      designRead(),
      fact('DesignWithoutAiChosen'),
      fact('CustomizingChosen'),
    ]
    const state = given(...left, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen'))
    expect(state.saving).toMatchObject({ stage: 'running', design: { palette: 'Slate' } })
  })
})
