// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSetUpPath, paths } from '../../src/events/route-path'
import type { FlowEvent } from '../../src/events'
import { phaseOf } from '../../src/events/call-facts'
import type { Provider } from '../../src/events/wizard'
import type { AnyFact } from '../../src/persistence/log'
import type { State } from '../../src/reducers'
import { isInUse } from '../../src/reducers/store'
import { stepsOf } from '../../src/replay/steps'
import { wandered } from '../arbitraries/wandered'
import {
  arrivals,
  roamingSession,
  storeThemes,
  storeUses,
  wanderingSession,
  wizardSession,
  type Found,
  type Wandering,
} from '../arbitraries/wandering-sessions'
import { storeRead } from '../support/facts'
import { combinations, yesAndNo } from '../support/combinations'
import { opened } from '../support/story'
import { holds } from './holds'

/** Calls that leave the store as it is. */
const isHarmless = (call: string): boolean => call.endsWith('Read') || call === 'Departure'

const written = (events: readonly FlowEvent[]): readonly string[] =>
  events
    .map(({ type }) => phaseOf(type))
    .flatMap((phase) => (phase?.phase === 'requested' && !isHarmless(phase.call) ? [phase.call] : []))

/** What a visitor or a customer would see, or what a merchant would have to take back. */
const shows =
  /^(ThemeActivation|FrontPageSetting|ProductCreation|EntitySave|Publication|AiProductWriting|AiProductUpdate|AiTitleWriting|AiProductReset|CompletionMark)$/

/** The address begins a set-up only when it was come to by itself, and nothing can be lost. */
const mayBegin = ({ from, found }: Wandering): boolean =>
  from.type === 'FlowOpened' && from.arrival === 'address' && isSetUpPath(from.path) && !found.completed && !used(found)

const callsIn = (session: Wandering): readonly string[] => written(wandered(session).log.map(({ event }) => event))

/**
 * The provider that must be agreed to before this request: it gets the description, or the store is told that it may. Null where none
 * is needed. Whether WordPress's own AI works, the store is asked at any time; Jetpack's status page is another host.
 */
const needsConsent = (event: AnyFact['event'], { surroundings }: State): Provider | null => {
  if (event.type === 'AiConnectionRequested') return surroundings?.aiProvider ?? 'rules'
  if (event.type === 'AiStatusReadRequested') return event.provider === 'jetpack' ? 'jetpack' : null
  const isRequest = phaseOf(event.type)?.phase === 'requested'
  return isRequest && 'provider' in event && event.provider !== 'rules' ? event.provider : null
}

const answeredInOrder: Wandering['ways'] = Array.from({ length: 10 }, () => ({ answers: 0, refuses: false, how: 0 }))

const used = ({ use }: Found): boolean => isInUse(storeRead({ use }))

describe('the store changes by a choice', { tags: ['P-11'] }, () => {
  it('given a visit without any choice, then nothing is written, unless a set-up may begin by its address', () =>
    holds(
      fc.property(roamingSession, (session) => {
        if (!mayBegin(session)) expect(callsIn(session)).toEqual([])
      }),
    ))

  it.each(Object.values(paths))(
    'given %s is opened in every way on every store, then it writes exactly when a set-up may begin',
    (path) => {
      const situations = { arrival: arrivals, use: storeUses, completed: yesAndNo, theme: storeThemes }
      for (const { arrival, ...store } of combinations(situations)) {
        const session = { from: opened(path, {}, { arrival }), found: store, ways: answeredInOrder }
        expect(callsIn(session).length > 0, JSON.stringify({ arrival, store })).toBe(mayBegin(session))
      }
    },
  )

  it(
    'given a store in use, when anything is chosen, then visitors see nothing of it before Save',
    { tags: ['S-05'] },
    () =>
      holds(
        fc.property(wanderingSession, (session) => {
          if (!used(session.found)) return
          for (const { before, fact } of stepsOf(wandered(session).log)) {
            const phase = phaseOf(fact.event.type)
            if (phase?.phase !== 'requested' || !shows.test(phase.call)) continue
            expect(['running', 'failed'], phase.call).toContain(before.saving.stage)
          }
        }),
      ),
  )

  it(
    'given any answers in the wizard, then no AI is asked and no consent recorded without consent',
    { tags: ['B-18'] },
    () =>
      holds(
        fc.property(wizardSession, (session) => {
          for (const { before, fact } of stepsOf(wandered(session).log)) {
            const provider = needsConsent(fact.event, before)
            if (provider !== null) expect(before.wizard.agreed[provider], fact.event.type).toBe(true)
          }
        }),
      ),
  )
})
