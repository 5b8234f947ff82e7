import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { firstValueFrom, map, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { Target } from '../../../src/events/saving/saving'
import { siteText, stylesText, type Version } from '../../../src/events/saving/version'
import { saveEntity } from '../../../src/effects/saving/save-entity'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const header: Target = { kind: 'header', id, content: 'Mine' }
const unedited: Version = { modified: null, text: '<!-- wp:site-title /-->' }
const styles: Target = { kind: 'styles', id: 7, settings: { color: {} }, styles: {} }

const save = (store: FakeStore, target: Target, known: Version | null, ports = fakePorts(store)) =>
  firstValueFrom(saveEntity(fact('EntitySaveRequested', { target, known, unheard: [] }), ports, 'request'))

const editedTo = (content: string): FakeStore => {
  const store = fakeStore()
  store.contents[id] = content
  store.times[id] = '2026-11-21T10:00:00'
  return store
}

describe('writing an entity that several people may change', () => {
  it('[D-20] given nobody changed it, then it is written', async () => {
    const store = fakeStore()
    expect(await save(store, header, unedited)).toMatchObject({ right: { target: header, served: null } })
    expect(store.contents[id]).toBe('Mine')
  })

  it('[D-20] given someone else changed it, then nothing is written, and the refusal carries theirs', async () => {
    const store = editedTo('Theirs')
    expect(await save(store, header, unedited)).toEqual(
      E.left({ tag: 'Conflict', what: 'header', theirs: { modified: '2026-11-21T10:00:00', text: 'Theirs' } }),
    )
    expect(store.contents[id]).toBe('Theirs')
  })

  it('[D-20] given theirs was seen and is to be overwritten, then it is', async () => {
    const store = editedTo('Theirs')
    expect(E.isRight(await save(store, header, { modified: '2026-11-21T10:00:00', text: 'Theirs' }))).toBe(true)
    expect(store.contents[id]).toBe('Mine')
  })

  it('[D-20] given the page crashed after the write, then the repeat is no conflict', async () => {
    expect(E.isRight(await save(editedTo('Mine'), header, unedited))).toBe(true)
  })

  it('[D-20][L-03] given the answer was lost and the server keeps it in other words, then the repeat is no conflict', async () => {
    const store = editedTo('Mine, with pictures of the library')
    const { rest, ...ports } = fakePorts(store)
    const sent = createHash('sha256').update('Mine').digest('hex')
    const telling = (hash: string): typeof rest.ask => {
      const ask: typeof rest.ask = (request) =>
        request.method === 'GET' && request.path.includes('customize_your_store_sent')
          ? of(
              request.reply.decode({
                id,
                content: { raw: store.contents[id] },
                modified: store.times[id],
                customize_your_store_sent: hash,
              }),
            ).pipe(map(E.mapLeft(() => ({ tag: 'Garbled' as const, what: '' }))))
          : rest.ask(request)
      return ask
    }
    const repeated = (hash: string) =>
      save(store, header, unedited, { ...ports, rest: { ...rest, ask: telling(hash) } })
    expect(await repeated('of another text')).toMatchObject({ left: { tag: 'Conflict' } })
    expect(E.isRight(await repeated(sent))).toBe(true)
  })

  it("[D-20] given the theme's file was updated, then that is nobody's change", async () => {
    expect(E.isRight(await save(fakeStore(), header, { modified: null, text: 'The file of before' }))).toBe(true)
  })

  it('[D-20] given the server writes empty objects as lists, then styles are the same', async () => {
    const store = fakeStore()
    store.styles['7'] = { settings: [], styles: { color: [] } }
    const known = { modified: null, text: stylesText({ settings: {}, styles: { color: {} } }) }
    expect(E.isRight(await save(store, styles, known))).toBe(true)
  })

  it('[D-20] given the server keeps something else than was sent, then that is remembered', async () => {
    const store = fakeStore()
    const { rest, ...ports } = fakePorts(store)
    const ask: typeof rest.ask = (request) =>
      request.method === 'PUT'
        ? of(request.reply.decode({ id: 7, settings: { tidied: true }, styles: {} })).pipe(
            map(E.mapLeft(() => ({ tag: 'Garbled' as const, what: '' }))),
          )
        : rest.ask(request)
    const kept = stylesText({ settings: { tidied: true }, styles: {} })
    const known = { modified: null, text: stylesText({ settings: {}, styles: {} }) }
    const saved = await save(store, styles, known, { ...ports, rest: { ...rest, ask } })
    expect(saved).toMatchObject({ right: { served: kept } })
  })

  it('[D-20] given someone else changed the logo, then the refusal says so; the same logo is no conflict', async () => {
    const store = fakeStore()
    Object.assign(store.settings, { site_icon: 5 })
    const known = { modified: null, text: siteText({ logo: null, icon: 0, identity: null }) }
    expect(await save(store, { kind: 'site', changes: { site_icon: 9 } }, known)).toMatchObject({
      left: { tag: 'Conflict', what: 'site' },
    })
    expect(E.isRight(await save(store, { kind: 'site', changes: { site_icon: 5 } }, known))).toBe(true)
  })
})
