import { describe, expect, it } from 'vitest'
import { looks, type Look } from '../../../src/catalogue/wizard/looks'
import { fact } from '../../../src/events'
import {
  directionRound,
  directions,
  hasOwnDesign,
  inDirection,
  nextRoundPath,
} from '../../../src/projections/design/directions'
import { undoStep } from '../../../src/projections/design/history'
import { pathTo } from '../../../src/projections/design/place'
import type { State } from '../../../src/reducers'
import { emptyStack, pushed } from '../../../src/reducers/design/stack'
import { directed, drawn, ownPicture, ownWords, patterns, read } from '../../support/directed'
import { given } from '../../support/story'

const state = directed()

const named = (look: Look, from: State = state) => {
  const found = directions(from).find((direction) => direction.look === look)
  if (found === undefined) throw new Error(`There is no direction ${look}`)
  return found
}
const designIn = ({ designing }: State) => designing.design

describe('the directions of a page', () => {
  it('are three, each with a palette, a font pairing and a header of its own', { tags: ['X-02'] }, () => {
    const all = directions(state)
    expect(all.map(({ look }) => look)).toEqual(looks)
    for (const of of [
      all.map(({ palette }) => palette),
      all.map(({ fonts }) => fonts),
      all.map((direction) => designIn(inDirection(state, direction).taken)?.header?.pattern),
    ])
      expect(new Set(of).size).toBe(3)
  })

  it('given none is taken, then none is marked; given one is taken, then that one alone', { tags: ['X-02'] }, () => {
    expect(directions(state).map(({ taken }) => taken)).toEqual([false, false, false])
    const after = directed(named('Classic').taking('all'))
    expect(directions(after).flatMap(({ look, taken }) => (taken ? look : []))).toEqual(['Classic'])
  })

  it(
    'given one is taken, then words, own pictures and order stay, and drawn pictures are in its style',
    { tags: ['X-02'] },
    () => {
      const sections = directed(named('Bold').taking('all')).designing.design?.sections
      expect(sections?.map((section) => section.content)).toEqual([drawn('bold'), ownWords, ownPicture])
      expect(sections?.map(({ id }) => id)).toEqual(designIn(state)?.sections.map(({ id }) => id))
    },
  )

  it(
    'given one or a part of it is taken, then undo names it and brings back the design of before',
    { tags: ['X-02'] },
    () => {
      for (const part of ['all', 'colors', 'fonts', 'frame'] as const) {
        const after = directed(named('Classic').taking(part))
        expect(undoStep(after)).toMatchObject({ type: 'DirectionTaken', look: 'Classic', part })
        const undone = directed(named('Classic').taking(part), fact('DesignUndone'))
        expect(designIn(undone)).toEqual(designIn(state))
      }
    },
  )

  it('given a part is taken, then there is an own design; after a whole one, or a new start, there is none', () => {
    const { design } = state.designing
    if (design === null) throw new Error('No design was read')
    const unseen = (from: State): State => ({ ...from, canvas: { ...from.canvas, shown: 'never' } })
    const past = pushed(emptyStack, { design, step: { type: 'new-start' } as const })
    const anew = { ...state, designing: { ...state.designing, past } }
    expect(hasOwnDesign(unseen(state))).toBe(false)
    expect(hasOwnDesign(unseen(directed(named('Classic').taking('colors'))))).toBe(true)
    expect(hasOwnDesign(unseen(directed(named('Classic').taking('all'))))).toBe(false)
    expect(hasOwnDesign(unseen(anew))).toBe(false)
    expect(hasOwnDesign({ ...anew, canvas: { ...anew.canvas, shown: 'now' } })).toBe(true)
  })

  it(
    'given other rounds, then palettes, fonts or headers differ; the last round leads to the first',
    { tags: ['X-02'] },
    () => {
      const at = (round: string) => directed(fact('ScreenOpened', { path: pathTo('directions', round) }))
      const lookOf = (round: string) => {
        const there = at(round)
        return JSON.stringify(directions(there).map(({ taking }) => taking('all')))
      }
      expect(new Set(['1', '2', '3', '4', '5', '6'].map(lookOf)).size).toBe(6)
      expect(['1', '6'].map((round) => nextRoundPath(at(round)))).toEqual([
        pathTo('directions', '2'),
        pathTo('directions', '1'),
      ])
      expect(['0', '-1', 'x', '1.5', '7', ''].map((round) => directionRound(at(round)))).toEqual([0, 0, 0, 0, 0, 0])
    },
  )

  it(
    'given the store lacks their headers, footers and fonts, then directions change the rest',
    { tags: ['X-02'] },
    () => {
      const poor = given(
        ...read.filter((event) => event !== patterns),
        fact('PatternsReadReceived', { recipe: 7, patterns: [] }),
      )
      const { choices } = named('Bold', poor).taking('all')
      expect(choices.map(({ type }) => type)).not.toContain('HeaderChosen')
      expect(choices.map(({ type }) => type)).toContain('PaletteChosen')
    },
  )
})
