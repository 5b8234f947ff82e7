import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../../src/events/calls'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { identityView } from '../../../src/projections/design/menu'
import { tradesWith, understoodView } from '../../../src/projections/wizard'
import { wanted } from '../../../src/projections/owed'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const text = 'Haustierfutter aus Lissabon'
const told = {
  trades: ['pets'],
  place: 'Lisbon',
  name: 'Patinha',
  pictures: '/pictures/',
  choices: [
    { trade: 'pets', name: 'Pet food', picture: 'bowls.webp' },
    { trade: 'soap', name: 'Soap', picture: null },
    { trade: 'pates', name: 'Pâtés', picture: null },
  ],
}
const saves = fact('DescriptionSaveRequested', { text, trade: null })
const saved = (of = text) => fact('DescriptionSaved', { understood: { ...told, of: fingerprint(of) } })
const begun = [
  opened(paths.wizard, { aiEnabled: true, aiProvider: 'rules' }),
  fact('BusinessDescribed', { text }),
] as const

describe('what the built-in suggestions understood', { tags: ['B-12'] }, () => {
  it('given the store’s answer, then the wizard shows trades and place, with pictures to choose from', () => {
    expect(understoodView(given(...begun, saves, saved()))).toEqual({
      trades: ['Pet food'],
      place: 'Lisbon',
      name: 'Patinha',
      chosen: null,
      choices: [{ ...told.choices[0], picture: '/pictures/bowls.webp' }, told.choices[1], told.choices[2]],
      nearest: [],
    })
  })

  it('given no trade was recognized, then the nearest are offered, until one or none of them is chosen', () => {
    const unknown = { ...told, trades: [], nearest: ['soap', 'gone', 'pets'], of: fingerprint(text) }
    const answered = [...begun, saves, fact('DescriptionSaved', { understood: unknown })] as const
    const nearest = (...more: readonly FlowEvent[]) =>
      understoodView(given(...answered, ...more))?.nearest.map(({ trade }) => trade)
    expect(nearest()).toEqual(['soap', 'pets'])
    expect(nearest(fact('TradeChosen', { trade: 'soap' }))).toEqual([])
    expect(nearest(fact('TradeChosen', { trade: '' }))).toEqual([])
  })

  it('given another trade is chosen, then it is shown; given none, then none is', () => {
    const chosen = (trade: string) => understoodView(given(...begun, saves, saved(), fact('TradeChosen', { trade })))
    expect(chosen('soap')).toMatchObject({ trades: ['Soap'], chosen: 'soap' })
    expect(chosen('')).toMatchObject({ trades: [], chosen: '' })
  })

  it('given an answer about former words, or another provider, then nothing is shown', () => {
    expect(understoodView(given(...begun, saves, saved('Soap')))).toBeNull()
    const jetpack = opened(paths.wizard, { aiEnabled: true, aiProvider: 'jetpack' })
    expect(understoodView(given(jetpack, begun[1], saves, saved()))).toBeNull()
    expect(understoodView(given(...begun))).toBeNull()
  })

  it('given a trade was chosen for a description, when that is rewritten, then the trade is ignored', () => {
    const soap = fact('TradeChosen', { trade: 'soap' })
    expect(given(...begun, saves, saved(), soap, fact('BusinessDescribed', { text })).wizard.trade).toBe('soap')
    const other = given(...begun, saves, saved(), soap, fact('BusinessDescribed', { text: 'Mugs' }))
    expect([other.wizard.trade, understoodView(other)]).toEqual([null, null])
  })

  it('given it was understood, when a store that cannot tell it any more keeps it again, then that stays', () => {
    const forgot = fact('DescriptionSaved', { understood: null })
    expect(understoodView(given(...begun, saves, saved(), saves, forgot))?.place).toBe('Lisbon')
  })

  it('when a trade is chosen, then it is stored at once, even if the description was stored before', () => {
    const state = given(...begun, saves, saved(), fact('TradeChosen', { trade: 'soap' }))
    expect(wanted(state)).toContainEqual(fact('DescriptionSaveRequested', { text, trade: 'soap' }))
  })

  it(
    'given a description with a name, then it is offered until the description or the name changes',
    { tags: ['B-07'] },
    () => {
      const named = (...more: readonly FlowEvent[]) =>
        identityView(given(...begun, saves, saved(), designRead(), ...more))?.described
      expect(named()).toBe('Patinha')
      expect(named(fact('SiteTitleWritten', { title: 'Patinha' }))).toBeNull()
      expect(named(fact('BusinessDescribed', { text: 'Mugs' }))).toBeNull()
    },
  )

  it('given a search, then case and accents are ignored', () => {
    expect(tradesWith(' pate', told.choices).map(({ trade }) => trade)).toEqual(['pates'])
    expect(tradesWith('', told.choices)).toHaveLength(3)
  })
})
