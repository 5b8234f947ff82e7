import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { decodeEvent } from '../../src/events/decode'
import { isAllSaved } from '../../src/projections/designer/leaving'
import { unsavedTargets } from '../../src/projections/targets'
import { paths } from '../../src/catalogue/route-path'
import { owed } from '../../src/projections/owed'
import type { State } from '../../src/reducers'
import { baselineRead, designRead, family, featuresRead, patternsRead, refused, storeRead } from '../support/facts'
import { due, given, opened } from '../support/story'

const face = { fontFamily: 'Rubik', fontStyle: 'normal', fontWeight: '400', src: ['http://store.test/rubik.woff2'] }
const designer = [
  opened(paths.designer),
  baselineRead(),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead('header-large'),
  designRead({ fonts: [{ ...family('rubik'), faces: [face] }, family('inter')] }),
] as const
const changed = [
  ...designer,
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('FontsChosen', { pairing: 'Rubik + Inter' }),
  fact('HeaderChosen', {
    pattern: 'woocommerce-blocks/header-large',
    title: 'Large Header',
    content: '<!-- wp:site-logo /-->',
  }),
] as const

describe('Save', () => {
  it('[D-13] given a new set-up began while Save was on its way, then its end takes nothing over', () => {
    const late = [fact('SaveChosen'), fact('CompletionMarkRequested', { template: '' }), fact('DesignWithoutAiChosen')]
    const state = given(...changed, ...late, fact('DesignSaved'))
    expect(state.route.path).toBe(paths.design)
    expect(state.saving.stage).toBe('idle')
    expect(state.designing.saved).not.toBe(state.designing.design)
  })

  it('[D-13] given changes, then one entity is due, and the next only when it is saved', () => {
    let facts: readonly FlowEvent[] = [...changed, fact('SaveChosen')]
    const saved: string[] = []
    for (let target = next(given(...facts)); target !== null; target = next(given(...facts))) {
      saved.push(target.kind)
      facts = [...facts, stored(fact('EntitySaved', { target, modified: null, served: null }))]
    }
    expect(saved).toEqual(['styles', 'header'])
    expect(unsavedTargets(given(...facts))).toEqual([])
    expect(due(given(...facts))).toContain('CompletionMark')
  })

  it('[D-13][T-04] given all is saved, then the closing screen comes and nothing is left to save', () => {
    const state = given(...changed, fact('SaveChosen'), fact('DesignSaved'))
    expect(state.route.path).toBe(paths.closing)
    expect(state.saving.stage).toBe('saved')
  })

  it('[D-13] given a failure, then saving stops there, and the next Save goes on from it', () => {
    const [styles] = unsavedTargets(given(...changed))
    if (styles === undefined) throw new Error('Nothing to save')
    const facts = [
      ...changed,
      fact('SaveChosen'),
      fact('EntitySaved', { target: styles, modified: null, served: null }),
    ] as const
    const header = next(given(...facts))
    const failed = given(
      ...facts,
      fact('EntitySaveRequested', { target: header ?? styles, known: null, unheard: [] }),
      fact('EntitySaveRefused', { fault: refused() }),
    )
    expect(failed.saving).toMatchObject({ stage: 'failed', what: 'header' })
    expect(due(failed)).not.toContain('EntitySave')
    const again = given(
      ...facts,
      fact('EntitySaveRequested', { target: header ?? styles, known: null, unheard: [] }),
      fact('EntitySaveRefused', { fault: refused() }),
      fact('SaveChosen'),
    )
    expect(next(again)?.kind).toBe('header')
  })

  it('[P-15][D-13] given a write without a clear answer and then undo, then the next Save writes the entity back', () => {
    const chosen = [...designer, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen')] as const
    const [target] = unsavedTargets(given(...chosen))
    if (target === undefined) throw new Error('Nothing to save')
    const sent = fact('EntitySaveRequested', { target, known: null, unheard: [] })
    const undone = [...chosen, sent, fact('EntitySaveRefused', { fault: refused() }), fact('DesignUndone')] as const
    expect(isAllSaved(given(...undone, fact('SaveNoticeDismissed')))).toBe(false)
    const again = given(...undone, fact('SaveChosen'))
    expect(next(again)).toMatchObject({ kind: 'styles' })
    expect(next(again)).not.toEqual(target)
    const back = next(again)
    if (back === null) throw new Error('Nothing is written back')
    const saved = given(
      ...undone,
      fact('SaveChosen'),
      fact('EntitySaved', { target: back, modified: null, served: null }),
    )
    expect(unsavedTargets(saved)).toEqual([])
    expect(due(saved)).toContain('CompletionMark')
  })

  it('[P-15][D-06] given a logo was sent without a clear answer and is undone, then the next Save sends the former one', () => {
    const logo = fact('LogoChosen', {
      media: { id: 9, url: 'http://store.test/9.png', width: 60, height: 60, alt: '' },
    })
    const chosen = [...designer, logo, fact('SaveChosen')] as const
    const target = next(given(...chosen))
    expect(target).toEqual({ kind: 'site', changes: { site_logo: 9, site_icon: 9 } })
    if (target === null) return
    const again = given(
      ...chosen,
      fact('EntitySaveRequested', { target, known: null, unheard: [] }),
      fact('EntitySaveRefused', { fault: refused() }),
      fact('DesignUndone'),
      fact('SaveChosen'),
    )
    expect(next(again)).toEqual({ kind: 'site', changes: { site_logo: null, site_icon: null } })
  })

  it('[D-19] given the store as it was cannot be read, then nothing is written and saving fails; the next Save looks again', () => {
    const unread = changed.filter(({ type }) => type !== 'BaselineReadReceived')
    expect(due(given(...unread, fact('SaveChosen')))).toContain('BaselineRead')
    const refusal = fact('BaselineReadRefused', { fault: refused() })
    const failed = given(...unread, fact('SaveChosen'), refusal)
    expect(failed.saving).toMatchObject({ stage: 'failed' })
    expect(due(failed)).not.toContain('EntitySave')
    expect(due(given(...unread, fact('SaveChosen'), refusal, fact('SaveChosen')))).toContain('BaselineRead')
  })

  it('[D-13] given a menu that the header shows and that is a draft, then it is published first', () => {
    const header = { id: 'twentytwentyfour//header', content: '<!-- wp:navigation {"ref":5} /-->', modified: null }
    const state = given(
      ...designer.slice(0, -1),
      designRead({ header, menus: [{ id: 5, status: 'draft' }] }),
      fact('PaletteChosen', { palette: 'Slate' }),
      fact('SaveChosen'),
    )
    expect(next(state)).toEqual({ kind: 'menu', id: 5 })
  })

  it('[D-13] given a pattern of several blocks with space around them, then one save writes it for good', () => {
    const content =
      '\n<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>B</p><!-- /wp:paragraph -->\n'
    const facts = [
      ...designer,
      fact('SectionInserted', { section: 'new', pattern: 'two', title: 'Two', content }),
      fact('SaveChosen'),
    ] as const
    const target = next(given(...facts))
    expect(target?.kind).toBe('home')
    if (target !== null)
      expect(unsavedTargets(given(...facts, fact('EntitySaved', { target, modified: null, served: null })))).toEqual([])
  })

  it('[D-17] given only the palette changed, then the home page is not written', () => {
    const kinds = unsavedTargets(given(...designer, fact('PaletteChosen', { palette: 'Slate' }))).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['styles'])
  })
})

const next = (state: State) => {
  const work = owed(state).find(({ request, id }) => request.type === 'EntitySaveRequested' && id === null)
  return work?.request.type === 'EntitySaveRequested' ? work.request.target : null
}

/** As the log gives it back. */
const stored = <E extends object>(event: E): E =>
  decodeEvent(structuredClone(event) as Record<string, unknown>) as unknown as E
