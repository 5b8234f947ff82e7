import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import type { Fault } from '../../../src/events/calls/fault'
import type { Target } from '../../../src/events/saving/saving'
import { decodeEvent } from '../../../src/events/log/decode'
import { paths } from '../../../src/events/shell/route-path'
import { owed } from '../../../src/projections/owed'
import { isAllSaved } from '../../../src/projections/saving/leaving'
import { unsavedTargets } from '../../../src/projections/saving/plan'
import { foldAll } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { baselineRead, designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, opened, story } from '../../support/story'

const part = (content: string) => ({ pattern: 'part', title: 'Part', content })
const designer = [
  opened(paths.designer),
  baselineRead(),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead({
    header: { id: 'theme//header', content: 'old header', modified: null },
    footer: { id: 'theme//footer', content: 'old footer', modified: null },
  }),
] as const
const changed = [
  ...designer,
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('HeaderChosen', part('header')),
  fact('FooterChosen', part('footer')),
  fact('SaveChosen'),
] as const

/** As the log gives it back. */
const read = <E extends object>(event: E): E =>
  decodeEvent(structuredClone(event) as Record<string, unknown>) as unknown as E

/** A log in which each ending names the entity whose request it ends. */
const saving = () => {
  const log = [...story(...changed)]
  const asked = new Map<string, string>()
  const add = (event: FlowEvent, settles: string | null = null) => {
    const id = `fact-${log.length + 1}`
    log.push(recorded(event, { seq: log.length + 1, id, settles }))
    return id
  }
  const state = () => foldAll(log)
  const sent = (kind: Target['kind']): Target => {
    const request = log.find(({ id }) => id === asked.get(kind))?.event
    if (request?.type !== 'EntitySaveRequested') throw new Error(`Nothing was sent of ${kind}`)
    return request.target
  }
  const self = {
    state,
    /** What is still to be requested. */
    next: () =>
      owed(state()).flatMap(({ request, id }) =>
        id === null && request.type === 'EntitySaveRequested' ? [request.target.kind] : [],
      ),
    sends: () => {
      for (const { request, id } of owed(state()))
        if (id === null && request.type === 'EntitySaveRequested') asked.set(request.target.kind, add(request))
      return self
    },
    stores: (kind: Target['kind'], target = sent(kind), served: string | null = null) => {
      add(read(fact('EntitySaved', { target, modified: null, served })), asked.get(kind))
      return self
    },
    refuses: (kind: Target['kind'], fault: Fault = refused()) => {
      add(fact('EntitySaveRefused', { fault }), asked.get(kind))
      return self
    },
    then: (event: FlowEvent) => {
      add(event)
      return self
    },
  }
  return self
}

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
