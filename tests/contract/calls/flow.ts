/** The flow without its loop: it makes calls of its book on a store, and notes what went to the store and what came back. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom, lastValueFrom, map, tap } from 'rxjs'
import { agreed } from '../../../src/effects/adapters/rest'
import type { DoneOf, Effect } from '../../../src/effects/runner/effect'
import type { Answer, Ports, Rest, RestRequest } from '../../../src/effects/runner/ports'
import { type CallName, phaseOf, type RequestOf } from '../../../src/events/call-facts'
import type { Fault } from '../../../src/events/calls'
import { seen } from './seen'
import type { Side } from './side'

/** A request, and what its answer was to the flow. Ids are left out of the address: each store has its own. */
export type Exchange = { readonly call: string; readonly said: string; readonly sees: readonly string[] }

export type Flow = Pick<Side, 'somebody'> & {
  /** Makes a call that has to end well. */
  readonly done: <N extends CallName, P extends keyof Ports>(
    effect: Effect<N, P>,
    request: RequestOf<N>,
    id?: string,
  ) => Promise<DoneOf<N>>
  /** Makes a call that must not. */
  readonly refused: <N extends CallName, P extends keyof Ports>(
    effect: Effect<N, P>,
    request: RequestOf<N>,
  ) => Promise<Fault>
  /** What one of the calls reads on its way. */
  readonly found: <A>(reads: (rest: Rest) => Answer<A>) => Promise<A>
  /** One request of a call again, as after a crash or from another tab: its code if it is refused, or else null. */
  readonly again: (request: Pick<RestRequest<unknown>, 'method' | 'path' | 'body'>) => Promise<string | null>
  /** The calls that were made, by name. */
  readonly made: ReadonlySet<CallName>
  /** What went over since the last time somebody asked for it. */
  readonly exchanges: () => readonly Exchange[]
}

export const flowOn = ({ ports, somebody }: Side): Flow => {
  const made = new Set<CallName>()
  let noted: Exchange[] = []
  const rest = noting(ports.rest, (exchange) => noted.push(exchange))
  const world: Ports = { ...ports, rest }
  const answerTo = <N extends CallName, P extends keyof Ports>(
    effect: Effect<N, P>,
    request: RequestOf<N>,
    id: string,
  ) => {
    const call = phaseOf(request.type)?.call
    if (call !== undefined) made.add(call)
    return lastValueFrom(effect(request, world, id))
  }
  return {
    somebody,
    made,
    done: async (effect, request, id = 'a-request') => {
      const answer = await answerTo(effect, request, id)
      if (E.isLeft(answer)) throw new Error(`${request.type} was not answered: ${JSON.stringify(answer.left)}`)
      // What a call tells on its way is not last.
      return answer.right as never
    },
    refused: async (effect, request) => {
      const answer = await answerTo(effect, request, 'a-request')
      if (E.isRight(answer)) throw new Error(`${request.type} was answered: ${JSON.stringify(answer.right)}`)
      return answer.left
    },
    found: async (reads) => {
      const answer = await firstValueFrom(reads(rest))
      if (E.isLeft(answer)) throw new Error(`It was not found: ${JSON.stringify(answer.left)}`)
      return answer.right
    },
    again: async (request) => {
      const answer = await firstValueFrom(rest.ask({ ...request, reply: t.unknown }))
      return E.isRight(answer) ? null : said(answer)
    },
    exchanges: () => {
      const all = noted
      noted = []
      // Reads go out together, and come back in any order.
      return all.toSorted((one, other) => one.call.localeCompare(other.call, 'en'))
    },
  }
}

const noting = (rest: Rest, note: (exchange: Exchange) => void): Rest => ({
  ...rest,
  ask: <A>(request: RestRequest<A>): Answer<A> =>
    rest.ask({ ...request, reply: t.unknown }).pipe(
      tap((answer) =>
        note({
          call: `${request.method} ${request.path.replace(/\b[a-f\d]{16}\b|\d+/g, '#')}`,
          said: said(E.chain((value) => agreed(request, value))(answer)),
          sees: E.isRight(answer) ? seen(request.reply, answer.right) : [],
        }),
      ),
      map(E.chain((value) => agreed(request, value))),
    ),
})

const said = (answer: E.Either<Fault, unknown>): string => {
  if (E.isRight(answer)) return 'well'
  const fault = answer.left
  return fault.tag === 'Refused' ? `${fault.status} ${fault.code}` : fault.tag
}
