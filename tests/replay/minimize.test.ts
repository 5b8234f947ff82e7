import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { AnyFact } from '../../src/persistence/log'
import { settledOnce } from '../../src/replay/laws/settled-once'
import { minimize } from '../../src/replay/minimize'
import { screenPath, stepsOf } from '../../src/replay/steps'
import { timed } from '../support/cpu-time'
import { designRead, featuresRead, patternsRead, storeRead } from '../support/facts'
import { opened, story } from '../support/story'

/** A law of no build: the palette is never Slate after two undos. */
const breaks = (facts: readonly AnyFact[]): boolean => {
  let undone = 0
  return stepsOf(facts).some(({ fact: { event }, before, after }) => {
    undone += event.type === 'DesignUndone' && before.designing !== after.designing ? 1 : 0
    return undone >= 2 && event.type === 'PaletteChosen' && event.palette === 'Slate'
  })
}

describe('a recording and a law that it breaks', { tags: ['V-04'] }, () => {
  it('given 2,000 facts, then the few that break it are found in under two seconds', () => {
    const log = longStory(2000)
    const { value: smallest, took } = timed(() => minimize(log, (facts) => slates(facts))!)
    expect(names(smallest.facts)).toEqual(['FlowOpened', 'TourStarted', 'TourSkipped', 'PaletteChosen'])
    expect(took).toBeLessThan(2000)
    expect(smallest.facts.every((one) => log.includes(one))).toBe(true)
  })

  it('given a law about states, then the facts that lead there stay, each answer with its request', () => {
    const smallest = minimize(longStory(600), breaks)!
    expect(names(smallest.facts)).toEqual([
      'FlowOpened',
      'DesignReadRequested',
      'DesignReadReceived',
      'PaletteChosen',
      'DesignUndone',
      'PaletteChosen',
      'DesignUndone',
      'PaletteChosen',
    ])
    expect(breaks(smallest.facts)).toBe(true)
  })

  it('given the removal of any remaining fact, then the law holds', () => {
    const { facts } = minimize(longStory(300), slates)!
    for (const one of facts.slice(1)) expect(slates(facts.filter((other) => other !== one))).toBe(false)
  })

  it('given a law that the recording keeps, then there is nothing to shrink', () => {
    expect(minimize(longStory(50), () => false)).toBeNull()
  })

  it('given a law that every log breaks, then the opening fact remains', () => {
    expect(names(minimize(longStory(50), () => true)!.facts)).toEqual(['FlowOpened'])
  })

  it('given an answer without a request, then it is what remains', () => {
    const log = story(opened(), storeRead(), designRead()).map((one) =>
      one.seq === 3 ? { ...one, settles: 'x' } : one,
    )
    const smallest = minimize(log, (facts) => settledOnce.broken(facts) !== null)!
    expect(names(smallest.facts)).toEqual(['FlowOpened', 'StoreReadReceived'])
  })

  it('given few tries, then the smallest log so far is the answer, and it still breaks the law', () => {
    const some = minimize(longStory(400), slates, 5)!
    expect(some.tries).toBe(5)
    expect(slates(some.facts)).toBe(true)
  })

  it('given any facts that matter, then exactly those remain, in their order', () => {
    const log = story(opened(), ...Array.from({ length: 60 }, () => fact('CanvasShown')))
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }), (places) => {
        const wanted = places.map((place) => log[place]!)
        const smallest = minimize(log, (facts) => wanted.every((one) => facts.includes(one)))!
        expect(smallest.facts.slice(1).map(({ seq }) => seq)).toEqual(
          wanted.map(({ seq }) => seq).sort((a, b) => a - b),
        )
      }),
    )
  })
})

/** Never Slate once the tour was started and skipped: three facts among all others. */
const slates = (facts: readonly AnyFact[]): boolean => {
  const types = new Set<string>()
  // Folded too, as every real law is: that is what takes the time.
  return stepsOf(facts).some(({ fact: { event } }) => {
    types.add(event.type)
    return (
      event.type === 'PaletteChosen' &&
      event.palette === 'Slate' &&
      types.has('TourStarted') &&
      types.has('TourSkipped')
    )
  })
}

const longStory = (length: number): readonly AnyFact[] => {
  const beginning = [opened(), storeRead(), featuresRead(), designRead(), patternsRead('a', 'b')]
  const third = Math.floor(length / 3)
  const events = Array.from({ length: length - 10 }, (_, index): FlowEvent => {
    if (index === third) return fact('TourStarted')
    if (index === third + 20) return fact('TourSkipped')
    if (index === 2 * third) return fact('PaletteChosen', { palette: 'Slate' })
    return filler[index % filler.length]!(index)
  })
  return story(...beginning, ...events)
}

const filler: readonly ((index: number) => FlowEvent)[] = [
  (index) => fact('PaletteChosen', { palette: index % 2 === 0 ? 'Canary' : 'Ice' }),
  () => fact('DesignUndone'),
  (index) =>
    fact('SectionInserted', { after: null, section: `s${index}`, pattern: 'a', title: 'a', content: '<p>a</p>' }),
  () => fact('ScreenOpened', { path: '/customize-store/assembler-hub/homepage' }),
  (index) => fact('SectionDeleted', { section: `s${index - 2}` }),
  () => fact('CanvasShown'),
]

const names = (facts: readonly AnyFact[]) => facts.map(({ event }) => event.type)

it('the long story goes through the whole flow', { tags: ['V-04'] }, () => {
  expect(screenPath(longStory(300)).map(({ screen }) => screen)).toContain('designer')
})
