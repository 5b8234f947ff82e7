import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { saveEntity } from '../../../src/effects/saving/save-entity'
import type { RestRequest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls/fault'
import type { Target } from '../../../src/events/saving/saving'
import { stylesText, type Version } from '../../../src/events/saving/version'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const header: Target = { kind: 'header', id, content: 'Mine' }
const unedited: Version = { modified: null, text: '<!-- wp:site-title /-->' }
const styles: Target = { kind: 'styles', id: 7, settings: { color: {} }, styles: {} }
const asked = '/customize-your-store/v1/if-unchanged'

type Refusal = (request: Pick<RestRequest<unknown>, 'method' | 'path'>) => Fault | null

const save = (store: FakeStore, target: Target, known: Version, refusal: Refusal = () => null) => {
  const { rest, ...ports } = fakePorts(store)
  const ask: typeof rest.ask = (request) => {
    const fault = refusal(request)
    return fault === null ? rest.ask(request) : of(E.left(fault))
  }
  const requested = fact('EntitySaveRequested', { target, known, unheard: [] })
  return firstValueFrom(saveEntity(requested, { ...ports, rest: { ...rest, ask } }, 'request'))
}

const refusing =
  (status: number, code: string): Refusal =>
  ({ path }) =>
    path.startsWith(asked) ? { tag: 'Refused', status, code, message: '' } : null

const methods = ({ asked: calls }: FakeStore) => calls.map((call) => call.split('?')[0])

describe('a write that the store itself compares', () => {
  it.each([
    ['a part of the theme’s file', header, unedited, `template-parts/${id}`],
    ['styles', styles, { modified: null, text: stylesText({ settings: {}, styles: {} }) }, 'global-styles/7'],
  ] as const)('[D-20] given nobody changed %s, then it is one request', async (_, target, known, path) => {
    const store = fakeStore()
    expect(E.isRight(await save(store, target, known))).toBe(true)
    expect(methods(store)).toEqual([`PUT ${asked}/wp/v2/${path}`])
  })

  it('[D-20] given somebody changes it in the same moment, then theirs is there and the refusal carries it', async () => {
    const store = fakeStore()
    const edits: Refusal = ({ method }) => {
      if (method === 'PUT') {
        store.contents[id] = 'Theirs'
        store.times[id] = 'now'
      }
      return null
    }
    expect(await save(store, header, unedited, edits)).toMatchObject({
      left: { tag: 'Conflict', theirs: { text: 'Theirs' } },
    })
    expect(store.contents[id]).toBe('Theirs')
  })

  it('[D-20] given it is changed and cannot be read a moment later, then nothing is written, and that is told', async () => {
    const home: Target = { kind: 'home', id: 'twentytwentyfour//home', content: 'Mine' }
    const store = fakeStore()
    store.times[home.id] = 'now'
    store.contents[home.id] = 'Theirs'
    const gone: Refusal = ({ method }) =>
      method === 'GET' ? { tag: 'Refused', status: 404, code: 'rest_template_not_found', message: '' } : null
    expect(await save(store, home, { modified: null, text: '' }, gone)).toMatchObject({ left: { status: 404 } })
    expect(store.contents[home.id]).toBe('Theirs')
  })

  it('[D-20] given a plugin that has no such route yet, then it is read and written', async () => {
    const store = fakeStore()
    expect(E.isRight(await save(store, header, unedited, refusing(404, 'rest_no_route')))).toBe(true)
    expect(methods(store)).toEqual([`GET /wp/v2/template-parts/${id}`, `PUT /wp/v2/template-parts/${id}`])
  })

  it('[D-20] given styles that were never understood, then they are read first', async () => {
    const store = fakeStore()
    expect(await save(store, styles, { modified: null, text: 'nothing' })).toMatchObject({ left: { tag: 'Conflict' } })
    expect(methods(store)).toEqual(['GET /wp/v2/global-styles/7'])
  })

  it('[D-20] given the store fails, then that is told, and nothing else is asked', async () => {
    const store = fakeStore()
    expect(await save(store, header, unedited, refusing(500, 'broken'))).toMatchObject({ left: { status: 500 } })
    expect(store.asked).toEqual([])
  })
})
