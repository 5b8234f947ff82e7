import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loaders, paceOf } from '../../../src/projections/loader-stages'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { loader } from '../../../src/projections/set-up'
import { isHandingOver } from '../../../src/projections/screen'
import { stageTitles, movedOn } from '../../../src/views/set-up/loader'
import { answered, generate, inOrder } from '../../support/folded-generation'
import { given, opened } from '../../support/story'
import type { State } from '../../../src/reducers'

/** The loader's view, with the title that the merchant reads. */
const told = (state: State) => {
  const view = loader(state)
  return { ...view, title: stageTitles[view.stage]() }
}

const whileMaking = (states: readonly State[]) =>
  states.filter(({ route }) => route.path === paths.generating).map(told)

const last = (states: readonly State[]): State => states.at(-1)!

const tolerated = ['AiPaletteQuery', 'FontCollectionRead', 'FontFamilyInstall', 'SuggestionsSave', 'PatternInstall']

describe('the loader of a generation', () => {
  it('given the answers were sent, then the bar starts at 5 under the first stage', { tags: ['A-04'] }, () => {
    expect(told(answered('none'))).toMatchObject({ title: 'Analyzing your responses', percent: 5 })
  })

  it(
    'given the calls end one after the other, then all six stages show in order, and the seventh ends it',
    { tags: ['A-04'] },
    () => {
      const contentLast = (calls: readonly string[]) =>
        Math.max(
          0,
          calls.findIndex((call) => !call.startsWith('Ai')),
        )
      const paletteFirst = (calls: readonly string[]) =>
        calls.findIndex((call) => call === 'AiConnection' || call === 'AiPaletteQuery')
      const states = generate(answered('none'), {
        ...inOrder,
        pick: (calls) => (paletteFirst(calls) === -1 ? contentLast(calls) : paletteFirst(calls)),
      })
      const titles = whileMaking(states).map(({ title }) => title)
      expect([...new Set(titles)]).toEqual([
        'Analyzing your responses',
        'Asking AI for colors that suit your business',
        'Designing the best look for your business',
        'Generating content',
        'Assembling your store',
        'Applying the finishing touches',
      ])
      const state = last(states)
      expect(state.route).toMatchObject({ path: paths.designer, customizing: false })
      expect(isHandingOver(state)).toBe(true)
      expect(told(state).title).toBe('Opening the doors')
      expect(loader(state).percent).toBeGreaterThanOrEqual(84)
      expect(loader(state).percent).toBeLessThan(100)
    },
  )

  it('given another store is made after one was seen, then a loader hands over again', { tags: ['A-04'] }, () => {
    const state = answered('none')
    const seen: State = { ...state, canvas: { ...state.canvas, shown: 'now' } }
    expect(isHandingOver(last(generate(seen, inOrder)))).toBe(true)
  })

  it(
    'given the design cannot be read after it, then the loader covers no longer what says so',
    { tags: ['A-04', 'D-01'] },
    () => {
      const { designing, calls, ...state } = last(generate(answered('none'), inOrder))
      const refusal = { call: 'DesignRead', status: 'refused', fault: { tag: 'Timeout' } } as const
      const unread: State = {
        ...state,
        designing: { ...designing, design: null },
        calls: { ...calls, ended: { ...calls.ended, DesignRead: refusal } },
      }
      expect(isHandingOver(unread)).toBe(false)
    },
  )

  it('given the provider is offline, then the same stages lead to the same end', { tags: ['A-04'] }, () => {
    const states = generate(answered('major'), inOrder)
    expect(last(states).setUp).toMatchObject({ stage: 'done', way: 'with-ai', draft: false })
    expect(whileMaking(states).at(-1)?.title).toBe('Applying the finishing touches')
  })

  it(
    'given the provider fails again and again, then each try moves the bar within its stage',
    { tags: ['A-04'] },
    () => {
      const percents = whileMaking(
        generate(answered('none'), { pick: () => 0, refuses: (call) => call === 'AiPaletteQuery' }),
      )
        .filter(({ title }) => title === 'Asking AI for colors that suit your business')
        .map(({ percent }) => percent)
      expect([...new Set(percents)]).toEqual([14, 17, 20, 22, 25])
    },
  )

  it(
    'given calls end in any order, some refused, then the bar never goes back and ends only with the work',
    { tags: ['A-04'] },
    () => {
      fc.assert(
        fc.property(
          fc.infiniteStream(fc.nat()),
          fc.subarray(tolerated),
          fc.constantFrom('none', 'major', null),
          (numbers, refusing, indicator) => {
            const states = generate(answered(indicator), {
              pick: ({ length }) => (length === 0 ? 0 : (numbers.next().value ?? 0) % length),
              refuses: (call) => refusing.includes(call),
            })
            expect(last(states).setUp.stage).toBe('done')
            const percents = [...whileMaking(states), told(last(states))].map(({ percent }) => percent)
            expect(percents).toEqual(percents.toSorted((one, other) => one - other))
            expect(Math.max(...percents.slice(0, -1))).toBeLessThan(84)
          },
        ),
      )
    },
  )

  it('given the path without AI, then its own titles and steps stay', { tags: ['A-04'] }, () => {
    const founding = given(opened(), fact('DesignWithoutAiChosen'))
    expect(told(founding)).toMatchObject({ title: 'Setting up the foundations', percent: 5 })
  })

  it('given built-in suggestions, then no stage speaks of AI or of other stores', { tags: ['A-04', 'B-12'] }, () => {
    const declined = answered('none', fact('DataSharingDeclined', { provider: 'jetpack' }))
    for (const states of [generate(declined, inOrder), generate(answered('major'), inOrder)]) {
      const titles = new Set(whileMaking(states).map(({ title }) => title))
      for (const title of titles) expect(title).not.toMatch(/\bAI\b|performing|optimized/)
    }
  })
})

describe('the pace of a loader', () => {
  it.each([
    ['the main loader with AI', loaders.ai, 40],
    ['its hand-over', loaders.aiHandOver, 10],
    ['the main loader without AI', loaders.noAi, 5],
    ['its hand-over', loaders.noAiHandOver, 2],
  ] as const)(
    'given no work ends meanwhile, then %s takes %o seconds at %i',
    { tags: ['N-10', 'A-04'] },
    (_name, all, seconds) => {
      expect(all.from + paceOf(all) * seconds).toBeCloseTo(all.stages.at(-1)?.progress ?? 100)
    },
  )

  it(
    'given work takes long, then the bar moves on within its stage, never to the end, and never back',
    { tags: ['N-10', 'A-04'] },
    () => {
      const views = [...generate(answered('none'), inOrder), given(opened(), fact('DesignWithoutAiChosen'))].map(loader)
      for (const view of views) {
        expect(view.until).toBeLessThan(100)
        let shown = view.percent
        for (let moment = 0; moment < 400; moment += 1) {
          const next = movedOn(shown, view)
          expect(next).toBeGreaterThanOrEqual(shown)
          shown = next
        }
        expect(shown).toBe(Math.max(view.until, view.percent))
      }
      expect(movedOn(20, { percent: 60, until: 70, pace: 2 })).toBeGreaterThan(60)
      expect(movedOn(60, { percent: 20, until: 25, pace: 2 })).toBe(60)
    },
  )
})
