import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { requestsToAbandon } from '../../../src/projections/owed'
import { designRead, refused, storeRead, unused } from '../../support/facts'
import { begun, assembling } from '../../support/set-up-facts'
import { due, given, nextPublication, published, resumed } from '../../support/story'

const first = nextPublication(given(...assembling))!
const settings = fact('EditorSettingsReadReceived', { settings: '{}' })

describe('a set-up in which something fails or is slow', () => {
  it.each([
    ['refuses it', refused()],
    ['gives no answer', { tag: 'Timeout' }],
    ['has what somebody else changed', { tag: 'Conflicts', found: [] }],
  ] as const)(
    'given the store %s, then the intro says so, and a retry reads the store and publishes again',
    { tags: ['N-02'] },
    (_name, fault) => {
      const failed = [...assembling, settings, first, fact('PublicationRefused', { fault })]
      expect(given(...failed)).toMatchObject({
        route: { path: paths.intro },
        setUp: { stage: 'failed', what: 'Publication' },
      })
      const retried = [...failed, fact('DesignWithoutAiChosen')]
      expect(due(given(...retried))).toContain('DesignRead')
      expect(nextPublication(given(...retried))).toBeNull()
      expect(due(given(...retried, designRead()))).toContain('EditorSettingsRead')
      expect(nextPublication(given(...retried, designRead({ versions: { home: 'now' } })))?.expects).toEqual({
        home: 'now',
      })
    },
  )

  it(
    'given a retry while a publication is open, then that is abandoned: it may be of another recipe',
    { tags: ['N-02'] },
    () => {
      const open = [...assembling, first, fact('PatternsReadRefused', { fault: refused() })]
      expect(requestsToAbandon(given(...open))).toEqual([])
      expect(requestsToAbandon(given(...open, fact('DesignWithoutAiChosen')))).toHaveLength(1)
    },
  )

  it(
    'given the store is in use when a publication resumes, then it is abandoned and the store read again',
    { tags: ['D-16'] },
    () => {
      const state = given(...assembling, first, resumed(paths.design), storeRead({ use: { ...unused, orders: true } }))
      expect(state.setUp).toMatchObject({ stage: 'done', draft: true })
      expect(requestsToAbandon(state)).toHaveLength(1)
      const after = given(
        ...assembling,
        first,
        resumed(paths.design),
        storeRead({ use: { ...unused, orders: true } }),
        fact('PublicationAbandoned'),
      )
      expect(due(after)).toContain('DesignRead')
      expect(after.versions).toEqual({})
    },
  )

  it(
    'given a session that wrote part by part, then its open call is abandoned, and the rest published',
    { tags: ['L-03'] },
    () => {
      const written = { version: null, modified: null, served: null }
      const targets = first.targets.map((target) => fact('EntitySaveRequested', { target, known: null, unheard: [] }))
      const styles = fact('EntitySaved', { ...written, target: first.targets[0]! })
      const state = given(...assembling, targets[0]!, styles, targets[1]!)
      expect(requestsToAbandon(state)).toHaveLength(1)
      expect(nextPublication(state)?.targets.map(({ kind }) => kind)).toEqual(['header', 'footer', 'home'])
    },
  )

  it('given a failure and a retry, then what worked is not done again', { tags: ['N-02'] }, () => {
    const state = given(
      ...begun,
      fact('ThemeInstalled', { name: 'TT4' }),
      fact('FontCollectionReadRefused', { fault: refused() }),
      fact('DesignWithoutAiChosen'),
    )
    expect(state.setUp.stage).toBe('founding')
    expect(due(state)).toContain('FontCollectionRead')
    expect(due(state)).not.toContain('ThemeInstall')
  })

  it(
    'given the pattern library has not answered, then nothing waits; once installed, patterns are read',
    { tags: ['N-06', 'S-04'] },
    () => {
      const answered = (facts: readonly FlowEvent[]) => facts.filter(({ type }) => type !== 'PatternsInstalled')
      const waiting = given(...answered(assembling))
      expect(waiting.setUp.stage).toBe('assembling')
      const designer = [...answered(assembling), ...published(waiting), fact('CanvasShown')]
      expect(given(...designer).route.path).toBe(paths.designer)
      expect(due(given(...designer))).not.toContain('PatternsRead')
      expect(due(given(...designer, fact('PatternsInstalled')))).toContain('PatternsRead')
    },
  )

  it('given a library or none, then the page of the set-up is the same', { tags: ['S-04'] }, () => {
    const pages = [true, false, null].map((patternLibrary) => {
      const facts = assembling.map((each) =>
        each.type === 'FeaturesReadReceived' ? { ...each, patternLibrary } : each,
      )
      return given(...facts).designing.design?.sections
    })
    expect(pages).toEqual([pages[0], pages[0], pages[0]])
    expect(pages[0]).toHaveLength(1)
  })

  it('given the patterns cannot be fetched, then the set-up goes on', { tags: ['N-06'] }, () => {
    const state = given(...begun, fact('PatternInstallRefused', { fault: refused() }))
    expect(state.setUp.stage).toBe('founding')
    expect(due(state)).not.toContain('PatternInstall')
  })
})
