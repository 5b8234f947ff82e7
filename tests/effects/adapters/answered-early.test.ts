import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { delay, firstValueFrom, forkJoin, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeredEarly, earlyAnswers } from '../../../src/effects/adapters/early-answers'
import { askingNow } from '../../../src/effects/runner/runner'
import type { Answer, Rest, RestRequest } from '../../../src/effects/runner/ports'

const told = { answers: { '/a': 'early A', '/broken': 7 }, headers: {}, rights: { '/r': 'GET, POST' } }

/** A store whose answers say that they came by a request of their own; the page asked for some of them before. */
const opened = (reply: unknown = told, sinceBegin = () => 900) => {
  const asked: string[] = []
  const rest: Rest = {
    ask: <A>({ method, path, reply: shape }: RestRequest<A>): Answer<A> => {
      asked.push(`${method} ${path}`)
      return of(E.mapLeft(() => ({ tag: 'Garbled', what: path }) as const)(shape.decode(`late ${path}`))).pipe(delay(1))
    },
    allowed: (path) => {
      asked.push(`OPTIONS ${path}`)
      return of(E.right(['GET'])).pipe(delay(1))
    },
  }
  const flow = {
    paths: ['/a', '/b', '/broken'],
    rights: ['/r', '/s'],
    reply: reply instanceof Promise ? reply : Promise.resolve(reply),
  }
  const early = earlyAnswers({ customizeYourStoreEarly: { flow } }, sinceBegin)
  return { asked, early, rest: answeredEarly(rest, early) }
}

const read = (path: string) => ({ method: 'GET', path, reply: t.string }) as const
const said = <A>(answer: Answer<A>) => firstValueFrom(answer)

describe('the first reads of the flow', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it(
    'are answered by what the page asked for, as often as they are made, and with rights',
    { tags: ['D-01'] },
    async () => {
      const { rest, asked } = opened()
      const answers = await firstValueFrom(
        forkJoin([rest.ask(read('/a')), rest.ask(read('/a')), rest.allowed('/r')] as readonly Answer<unknown>[]),
      )
      expect(answers).toEqual([E.right('early A'), E.right('early A'), E.right(['GET', 'POST'])])
      expect(asked).toEqual([])
    },
  )

  it('that were left out, or that nobody asked for, go alone', { tags: ['D-01'] }, async () => {
    const { rest, asked } = opened()
    expect(await said(rest.ask(read('/b')))).toEqual(E.right('late /b'))
    expect(await said(rest.ask(read('/c')))).toEqual(E.right('late /c'))
    expect(await said(rest.allowed('/s'))).toEqual(E.right(['GET']))
    expect(asked).toEqual(['GET /b', 'GET /c', 'OPTIONS /s'])
  })

  it('whose answer has another shape are a fault, and the next try asks the store', { tags: ['D-01'] }, async () => {
    const { rest, asked } = opened()
    expect(await said(rest.ask(read('/broken')))).toMatchObject({ left: { tag: 'Garbled' } })
    expect(await said(askingNow(rest).ask(read('/broken')))).toEqual(E.right('late /broken'))
    expect(asked).toEqual(['GET /broken'])
  })

  it.each([
    ['came to nothing', null],
    ['is no answer of the plugin', { answers: [] }],
    ['does not come in time', new Promise(() => undefined)],
  ])('are sent one by one if the request of the page %s', { tags: ['D-01'] }, async (_, reply) => {
    const { rest, asked } = opened(reply)
    const answer = said(rest.ask(read('/a')))
    await vi.advanceTimersByTimeAsync(10_100)
    expect(await answer).toEqual(E.right('late /a'))
    expect(asked).toEqual(['GET /a'])
  })

  it(
    'are sent once the flow has written, because earlier answers lack what it created',
    { tags: ['D-20'] },
    async () => {
      const { rest, asked } = opened()
      await said(rest.ask({ method: 'PUT', path: '/w', body: {}, reply: t.string }))
      expect(await said(rest.ask(read('/a')))).toEqual(E.right('late /a'))
      expect(await said(rest.allowed('/r'))).toEqual(E.right(['GET']))
      expect(asked).toEqual(['PUT /w', 'GET /a', 'OPTIONS /r'])
    },
  )

  it('ask the store to compare with it', { tags: ['D-20'] }, async () => {
    const { rest } = opened()
    expect(await said(askingNow(rest).ask(read('/a')))).toEqual(E.right('late /a'))
  })

  it('are sent once another tab takes over, or a while after the page load', { tags: ['L-04'] }, async () => {
    const one = opened()
    one.early.end('flow')
    expect(await said(one.rest.ask(read('/a')))).toEqual(E.right('late /a'))
    const other = opened(told, () => 30_000)
    expect(await said(other.rest.ask(read('/a')))).toEqual(E.right('late /a'))
  })
})
