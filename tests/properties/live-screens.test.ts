// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closingFault } from '../../src/projections/shell'
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'
import { wandered } from '../arbitraries/wandered'
import { roamingSession, wanderingSession } from '../arbitraries/wandering-sessions'
import { holds } from './holds'

/** Screens on which nothing can be pressed, unless a notice over them offers another try. */
const isWaiting = (state: State): boolean =>
  ['loader', 'opening'].includes(screen(state)) && closingFault(state) === null

const isOpen = ({ calls }: State): boolean => Object.keys(calls.open).length > 0

describe('every path in every state ends on a live screen', { tags: ['P-12'] }, () => {
  it('given any way through the flow, while nothing can be pressed, then something runs', () =>
    holds(
      fc.property(wanderingSession, (session) => {
        for (const state of wandered(session).states)
          if (isWaiting(state) && state.departure === null) expect(isOpen(state), state.route.path).toBe(true)
      }),
    ))

  it('given nobody chooses anything, when everything is answered, then something can be pressed', () =>
    ends(roamingSession))

  it('given anything is chosen, when everything is answered, then something can be pressed', () =>
    ends(wanderingSession))
})

const ends = (session: typeof wanderingSession) =>
  holds(
    fc.property(session, (one) => {
      const { state } = wandered(one, { drained: true })
      expect(isOpen(state)).toBe(false)
      expect(isWaiting(state), `${state.route.path}, ${state.setUp.stage}`).toBe(false)
    }),
  )
