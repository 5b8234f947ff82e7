import { describe, expect, it } from 'vitest'
import { saveSteps } from '../../../src/projections/saving-steps'
import type { State } from '../../../src/reducers'
import { changed, saving } from '../../reducers/saving/publication-story'
import { given } from '../../support/story'

const steps = (state: State) =>
  saveSteps(state)?.map(({ what, is, done, of }) => (of === 0 ? [what, is] : [what, is, done, of])) ?? null

describe('the steps of a Save', { tags: ['D-13'] }, () => {
  it('given no Save runs, then there are none', () => {
    expect(steps(given(...changed))).toBeNull()
    expect(
      steps(
        saving(...changed)
          .sends()
          .publishes()
          .state(),
      ),
    ).toBeNull()
  })

  it('given it was chosen, then files come first, and publishing follows', () => {
    expect(steps(saving(...changed).state())).toEqual([
      ['files', 'now'],
      ['publishing', 'to-come'],
    ])
    expect(
      steps(
        saving(...changed)
          .sends()
          .state(),
      ),
    ).toEqual([
      ['files', 'done'],
      ['publishing', 'now'],
    ])
  })

  it('given the store prepares pictures, then they are a step of their own, done with the last', () => {
    const sent = () => saving(...changed).sends()
    expect(steps(sent().prepares(3, 17).state())).toEqual([
      ['files', 'done'],
      ['pictures', 'now', 3, 20],
      ['publishing', 'to-come'],
    ])
    expect(steps(sent().prepares(3, 17).prepares(20, 0).state())).toEqual([
      ['files', 'done'],
      ['pictures', 'done', 20, 20],
      ['publishing', 'now'],
    ])
  })
})
