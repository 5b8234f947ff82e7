/** Answers of a store that are not what was agreed, in any place: the call is refused, or brings a fact that is whole. */
import { omit } from 'es-toolkit'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom, of, timeout } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { agreed } from '../../src/effects/adapters/rest'
import { effectOf } from '../../src/effects/runner/runner'
import type { Ports, RestRequest } from '../../src/effects/runner/ports'
import type { FlowEvent } from '../../src/events'
import { calls, type RequestEvent } from '../../src/events/call-facts'
import { decodeEvent } from '../../src/events/log'
import { retiredCalls, type RetiredCall } from '../../src/events/publishing'
import type { Fault } from '../../src/events/calls'
import { arbitraryOf } from '../arbitraries/of-codec'
import { spoilt } from '../arbitraries/spoilt'
import '../support/all-effects'
import { fakeStore, serve } from '../support/fake-store'
import { fakePorts } from '../support/world'

/** No effect makes them. */
const retired = Object.keys(retiredCalls) as RetiredCall[]

describe('an answer of an unexpected shape', () => {
  for (const [name, { requested }] of Object.entries(omit(calls, retired)))
    it(`${name}: nothing throws, and every fact can be read again`, { tags: ['N-02'] }, async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryOf(requested).map(asAsked), fc.gen(), async (request, any) => {
          const ports = { ...fakePorts(fakeStore()), ...invalidResponses((valid) => any(spoilt, valid)) }
          const effect = effectOf(request)
          const answer = await firstValueFrom(effect(request, ports, 'id').pipe(timeout(60_000)))
          if (E.isLeft(answer)) expect(faults).toContain(answer.left.tag)
          else expect(decodeEvent(throughJson(answer.right)).type).toBe(answer.right.type)
        }),
        { numRuns: 60 },
      )
    })
})

/** A file that the merchant chose is in base64. */
const asAsked = (request: unknown): RequestEvent =>
  ({
    ...(request as object),
    ...(Object.hasOwn(request as object, 'data') ? { data: 'iVBORw0KGgo=' } : {}),
  }) as RequestEvent

/** What a store says no with, and what is no answer; the model of it knows nothing of the ids that are made up here. */
const faults: readonly Fault['tag'][] = ['Garbled', 'Refused', 'Conflict', 'Conflicts', 'Timeout']

const throughJson = (event: FlowEvent) => JSON.parse(JSON.stringify(event)) as Readonly<Record<string, unknown>>

/** Ports that answer with a spoilt text where JSON is expected. */
const invalidResponses = (spoil: (valid: unknown) => string): Pick<Ports, 'rest' | 'web' | 'ai'> => {
  const store = fakeStore()
  const read = <A>(request: RestRequest<A>, valid: unknown): E.Either<Fault, A> => {
    const value = E.tryCatch(() => JSON.parse(spoil(valid)) as unknown, String)
    return E.isLeft(value) ? E.left({ tag: 'Garbled', what: '' }) : agreed(request, value.right)
  }
  return {
    rest: {
      ask: (request) => {
        const valid = serve(store, { ...request, reply: t.unknown })
        return of(E.isLeft(valid) ? E.left(valid.left) : read(request, valid.right))
      },
      allowed: () => of(E.right(spoil(['GET', 'POST']).split(','))),
    },
    web: { readJson: (path, reply) => of(read({ method: 'GET', path, reply }, { status: { indicator: 'none' } })) },
    ai: { complete: () => of(E.right(spoil({ default: 'Slate' }))), forget: () => undefined },
  }
}
