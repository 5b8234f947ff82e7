/** The loop as views see it: a state to draw, and facts to record. */
import type { Ports } from '../effects/runner/ports'
import type { Loop } from './loop/loop'
import type { FlowClient } from '../views/flow'

export const clientOf = (
  { state, state$, record }: Loop,
  { random, navigation }: Pick<Ports, 'random' | 'navigation'>,
): FlowClient => ({
  state,
  subscribe: (listener) => {
    const subscription = state$.subscribe(listener)
    return () => subscription.unsubscribe()
  },
  record: (event) =>
    record(
      typeof event === 'function'
        ? event({ id: random.id, random: random.number, hasPast: navigation.hasPast })
        : event,
    ),
})
