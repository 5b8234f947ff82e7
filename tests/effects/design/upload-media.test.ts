import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { uploadMedia, uploadPicture } from '../../../src/effects/media'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { libraryOf } from '../../support/fake-media-routes'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { lookingTooSoon } from '../../support/looking-too-soon'
import { openPage, until } from '../../support/session-run'
import { fair, fakePorts, type Weather } from '../../support/world'

const file = { name: 'leaf.png', mime: 'image/png', data: btoa('not really a picture'), as: 'logo' as const }
const upload = (store: FakeStore, id: string, weather: Weather = fair) =>
  firstValueFrom(uploadMedia(fact('MediaUploadRequested', file), fakePorts(store, weather), id))

describe('the upload of a logo', { tags: ['D-12'] }, () => {
  it('given a picture, then it goes into the library under the request’s id', async () => {
    const store = fakeStore()
    const media = { id: 100, url: 'http://store.test/leaf.png', width: 300, height: 300, alt: '' }
    expect(await upload(store, 'Request-1')).toEqual(E.right({ type: 'MediaUploaded', media, as: 'logo', width: 60 }))
    expect(libraryOf(store)).toMatchObject([{ slug: 'cys-request-1' }])
  })

  it('given the same request again, then the picture that is there is found', { tags: ['L-03'] }, async () => {
    const store = fakeStore()
    expect(await upload(store, 'one')).toEqual(await upload(store, 'one'))
    expect(libraryOf(store)).toHaveLength(1)
    await upload(store, 'two')
    expect(libraryOf(store)).toHaveLength(2)
  })

  it(
    'given another tab uploads it between the check and the request, then the store returns the first one',
    { tags: ['P-05'] },
    async () => {
      const store = fakeStore()
      const first = await upload(store, 'one')
      const { rest, ...others } = fakePorts(store)
      const second = uploadMedia(fact('MediaUploadRequested', file), { ...others, rest: lookingTooSoon(rest) }, 'one')
      expect(await firstValueFrom(second)).toEqual(first)
      expect(libraryOf(store)).toMatchObject([{ slug: 'cys-one' }])
    },
  )

  it(
    'given a plugin answers an upload with a picture of the merchant, then that is never deleted',
    { tags: ['P-05'] },
    async () => {
      const store = fakeStore()
      await upload(store, 'one')
      const own = { id: 7, slug: 'leaf', source_url: 'http://store.test/own.png' }
      const { rest, ...others } = fakePorts(store)
      const asked: string[] = []
      const answering: typeof rest = {
        ...rest,
        ask: (request) => {
          asked.push(request.method)
          const decoded = E.mapLeft((): Fault => ({ tag: 'Garbled', what: '' }))(request.reply.decode(own))
          return request.method === 'POST' ? of(decoded) : rest.ask(request)
        },
      }
      const second = uploadMedia(
        fact('MediaUploadRequested', file),
        { ...others, rest: lookingTooSoon(answering) },
        'one',
      )
      expect(await firstValueFrom(second)).toMatchObject({ right: { media: { id: 7 } } })
      expect(asked).toEqual(['POST'])
    },
  )

  it('given WordPress refuses the kind of file with its 500, then that is final and not tried again', async () => {
    const fault: Fault = { tag: 'Refused', status: 500, code: 'rest_upload_unknown_error', message: 'Sorry' }
    const answer = await upload(fakeStore(), 'one', ({ method }) => of(method === 'POST' ? fault : null))
    expect(answer).toEqual(E.left({ ...fault, status: 415 }))
  })

  it(
    'given the page closes when the picture is there but its answer is not, then the next page finds it',
    { tags: ['P-05', 'L-03'] },
    async () => {
      const log = memoryLog()
      const store = { ...fakeStore(), options: { woocommerce_admin_customize_store_completed: 'yes' } }
      const first = await openPage(log, fakePorts(store, lostAfterPost(store)), paths.designer)
      await until(first, ({ designing }) => designing.design !== null)
      await first.loop.record(fact('LogoFileChosen', file))
      await until(first, () => libraryOf(store).length === 1)
      first.close()
      const second = await openPage(log, fakePorts(store), paths.designer)
      const state = await until(second, ({ logoUpload }) => logoUpload.file === null)
      second.close()
      expect(state.designing.design?.logo.media?.url).toBe('http://store.test/leaf.png')
      expect(libraryOf(store)).toHaveLength(1)
    },
  )
})

describe('the upload of a section’s picture', { tags: ['B-06'] }, () => {
  it('given a file, then it goes into the library once, and is told with its place', async () => {
    const store = fakeStore()
    const asked = fact('PictureUploadRequested', { section: 's', block: 3, ...file })
    const twice = [1, 2].map(() => firstValueFrom(uploadPicture(asked, fakePorts(store, fair), 'one')))
    const picture = { id: 100, url: 'http://store.test/leaf.png', width: 300, height: 300, alt: '' }
    for (const answer of twice)
      expect(await answer).toEqual(E.right({ type: 'PictureUploaded', section: 's', block: 3, picture }))
    expect(libraryOf(store)).toHaveLength(1)
  })

  it(
    'given the page closes when the picture is there but its answer is not, then the next page finds it',
    { tags: ['P-05', 'L-03'] },
    async () => {
      const log = memoryLog()
      const store = { ...fakeStore(), options: { woocommerce_admin_customize_store_completed: 'yes' } }
      const first = await openPage(log, fakePorts(store, lostAfterPost(store)), paths.designer)
      await until(first, ({ designing }) => designing.design !== null)
      await first.loop.record(
        fact('SectionInserted', { section: 's', pattern: 'a/b', title: 'B', content: image, after: null }),
      )
      await first.loop.record(fact('PictureFileChosen', { section: 's', block: 0, ...file }))
      await until(first, () => libraryOf(store).length === 1)
      first.close()
      const second = await openPage(log, fakePorts(store), paths.designer)
      const state = await until(second, ({ pictureUploads }) => pictureUploads.files.length === 0)
      second.close()
      expect(state.designing.design?.sections.at(-1)?.content).toContain('src="http://store.test/leaf.png"')
      expect(libraryOf(store)).toHaveLength(1)
    },
  )
})

const image = '<!-- wp:image --><figure><img src="a.webp" alt=""/></figure><!-- /wp:image -->'

/** The picture arrives, and nobody ever hears of it. */
const lostAfterPost =
  (store: FakeStore): Weather =>
  ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/wp/v2/media') return of(null)
    if (libraryOf(store).length === 0) void serveUnheard(store, body)
    return of({ tag: 'Timeout' })
  }

const serveUnheard = (store: FakeStore, body: unknown) =>
  firstValueFrom(
    fakePorts(store).rest.ask({
      method: 'POST',
      path: '/wp/v2/media',
      body,
      reply: { decode: E.right } as never,
    }),
  )
