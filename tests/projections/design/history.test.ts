import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { historyItems } from '../../../src/projections/design/history'
import { stepName } from '../../../src/views/design/step-name'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const palette = (title: string) => fact('PaletteChosen', { palette: title })
const choices = [palette('Slate'), palette('Charcoal'), fact('FontsChosen', { pairing: 'Inter + Inter' })]
const list = (...events: FlowEvent[]) =>
  historyItems(given(opened(), designRead(), ...events)).map(({ step, when }) => [step && stepName(step), when])

describe('the list of steps', () => {
  it('given nothing was done, then it has the beginning only', { tags: ['D-16'] }, () => {
    expect(list()).toEqual([[null, 'now']])
  })

  it('given choices, then all are named, newest first, the present one marked', { tags: ['D-16'] }, () => {
    expect(list(...choices)).toEqual([
      ['Fonts: Inter + Inter', 'now'],
      ['Palette: Charcoal', 'past'],
      ['Palette: Slate', 'past'],
      [null, 'past'],
    ])
  })

  it('given a jump back, then the steps after it stay in the list as undone', { tags: ['D-16'] }, () => {
    expect(list(...choices, fact('HistoryVisited', { steps: 1 }))).toEqual([
      ['Fonts: Inter + Inter', 'future'],
      ['Palette: Charcoal', 'future'],
      ['Palette: Slate', 'now'],
      [null, 'past'],
    ])
  })

  it(
    'given the beginning was visited and something else is chosen, then that is the one step',
    { tags: ['D-16'] },
    () => {
      expect(list(...choices, fact('HistoryVisited', { steps: 0 }), palette('Ice'))).toEqual([
        ['Palette: Ice', 'now'],
        [null, 'past'],
      ])
    },
  )
})
