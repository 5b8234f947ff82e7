/** The network between a page and the store. */
import * as E from 'fp-ts/Either'
import { Observable } from 'rxjs'
import { withNonce, type Nonce } from '../../src/effects/adapters/nonce'
import type { Answer, Rest, RestRequest } from '../../src/effects/runner/ports'
import type { Fault } from '../../src/events/calls'
import { type FakeStore } from '../support/fake-store'
import type { Life } from './life'
import type { Luck } from './luck'
import type { VirtualTime } from './virtual-time'
import { refusals, type Fate } from './weather'

export type Line = {
  readonly store: FakeStore
  readonly serve: <A>(request: RestRequest<A>) => E.Either<Fault, A>
  readonly time: VirtualTime
  readonly luck: Luck
  readonly fateOf: (request: RestRequest<unknown>) => Fate
  readonly isOnline: () => boolean
  readonly isLoggedIn: () => boolean
  readonly logOut: () => void
  /** Called for each request that reaches the store, before and after the store processes it. */
  readonly onArrival: (request: RestRequest<unknown>) => void
  readonly onDone: (request: RestRequest<unknown>) => void
  readonly onFate: (request: RestRequest<unknown>, fate: Fate) => void
}

/** Milliseconds, as `rest.ts` has it. */
const longestWait = 30_000

export const restOver = (line: Line, life: Life): Rest => {
  const nonce = nonceOver(line, life)
  return {
    ask: (request) => withNonce(nonce, () => sent(line, life, request)),
    allowed: () => withNonce(nonce, () => answered(line, life)),
  }
}

const nonceOver = ({ luck, isLoggedIn }: Line, life: Life): Nonce => ({
  value: () => 'nonce',
  refresh: () => life.in(luck.span(100), isLoggedIn),
})

const answered = ({ luck }: Line, life: Life): Answer<readonly string[]> =>
  new Observable((subscriber) =>
    life.later(luck.span(50), () => {
      subscriber.next(E.right(['GET', 'POST', 'PUT']))
      subscriber.complete()
    }),
  )

const timeout: Fault = { tag: 'Timeout' }

const sent = <A>(line: Line, life: Life, request: RestRequest<A>): Answer<A> =>
  new Observable((subscriber) => {
    const { luck, time, store } = line
    const plain = request as unknown as RestRequest<unknown>
    const ends: (() => void)[] = []
    const end = (milliseconds: number, answer: () => E.Either<Fault, A>) =>
      void ends.push(
        life.later(milliseconds, () => {
          subscriber.next(answer())
          subscriber.complete()
        }),
      )
    const overdue = () => E.left(timeout)
    if (!line.isOnline()) end(1, () => E.left({ tag: 'Offline' }))
    else {
      const fate = line.fateOf(plain)
      line.onFate(plain, fate)
      end(request.deadline ?? longestWait, overdue)
      // What arrived after the page had asked again would be a second request to a store without keys: nobody could tell.
      const there = Math.min(luck.span(fate === 'slow' ? 4000 : 40), longestWait - 1000)
      const back = luck.span(fate === 'slow' ? 4000 : 40)
      const refusal = line.isLoggedIn() ? refusals[fate] : refusals['logged-out']
      if (fate === 'logged-out') line.logOut()
      if (refusal !== undefined) end(there + back, () => E.left(refusal))
      else if (fate === 'unsent') end(there, overdue)
      else
        // A request that was sent arrives, even if the page is closed or no longer waits.
        time.after(there, () => {
          line.onArrival(plain)
          if (fate === 'twice') line.serve(request)
          const answer = detached(store, line.serve(request))
          line.onDone(plain)
          if (fate === 'fine' || fate === 'slow' || fate === 'twice') end(back, () => answer)
          else if (fate === 'half') end(back, () => E.left({ tag: 'Garbled', what: 'half' }))
          else if (fate === 'unheard') end(back, overdue)
        })
    }
    return () => ends.forEach((callOff) => callOff())
  })

/** A copy, because the model of the store would otherwise share its own objects. */
const detached = <A>(store: FakeStore, answer: E.Either<Fault, A>): E.Either<Fault, A> =>
  E.isRight(answer) && ([store.options, store.settings, store.use] as unknown[]).includes(answer.right)
    ? E.right({ ...answer.right })
    : answer
