import { describe, expect, it } from 'vitest'
import { looks } from '../../../src/catalogue/wizard/looks'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { directionRounds } from '../../../src/catalogue/wizard/directions'
import { directions, hasOwnDesign, inDirection, nextRoundPath } from '../../../src/projections/design/directions'
import { ifChosen, undoStep } from '../../../src/projections/design/history'
import { pathOfLastAnswer } from '../../../src/projections/wizard'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import { answersWith, livedIn, nth, quickDirections } from '../../support/quick-start'

const state = quickDirections()
const designIn = ({ designing }: State) => designing.design
const wholes = (from: State) => directions(from).map((direction) => designIn(inDirection(from, direction).taken))
const facts = (from: State) => directions(from).map(({ taking }) => taking('all'))
const round = (number: number): FlowEvent => fact('ScreenOpened', { path: `${paths.directions}/${number}` })

describe('the directions of a quick start', { tags: ['X-01'] }, () => {
  it('are three whole pages that differ in palette, fonts, header and order of sections', () => {
    expect(screen(state)).toBe('directions')
    const all = wholes(state)
    expect(
      directions(state)
        .map(({ look }) => look)
        .toSorted(),
    ).toEqual(looks.toSorted())
    for (const of of [
      directions(state).map(({ palette }) => palette),
      directions(state).map(({ fonts }) => fonts),
      all.map((design) => design?.header?.pattern),
      all.map((design) => design?.sections.map(({ pattern }) => pattern).join()),
      all.map((design) => design?.sections[0]?.pattern),
    ])
      expect(new Set(of).size).toBe(3)
  })

  it('given the look that was answered, then the first direction has it', () => {
    expect(nth(state, 0).look).toBe('Classic')
    expect(nth(quickDirections({ look: 'Bold' }), 0).look).toBe('Bold')
  })

  it('given the same answers in another session, with another past, then the directions are the same', () => {
    const [quick, ...others] = answersWith()
    if (quick === undefined) throw new Error('No answer')
    const { state: elsewhere } = livedIn(
      {},
      fact('DialogOpened', { dialog: 'restore' }),
      fact('DialogClosed'),
      quick,
      fact('ScreenOpened', { path: paths.intro }),
      quick,
      ...others,
    )
    expect(elsewhere.seq).not.toBe(state.seq)
    expect(facts(elsewhere)).toEqual(facts(state))
  })

  it('when another three are asked for, then each round differs, and the last leads to the first', () => {
    const rounds = Array.from({ length: directionRounds }, (_, index) =>
      JSON.stringify(facts(quickDirections({}, round(index + 1)))),
    )
    expect(new Set(rounds).size).toBe(directionRounds)
    expect(nextRoundPath(state)).toBe(`${paths.directions}/2`)
    expect(nextRoundPath(quickDirections({}, round(directionRounds)))).toBe(`${paths.directions}/1`)
    expect(screen(quickDirections({}, round(2)))).toBe('directions')
  })

  it('when the answers are to be changed, then one press leads to the first or to the last question', () => {
    const first = quickDirections({}, fact('ScreenOpened', { path: paths.quickStart }))
    const last = quickDirections({}, fact('ScreenOpened', { path: pathOfLastAnswer(state) }))
    expect([screen(first), first.route.path]).toEqual(['wizard', paths.quickStart])
    expect([screen(last), last.route.path]).toEqual(['wizard', `${paths.quickStart}/tone-of-voice`])
  })
})

describe('taking a direction of a quick start', { tags: ['X-01'] }, () => {
  it('given it is taken as a whole, then it alone is marked, and taking it again changes nothing', () => {
    for (const index of [0, 1, 2]) {
      const taken = ifChosen(state, nth(state, index).taking('all'))
      expect(directions(taken).map((one) => one.taken)).toEqual([0, 1, 2].map((one) => one === index))
      expect(designIn(ifChosen(taken, nth(taken, index).taking('all')))).toBe(designIn(taken))
    }
  })

  it('given any part is taken, then undo brings back the design of before', () => {
    for (const part of ['all', 'colors', 'fonts', 'page'] as const) {
      const taking = nth(state, 1).taking(part)
      expect(designIn(quickDirections({}, taking))).not.toEqual(designIn(state))
      expect(undoStep(quickDirections({}, taking))).toMatchObject({ type: 'DirectionTaken', part })
      expect(designIn(quickDirections({}, taking, fact('DesignUndone')))).toEqual(designIn(state))
    }
  })

  it('given parts are mixed, then that is a design of its own; a whole direction is none', () => {
    expect(hasOwnDesign(state)).toBe(false)
    expect(hasOwnDesign(quickDirections({}, nth(state, 1).taking('colors')))).toBe(true)
    expect(hasOwnDesign(quickDirections({}, nth(state, 1).taking('all')))).toBe(false)
  })
})
