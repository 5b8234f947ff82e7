import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { fold, type State } from '../../src/reducers'
import { valuesOf } from '../../src/reducers/design/stack'
import { recorded } from '../arbitraries/sessions'
import { designRead, featuresRead, storeRead } from '../support/facts'
import { given, opened } from '../support/story'

const designer = given(opened(), storeRead(), featuresRead(), designRead())

const next = (state: State, event: FlowEvent): State =>
  fold(state, recorded(event, { seq: state.seq + 1, id: `fact-${state.seq + 1}` }))

const palettes = ['Slate', 'Ancient Bronze', 'Cinder']

const after = (choices: number): State => {
  let state = designer
  for (let turn = 0; turn < choices; turn += 1)
    state = next(state, fact('PaletteChosen', { palette: palettes[turn % palettes.length] ?? '' }))
  return state
}

const madeAnew = (before: State, now: State) =>
  (Object.keys(now) as (keyof State)[]).filter((part) => before[part] !== now[part])

describe('what a fact leaves as it was is shared', { tags: ['P-02'] }, () => {
  it('given 2,000 choices, when one more is made, then only the design and two of its parts are new', () => {
    const state = after(2000)
    const chosen = next(state, fact('FontsChosen', { pairing: 'Inter + Cormorant' }))
    expect(madeAnew(state, chosen)).toEqual(['seq', 'cause', 'at', 'designing'])
    const { designing } = chosen
    const parts = (Object.keys(designing) as (keyof typeof designing)[]).filter(
      (part) => designing[part] !== state.designing[part],
    )
    expect(parts).toEqual(['design', 'past'])
    expect(designing.design?.sections).toBe(state.designing.design?.sections)
  })

  it('given 2,000 choices, then the history has one design for each, and all share their sections', () => {
    const designs = valuesOf(after(2000).designing.past).map(({ design }) => design)
    expect([new Set(designs).size, new Set(designs.map(({ sections }) => sections)).size]).toEqual([2000, 1])
  })
})
