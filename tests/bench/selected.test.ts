import { describe, expect, it } from 'vitest'
import { ours } from '../../bench/flows/ours'
import { rows } from '../../bench/rows'
import { selected } from '../../bench/run/selected'
import type { BenchStore } from '../../bench/stores/store'

const store = (states: BenchStore['states']): BenchStore => ({
  about: '',
  url: 'http://store.test',
  admin: { cookies: '', nonce: '' },
  woocommerce: true,
  states,
  content: null,
  stop: () => Promise.resolve(),
})
const on = (states: BenchStore['states']) => [{ flow: ours(true), store: store(states) }]
const nothing = () => Promise.resolve()
const names = (chosen: readonly { readonly name: string }[]) => chosen.map(({ name }) => name)

describe('the rows that are measured', () => {
  it('are all, or those that were asked for, in their own order', () => {
    const states = { keep: nothing, putBack: nothing }
    expect(names(selected(rows, { only: [] }, on(states)).chosen)).toEqual(names(rows))
    expect(names(selected(rows, { only: ['save', 'palette'] }, on(states)).chosen)).toEqual(['palette', 'save'])
  })

  it('on a store that cannot be put back change nothing in it, unless asked for by name', () => {
    const { chosen, left } = selected(rows, { only: [] }, on(null))
    expect(names(rows).filter((name) => !names(chosen).includes(name))).toEqual(['start', 'save'])
    expect(left).toEqual([expect.stringMatching(/^start changes the store/), expect.stringMatching(/^save changes/)])
    expect(names(selected(rows, { only: ['save'] }, on(null)).chosen)).toEqual(['save'])
  })

  it('have a name each', () => {
    expect(new Set(names(rows)).size).toBe(rows.length)
  })
})
