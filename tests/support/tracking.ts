import type { AnyFact } from '../../src/persistence/log'
import { trackedIn } from '../../src/projections/tracking/tracking'
import { stepsOf } from '../../src/replay/steps'

/** All tracking events of a session, whether consent allowed sending them or not. */
export const trackingOf = (log: readonly AnyFact[]) =>
  stepsOf(log).flatMap((step) => trackedIn(step).map((event) => ({ ...event, seq: step.fact.seq })))
