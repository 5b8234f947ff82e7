import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { calls } from '../../../src/events/call-facts'
import { foldAll } from '../../../src/reducers'
import { factFamilies, factFamilyOf } from '../../../src/replay/viewer/fact-families'
import { inShort, payloadInShort } from '../../../src/replay/viewer/words'
import { moved, changesOf, everything, keysOf, shownOf, valueAt, type Wish } from '../../../src/replay/viewer/search'
import { nothingKept, span, stateAfter } from '../../../src/replay/viewer/states'
import { entries, session, sessionOf } from './session'

const wish = (over: Partial<Wish>): Wish => ({ ...everything, ...over })

describe('the timeline', () => {
  it(
    'names the source of a fact: a call with its phase, the browser by name, or else the user',
    { tags: ['V-01'] },
    () => {
      for (const { requested, done, refused, abandoned } of Object.values(calls))
        expect([requested, done, refused, abandoned].map(({ name }) => factFamilyOf(name))).toEqual([
          'asked',
          'answered',
          'refused',
          'abandoned',
        ])
      expect(['PaletteChosen', 'FlowForked', 'NetworkLost', 'UnknownFact'].map(factFamilyOf)).toEqual([
        'person',
        'person',
        'browser',
        'unknown',
      ])
    },
  )

  it('is filtered by family and by words, in any order and case', { tags: ['V-01'] }, () => {
    const hidden = new Set(factFamilies.filter((family) => family !== 'person'))
    expect(shownOf(session, wish({ hidden }))).toEqual([5, 10])
    expect(shownOf(session, wish({ text: 'slate palette' }))).toEqual([10])
    expect(shownOf(session, wish({ text: 'no such word' }))).toEqual([])
    expect(shownOf(session, wish({ text: '  ' }))).toHaveLength(session.length)
  })

  it('finds the facts that change a value in the state', { tags: ['V-01'] }, () => {
    expect(changesOf(session, 'route.path')).toEqual([5])
    expect(shownOf(session, wish({ by: 'state', text: 'store' }))).toEqual([4, 9])
    expect(changesOf(session, 'calls.ended["PatternsRead"].status')).toEqual([8])
    expect(changesOf(session, 'no.such.place')).toEqual([])
    expect(keysOf('calls.ended["EntitySave:home"][0].x')).toEqual(['calls', 'ended', 'EntitySave:home', '0', 'x'])
    expect(valueAt({ a: [{ b: 1 }] }, keysOf('a[0].b'))).toBe(1)
    expect(valueAt({ a: 1 }, keysOf('constructor.name'))).toBeUndefined()
  })

  it('a payload is shown on one line, however large it is', { tags: ['V-01'] }, () => {
    expect(payloadInShort(fact('PaletteChosen', { palette: 'Slate' }))).toBe('palette: Slate')
    expect(payloadInShort(fact('DesignUndone'))).toBe('')
    expect(inShort({ one: 1, two: [] })).toBe('{one, two}')
    expect(inShort(undefined)).toBe('–')
    const large = fact('EditorSettingsReadReceived', { settings: 'x'.repeat(1_000_000) })
    expect(payloadInShort(large).length).toBeLessThanOrEqual(160)
  })

  it('keys stay inside the list', { tags: ['V-01'] }, () => {
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End', 'x'].map((key) => moved(key, 8, 10, 5))).toEqual([
      9,
      7,
      9,
      0,
      9,
      null,
    ])
  })
})

describe('states on demand', () => {
  const long = sessionOf(
    ...entries,
    ...Array.from({ length: 4 * span }, (_, index) =>
      index % 5 === 4
        ? ([fact('DesignUndone'), { id: `undo-${index}` }] as const)
        : ([fact('PaletteChosen', { palette: index % 2 === 0 ? 'Slate' : 'Canary' }), { id: `p-${index}` }] as const),
    ),
  )

  it('in whatever order they are requested, they equal folding from the start', { tags: ['V-01'] }, () => {
    const kept = nothingKept()
    for (const index of [900, 0, 899, 898, span, span - 1, long.length - 1, 3, -1])
      expect(stateAfter(long, index, kept)).toEqual(foldAll(long.slice(0, index + 1)))
  })

  it(
    'a step forward costs one fold: the state before it is the same object as in the last step',
    { tags: ['V-01'] },
    () => {
      const kept = nothingKept()
      const first = stateAfter(long, 700, kept)
      expect(stateAfter(long, 700, kept)).toBe(first)
      stateAfter(long, 701, kept)
      expect(stateAfter(long, 700, kept)).toBe(first)
    },
  )
})
