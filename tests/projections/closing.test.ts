import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { isEntrepreneur } from '../../src/projections/closing'
import { screen } from '../../src/projections/screen'
import { paths } from '../../src/catalogue/route-path'
import { refused, storeRead } from '../support/facts'
import { given, opened } from '../support/story'

const read = (referral: string | null) =>
  fact('ClosingReadReceived', { taskCompleted: true, blockTheme: true, surveyCompleted: false, referral })

describe('the closing screen', () => {
  const there = [opened(paths.closing), storeRead({ taskCompleted: true })] as const

  it('[T-02] given its reading is on its way, then it waits; with an answer, or none, it is shown', () => {
    expect(screen(given(...there))).toBe('opening')
    expect(screen(given(...there, read(null)))).toBe('closing')
    expect(screen(given(...there, fact('ClosingReadRefused', { fault: refused() })))).toBe('closing')
  })

  it('[T-02] given another screen waits for the merchant, then it is passed by', () => {
    expect(screen(given(...there, read('http://store.test/launch')))).toBe('opening')
  })

  it('[T-01][R-05] given the sign-up variant, then its buttons are that variant’s', () => {
    expect(isEntrepreneur(given(opened(paths.closing, { entrepreneur: true })))).toBe(true)
    expect(isEntrepreneur(given(...there))).toBe(false)
  })
})
