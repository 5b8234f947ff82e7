import { BehaviorSubject, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { keepAddress } from '../../../src/effects/navigation'
import { fact, type FlowEvent } from '../../../src/events'
import { fold, initialState, type State } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { featuresRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const palettes = '/customize-store/assembler-hub/color-palette'
const fonts = '/customize-store/assembler-hub/typography'
const open = (path: string) => fact('ScreenOpened', { path })

describe('the address bar', () => {
  it('follows the flow, a new entry for each place', { tags: ['R-02'] }, async () => {
    const browser = at(paths.designer)
    await browser.record(open(palettes))
    await browser.record(open(paths.designer))
    expect(browser.entries()).toEqual([paths.designer, palettes, paths.designer])
  })

  it('given a page loaded under another spelling, then the address is mended in its place', { tags: ['R-02'] }, () => {
    expect(at('/customize-store/no-such-step', { route: paths.intro }).entries()).toEqual([paths.intro])
  })

  it(
    'given Backs and Forwards faster than the log answers, then the last one counts and no entry is added',
    { tags: ['R-02'] },
    async () => {
      const browser = at(paths.designer)
      for (const path of [palettes, paths.designer, fonts]) await browser.record(open(path))
      const entries = browser.entries()
      browser.go(-1)
      browser.go(-1)
      browser.go(1)
      await browser.quiet()
      expect([browser.here(), browser.route()]).toEqual([paths.designer, paths.designer])
      browser.go(-1)
      browser.go(-1)
      await browser.quiet()
      expect([browser.here(), browser.route()]).toEqual([paths.designer, paths.designer])
      browser.go(3)
      browser.go(-3)
      await browser.quiet()
      expect([browser.here(), browser.route()]).toEqual([paths.designer, paths.designer])
      expect(browser.entries()).toEqual(entries)
    },
  )

  it(
    'given an address where the flow does not stay, then Back does not lead there again and again',
    { tags: ['R-02'] },
    async () => {
      const browser = at(paths.intro)
      await browser.record(open(paths.closing))
      browser.type('/customize-store/design-with-ai')
      await browser.quiet()
      expect(browser.entries()).toEqual([paths.intro, paths.closing, paths.intro])
    },
  )

  it(
    'given the set-up ends, then its loader has no entry, and a Back with a question restores the entries',
    { tags: ['D-15', 'R-02'] },
    async () => {
      const browser = at(paths.intro)
      await browser.record(fact('DesignWithoutAiChosen'))
      browser.put((state) => ({
        ...state,
        setUp: { stage: 'done', way: 'without-ai', draft: false, behind: { samples: false, fonts: [] } },
        route: { ...state.route, path: paths.designer },
      }))
      const whole = [paths.intro, paths.designer]
      expect(browser.entries()).toEqual(whole)
      for (const _ of [1, 2]) {
        browser.go(-1)
        await browser.quiet()
        expect(browser.entries()).toEqual(whole)
        expect([browser.here(), browser.route()]).toEqual([paths.designer, paths.designer])
      }
    },
  )

  it(
    'given more patterns were fetched, then their loader is no place to come back to',
    { tags: ['R-02'] },
    async () => {
      const browser = at(fonts)
      await browser.record(fact('MorePatternsChosen'))
      expect(browser.here()).toBe(paths.installPatterns)
      browser.put((state) => ({ ...state, route: { ...state.route, path: fonts } }))
      expect(browser.entries()).toEqual([fonts, fonts])
    },
  )
})

// Helpers

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 3))

/** A browser's history and a log that takes its time. */
const at = (address: string, { route = address } = {}) => {
  let entries = [address]
  let place = 0
  let seq = 1000
  const visited$ = new Subject<string>()
  const begun = given(opened(), storeRead({ taskCompleted: true }), featuresRead())
  const state$ = new BehaviorSubject<State>({ ...begun, route: { ...initialState.route, path: route } })
  let underWay = 0
  const record = async (event: FlowEvent) => {
    underWay += 1
    await aMoment()
    underWay -= 1
    state$.next(fold(state$.value, recorded(event, { seq: (seq += 1), id: `fact-${seq}` })))
  }
  const navigation = {
    path: () => entries[place] ?? '',
    customizing: () => false,
    arrival: () => 'address' as const,
    hasPast: () => place > 0,
    visited$,
    leave: () => undefined,
    show: (path: string, _customizing: boolean, how: 'push' | 'replace') => {
      if (how === 'push') place += 1
      entries = how === 'push' ? [...entries.slice(0, place), path] : entries.toSpliced(place, 1, path)
    },
  }
  keepAddress({ state$, record }, navigation).subscribe()
  return {
    record,
    entries: () => entries,
    here: navigation.path,
    route: () => state$.value.route.path,
    put: (change: (state: State) => State) => state$.next(change(state$.value)),
    go: (by: number) => {
      place = Math.min(Math.max(place + by, 0), entries.length - 1)
      visited$.next(navigation.path())
    },
    /** As a link to the same page would: a new entry that the flow did not make. */
    type: (path: string) => {
      navigation.show(path, false, 'push')
      visited$.next(path)
    },
    quiet: async () => {
      do await aMoment()
      while (underWay > 0)
    },
  }
}
