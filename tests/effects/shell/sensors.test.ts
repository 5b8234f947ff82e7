import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { FlowEvent } from '../../../src/events'
import { sensors } from '../../../src/effects/sensors'
import { initialState, type State } from '../../../src/reducers'

/** The network of a page, the state that it has, and what was reported so far. */
const page = () => {
  const online$ = new BehaviorSubject(true)
  const state$ = new BehaviorSubject<State>(initialState)
  const reported: FlowEvent['type'][] = []
  sensors(state$, { network: { online$ } }).subscribe(({ type }) => reported.push(type))
  /** A report is in the log and folded. */
  const folded = (online: boolean) => state$.next({ ...initialState, world: { ...initialState.world, online } })
  return { online$, folded, reported }
}

describe('the network is reported', () => {
  it('given it goes and comes back, then each is told once', { tags: ['L-10'] }, () => {
    const { online$, folded, reported } = page()
    online$.next(false)
    folded(false)
    online$.next(false)
    online$.next(true)
    folded(true)
    expect(reported).toEqual(['NetworkLost', 'NetworkRegained'])
  })

  it(
    'given it comes back while its loss is on its way into the log, then that is told, too',
    { tags: ['L-10'] },
    () => {
      const { online$, folded, reported } = page()
      online$.next(false)
      online$.next(true)
      folded(false)
      expect(reported).toEqual(['NetworkLost', 'NetworkRegained'])
    },
  )

  it('given a call found it lost after it had come back, then it is told to be there', { tags: ['L-10'] }, () => {
    const { folded, reported } = page()
    folded(false)
    expect(reported).toEqual(['NetworkRegained'])
  })
})
