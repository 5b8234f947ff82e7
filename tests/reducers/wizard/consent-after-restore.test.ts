import { describe, expect, it } from 'vitest'
import { consentOption } from '../../../src/catalogue/defaults'
import { fact, type FlowEvent } from '../../../src/events'
import { agreedProvider } from '../../../src/reducers/wizard'
import { given, opened } from '../../support/story'

const step = (from: unknown, to: unknown) => ({
  from: { kind: 'option' as const, name: consentOption, value: from },
  to: { kind: 'option' as const, name: consentOption, value: to },
})

const made = (from: unknown, to: unknown, skipped: 'touched' | null = null): FlowEvent[] => [
  fact('RestoreChosen', { steps: [step(from, to)], design: 'before' }),
  fact('RestoreStepMade', { step: step(from, to), skipped }),
]

const begun = (answer: 'DataSharingAgreed' | 'DataSharingDeclined' = 'DataSharingAgreed'): FlowEvent[] => [
  opened('', { aiEnabled: true, aiProvider: 'wordpress' }),
  fact(answer, { provider: 'wordpress' }),
]

/** With the model online, which only a status page can tell. */
const provider = (...events: FlowEvent[]) => {
  const state = given(...events)
  return agreedProvider({ ...state, features: { ...state.features, flowType: 'AIOnline' } })
}

describe('given a merchant who agreed to AI', { tags: ['B-18'] }, () => {
  it('when a restore removes the consent, then nothing is sent until the merchant agrees again', () => {
    expect(provider(...begun())).toBe('wordpress')
    expect(provider(...begun(), ...made('yes', false))).toBe('rules')
    expect(provider(...begun(), ...made('yes', 'no'))).toBe('rules')
    // Who was not asked is asked.
    expect(given(...begun(), ...made('yes', false)).wizard.agreed).toEqual({})
  })

  it('when the consent was there before the flow, or was changed by another user since, then it stays', () => {
    expect(provider(...begun(), ...made('no', 'yes'))).toBe('wordpress')
    expect(provider(...begun(), ...made('yes', false, 'touched'))).toBe('wordpress')
  })

  it('when the merchant declined, then a restore does not ask again', () => {
    expect(given(...begun('DataSharingDeclined'), ...made('yes', false)).wizard.agreed).toEqual({ wordpress: false })
  })
})
