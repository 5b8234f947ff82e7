import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls/fault'
import { canRestore } from '../../../src/projections/restoring/restore-plan'
import { isAllSaved } from '../../../src/projections/saving/leaving'
import { unsavedTargets } from '../../../src/projections/saving/plan'
import { due } from '../../support/story'
import { part, saving } from './save-story'

const theirs = { modified: null, text: 'theirs' }
const conflict = (what: 'header' | 'footer'): Fault => ({ tag: 'Conflict', what, theirs })

describe('the entities of a Save are written at once', () => {
  it('[D-13] and the task is completed when all of them are stored', () => {
    const save = saving()
    expect(save.next()).toEqual(['styles', 'header', 'footer'])
    save.sends().stores('footer').stores('styles')
    expect(due(save.state())).not.toContain('CompletionMark')
    save.stores('header')
    expect(unsavedTargets(save.state())).toEqual([])
    expect(due(save.state())).toContain('CompletionMark')
  })

  it('[D-13] given one is refused, then the answers to the others count, and the next Save asks only for what is missing', () => {
    const save = saving().sends().refuses('styles')
    expect(save.state().saving).toMatchObject({ stage: 'failed', what: 'styles' })
    save.stores('header').stores('footer').then(fact('SaveChosen'))
    expect(save.next()).toEqual(['styles'])
  })

  it('[D-13] given what was dropped of one is told after another was refused, then it is not forgotten', () => {
    const header = { kind: 'header', id: 'theme//header', content: '<!-- wp:site-logo /-->' } as const
    const save = saving().sends().refuses('styles').stores('header', header, '')
    expect(save.state().saving).toMatchObject({ altered: [{ what: 'header' }] })
  })

  it('[P-15][D-13] given Save again with another header while the first is on its way, then it is written when that has ended', () => {
    const save = saving()
      .sends()
      .refuses('styles')
      .then(fact('HeaderChosen', part('newer')))
      .then(fact('SaveChosen'))
    expect(save.next()).toEqual(['styles'])
    save.sends().stores('styles').stores('footer')
    expect(due(save.state())).not.toContain('CompletionMark')
    save.stores('header')
    expect(save.next()).toEqual(['header'])
    expect(due(save.state())).not.toContain('CompletionMark')
  })

  it('[D-13] given the first one is refused after Save was chosen again, then Save goes on and sends it anew', () => {
    const save = saving().sends().refuses('styles').then(fact('SaveChosen')).refuses('header')
    expect(save.state().saving.stage).toBe('running')
    expect(save.next()).toEqual(['styles', 'header'])
  })

  it('[P-15][D-13] given what is on its way is undone after a failure, then not all is saved, and the next Save writes it back', () => {
    const save = saving().sends().refuses('styles').stores('footer')
    for (let step = 0; step < 3; step += 1) save.then(fact('DesignUndone'))
    save.then(fact('SaveNoticeDismissed'))
    expect(isAllSaved(save.state())).toBe(false)
    save.then(fact('SaveChosen'))
    expect(save.next()).toEqual(['styles', 'footer'])
    save.sends().stores('styles').stores('footer')
    expect(due(save.state())).not.toContain('CompletionMark')
    save.stores('header')
    expect(save.next()).toEqual(['header'])
  })

  it('[D-19] given one is refused, then no former design is restored before the others have ended: they would be written over it', () => {
    const save = saving().sends().stores('styles').refuses('footer')
    expect(canRestore(save.state())).toBe(false)
    expect(canRestore(save.stores('header').state())).toBe(true)
  })

  it('[D-20] given two conflicts, then they are asked about one after the other', () => {
    const save = saving().sends().refuses('header', conflict('header')).refuses('footer', conflict('footer'))
    expect(save.state().saving).toMatchObject({ stage: 'failed', what: 'header' })
    save.stores('styles').then(fact('MineKept', { what: 'header', theirs }))
    expect(save.next()).toEqual(['header', 'footer'])
    save.sends().stores('header').refuses('footer', conflict('footer'))
    expect(save.state().saving).toMatchObject({ stage: 'failed', what: 'footer' })
    save.then(fact('TheirsTaken', { what: 'footer', theirs }))
    expect([save.next(), due(save.state()).includes('CompletionMark')]).toEqual([[], true])
  })

  it('[D-20] given the second conflict is told after the first was decided, then it is asked about', () => {
    const save = saving().sends().refuses('header', conflict('header')).stores('styles')
    save.then(fact('MineKept', { what: 'header', theirs })).refuses('footer', conflict('footer'))
    expect(save.state().saving).toMatchObject({ stage: 'failed', what: 'footer' })
  })

  it('[D-20][D-13] given a conflict beside a refusal, then what was refused is written too before Save ends', () => {
    const save = saving().sends().refuses('header', conflict('header')).refuses('footer').stores('styles')
    save.then(fact('MineKept', { what: 'header', theirs }))
    expect(save.next()).toEqual(['header', 'footer'])
    expect(due(save.state())).not.toContain('CompletionMark')
  })
})
