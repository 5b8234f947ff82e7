import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { firstValueFrom, map, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { restoreStyles, restoreTemplate } from '../../../src/effects/restoring/restore-entity'
import type { Rest, RestRequest } from '../../../src/effects/runner/ports'
import { httpError, type Fault } from '../../../src/events/calls/fault'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const asked = '/customize-your-store/v1/if-unchanged'
const part = (content: string | null) => ({ kind: 'header', id, content }) as const
const styles = (background: string) =>
  ({ kind: 'styles', id: 7, settings: {}, styles: { color: { background } } }) as const

type Refusal = (request: Pick<RestRequest<unknown>, 'method' | 'path'>) => Fault | null

const restOf = (store: FakeStore, refusal: Refusal = () => null): Rest => {
  const { rest } = fakePorts(store)
  const ask: typeof rest.ask = (request) => {
    const fault = refusal(request)
    return fault === null ? rest.ask(request) : of(E.left(fault))
  }
  return { ...rest, ask }
}

const edited = (content: string): FakeStore => {
  const store = fakeStore()
  store.contents[id] = content
  store.times[id] = 'now'
  return store
}

const back = (store: FakeStore, rest: Rest = restOf(store)) =>
  firstValueFrom(restoreTemplate(rest, part('Before'), part('Mine')))

const refusing =
  (status: number, code: string): Refusal =>
  ({ path }) =>
    path.startsWith(asked) ? { tag: 'Refused', status, code, message: '' } : null

const methods = ({ asked: calls }: FakeStore) => calls.map((call) => call.split('?')[0])

describe('[D-19] an entity that the store itself compares', () => {
  it('given nobody changed the part, then it is one request', async () => {
    const store = edited('Mine')
    expect(await back(store)).toMatchObject({ right: { skipped: null } })
    expect([methods(store), store.contents[id]]).toEqual([[`PUT ${asked}/wp/v2/template-parts/${id}`], 'Before'])
  })

  it('given nobody changed the styles, then it is one request', async () => {
    const store = fakeStore()
    store.styles['7'] = { settings: [], styles: { color: { background: 'red' } } }
    const restored = await firstValueFrom(restoreStyles(restOf(store), styles('blue'), styles('red')))
    expect(restored).toMatchObject({ right: { skipped: null } })
    expect(methods(store)).toEqual([`PUT ${asked}/wp/v2/global-styles/7`])
  })

  it('given somebody changed it, then theirs stays', async () => {
    const store = edited('Theirs')
    expect(await back(store)).toMatchObject({ right: { skipped: 'touched' } })
    expect(store.contents[id]).toBe('Theirs')
  })

  it('given a plugin that has no such route yet, then it is read and written', async () => {
    const store = edited('Mine')
    expect(await back(store, restOf(store, refusing(404, 'rest_no_route')))).toMatchObject({ right: { skipped: null } })
    expect(methods(store)).toEqual([`GET /wp/v2/template-parts/${id}`, `PUT /wp/v2/template-parts/${id}`])
  })

  it('given the store fails, then that is told, and nothing else is asked', async () => {
    const store = edited('Mine')
    expect(await back(store, restOf(store, refusing(500, 'broken')))).toMatchObject({ left: { status: 500 } })
    expect(store.asked).toEqual([])
  })

  it.each([
    ['is written', 'Before'],
    ['is removed', null],
  ])(
    'given a 404 that is not WordPress’s own when a home template %s, then it is refused, and none is made',
    async (_, content) => {
      const home = { kind: 'home', id: 'twentytwentyfour//home' } as const
      const store = edited('Mine')
      const page: Fault = { tag: 'Refused', status: 404, code: httpError, message: 'Not Found' }
      const rest = restOf(store, ({ method }) => (method === 'POST' ? null : page))
      const restored = await firstValueFrom(restoreTemplate(rest, { ...home, content }, { ...home, content: 'Mine' }))
      expect([restored, store.asked]).toEqual([E.left(page), []])
    },
  )

  it('given the store keeps what was sent in other words, then it says of which text they are', async () => {
    const store = edited('Before, with pictures of the library')
    const telling = (hash: string): Rest => {
      const rest = restOf(store)
      const reply = {
        id,
        content: { raw: store.contents[id] },
        modified: 'now',
        customize_your_store_sent: hash,
      }
      const ask: typeof rest.ask = (request) =>
        request.method === 'GET' && request.path.includes('customize_your_store_sent')
          ? of(request.reply.decode(reply)).pipe(map(E.mapLeft(() => ({ tag: 'Garbled' as const, what: '' }))))
          : rest.ask(request)
      return { ...rest, ask }
    }
    expect(await back(store, telling('of another text'))).toMatchObject({ right: { skipped: 'touched' } })
    const sent = createHash('sha256').update('Before').digest('hex')
    expect(await back(store, telling(sent))).toMatchObject({ right: { skipped: null } })
  })
})
