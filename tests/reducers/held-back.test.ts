import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { restorePlan } from '../../src/projections/restore-plan'
import { changed } from '../support/restore-story'
import { due, given } from '../support/story'

const steps = restorePlan(given(...changed))
const goingBack = [...changed, fact('RestoreChosen', { steps, design: 'before' }), fact('LoginExpired')] as const

describe('while a design is put back', () => {
  it.each<FlowEvent>([
    fact('DesignWithoutAiChosen'),
    fact('ToneChosen', { tone: 'Formal' }),
    fact('MoreFontsChosen'),
    fact('SaveChosen'),
  ])('[D-19] given $type, then nothing is begun beside it: it goes on where it was', (begun) => {
    const state = given(...goingBack, begun, fact('LoginRenewed'))
    expect(due(state)).toEqual(due(given(...goingBack, fact('LoginRenewed'))))
    expect(state.restoring).toMatchObject({ stage: 'running', steps })
    expect(state.setUp.stage).not.toBe('asked')
    expect(state.saving.stage).not.toBe('running')
  })
})
