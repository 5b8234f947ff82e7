import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom, of } from 'rxjs'
import { expect, it } from 'vitest'
import { answeredAlong, earlyAnswers, answeredEarly } from '../../../src/effects/adapters/early-answers'
import type { Answer, Rest, RestRequest } from '../../../src/effects/runner/ports'

const reply = t.type({ answers: t.UnknownRecord, rights: t.UnknownRecord })
const write = { method: 'POST', path: '/write', reply, along: ['/a', '/b'] } as const
const read = (path: string) => ({ method: 'GET', path, reply: t.string }) as const

/** A store that answers a write with what `/a` says since. The clock is in milliseconds since the page began. */
const opened = (answer: unknown = { answers: { '/a': 'A since the write' }, headers: {}, rights: {} }) => {
  const asked: string[] = []
  let now = 60_000
  const store: Rest = {
    ask: <A>({ method, path, reply: shape }: RestRequest<A>): Answer<A> => {
      asked.push(`${method} ${path}`)
      const body = method === 'GET' ? `${path} asked for` : answer
      return of(E.mapLeft(() => ({ tag: 'Garbled', what: path }) as const)(shape.decode(body)))
    },
    allowed: () => of(E.right([])),
  }
  const early = earlyAnswers({}, () => now)
  const rest = answeredEarly(answeredAlong(store, early), early)
  return { asked, early, rest, wait: (ms: number) => void (now += ms) }
}

const said = <A>(answer: Answer<A>) => firstValueFrom(answer)

it('reads in the answer to a write are not sent again; reads that it lacks are', { tags: ['T-02'] }, async () => {
  const { rest, asked } = opened()
  await said(rest.ask(write))
  expect(await said(rest.ask(read('/a')))).toEqual(E.right('A since the write'))
  expect(await said(rest.ask(read('/b')))).toEqual(E.right('/b asked for'))
  expect(await said(rest.ask(read('/c')))).toEqual(E.right('/c asked for'))
  expect(asked).toEqual(['POST /write', 'GET /b', 'GET /c'])
})

it(
  'these answers are used for some seconds, until the flow writes again or another tab takes over',
  { tags: ['T-02'] },
  async () => {
    type Page = ReturnType<typeof opened>
    for (const end of [
      async ({ wait }: Page) => wait(20_001),
      async ({ rest }: Page) => void (await said(rest.ask({ method: 'PUT', path: '/other', reply: t.unknown }))),
      async ({ early }: Page) => early.end('flow'),
    ]) {
      const page = opened()
      await said(page.rest.ask(write))
      await end(page)
      expect(await said(page.rest.ask(read('/a')))).toEqual(E.right('/a asked for'))
    }
  },
)

it('a write that is refused, or answers in another shape, provides none', { tags: ['T-02'] }, async () => {
  const { rest } = opened('done')
  await said(rest.ask(write))
  expect(await said(rest.ask(read('/a')))).toEqual(E.right('/a asked for'))
})
