/** Sessions that make progress: they begin on a screen with the store read, requests are answered, and there are many choices. */
import fc from 'fast-check'
import { paths } from '../../src/events/route-path'
import type { FlowEvent } from '../../src/events'
import { calls, type CallName } from '../../src/events/call-facts'
import { designRead, featuresRead, patternsRead, storeRead } from '../support/facts'
import { opened, story } from '../support/story'
import { doing } from './diligent-sessions'
import { arbitraryOf } from './of-codec'
import { anyEvent, anySession, type Entry } from './sessions'

/** A request, and more often than not a good answer to it. */
const exchange = ({ requested, done, refused, abandoned }: (typeof calls)[CallName]) =>
  fc.tuple(arbitraryOf(requested), fc.oneof(...[done, done, refused, abandoned].map(arbitraryOf))) as fc.Arbitrary<
    FlowEvent[]
  >

const step: fc.Arbitrary<readonly FlowEvent[]> = fc.oneof(
  { weight: 4, arbitrary: doing.map((event) => [event]) },
  { weight: 3, arbitrary: fc.oneof(...Object.values(calls).map(exchange)) },
  { weight: 1, arbitrary: anyEvent.map((event) => [event]) },
)

const beginnings = [paths.intro, paths.designer, paths.design, paths.closing].map((path) =>
  story(opened(path), storeRead(), featuresRead(), designRead(), patternsRead('a', 'b')).map(({ event }) => event),
)

const livelySession: fc.Arbitrary<readonly Entry[]> = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(step, { maxLength: 16 }), fc.nat({ max: 5 }))
  .map(([beginning, steps, which]) => [...beginning, ...steps.flat()].map((event) => ({ event, which })))

/** Facts in any order, or a session that makes progress. */
export const session: fc.Arbitrary<readonly Entry[]> = fc.oneof(anySession, livelySession)
