// @module-tag all
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { busyFor, openverseServer, photographs, type OpenverseServer } from '../support/openverse-server'
import { admin, memberWithRole, restore, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'

const space = '/customize-your-store/v1/photographs'

let openverse: OpenverseServer
let owner: Client

const search = (words: string, page = 1, who = owner): Promise<Answer> =>
  who.get(`${space}?search=${encodeURIComponent(words)}&page=${page}`)
const copy = (name: keyof typeof photographs, who = owner): Promise<Answer> =>
  who.post(space, { id: photographs[name] })
const agree = (agreed = true): Promise<Answer> => owner.post(`${space}/consent`, { agreed })
const forget = async () => (await owner.post('/local-openverse/v1/forget')).body as Readonly<Record<string, number>>
const refused = (status: number, code: string) => ({
  status,
  body: { code: `customize_your_store_photographs_${code}`, message: expect.stringMatching(/\w \w.*\.$/) as unknown },
})
const library = async () =>
  (await owner.get('/wp/v2/media?context=edit&per_page=100')).body as readonly { id: number }[]

describe('photographs found at Openverse', () => {
  beforeAll(async () => {
    openverse = await openverseServer()
    await restore()
    owner = await admin()
    await withPlugin('local-openverse')
    await owner.put('/local-openverse/v1/address', { address: openverse.api })
  })
  afterAll(() => openverse.close())
  beforeEach(async () => {
    openverse.behaves('good')
    await forget()
    await agree()
  })

  it('are not asked for before somebody agreed, nor after that is taken back', async () => {
    await agree(false)
    const before = openverse.asked.length
    expect(await search('tea')).toMatchObject(refused(403, 'consent'))
    expect(await copy('tea')).toMatchObject(refused(403, 'consent'))
    expect(openverse.asked.length).toBe(before)
    expect(await agree()).toMatchObject({ status: 200, body: { agreed: true } })
    expect((await search('tea')).status).toBe(200)
  })

  it('takes the rights to the flow and to the media library', async () => {
    const forbidden = { status: 403, body: { code: 'rest_forbidden' } }
    const editor = await memberWithRole('editor', owner)
    for (const answer of [
      search('tea', 1, editor),
      copy('tea', editor),
      editor.post(`${space}/consent`, { agreed: true }),
    ])
      expect(await answer).toMatchObject(forbidden)
    const manager = await memberWithRole('shop_manager', owner)
    expect((await search('tea', 1, manager)).status).toBe(200)
  })

  it('are in the public domain and for everybody; Openverse gets the words, and nothing about the store', async () => {
    const { status, body } = await search('  green   tea & café ', 2)
    expect(status).toBe(200)
    expect(body).toMatchObject({ page: 2, pages: 2 })
    const found = (body as { photographs: { id: string }[] }).photographs
    expect(found.map(({ id }) => id)).toEqual(
      (['tea', 'camera', 'gone', 'page', 'huge', 'wide', 'inside'] as const).map((name) => photographs[name]),
    )
    expect(found[0]).toEqual({
      id: photographs.tea,
      title: 'Tea harvest in Uji.jpg',
      creator: 'Ada Lens',
      creatorPage: 'https://photos.example.org/ada',
      page: 'https://photos.example.org/tea',
      source: 'flickr',
      license: 'cc0',
      thumbnail: `${openverse.api}images/${photographs.tea}/thumb/`,
      width: 1200,
      height: 800,
    })
    const asked = openverse.asked.at(-1)
    expect(asked?.path).toBe('/v1/images/?q=green+tea+%26+caf%C3%A9&license=cc0%2Cpdm&mature=false&page_size=20&page=2')
    expect(asked?.headers).toMatchObject({ 'user-agent': 'Customize Your Store (WordPress plugin)' })
    expect(Object.keys(asked?.headers ?? {})).not.toContain('referer')
    expect(Object.keys(asked?.headers ?? {})).not.toContain('cookie')
  })

  it('are kept for 24 hours', async () => {
    await search('tea')
    const before = openverse.asked.length
    expect((await search('tea')).status).toBe(200)
    expect(openverse.asked.length).toBe(before)
    const [left = 0] = Object.values(await forget())
    expect([left > 23.9 * 3600, left <= 24 * 3600]).toEqual([true, true])
    await search('tea')
    expect(openverse.asked.length).toBe(before + 1)
  })

  it('given Openverse asks to wait, then the store says how long, and asks nothing until then', async () => {
    openverse.behaves('busy')
    const answer = await search('coffee')
    expect(answer).toMatchObject(refused(429, 'busy'))
    expect(answer.headers.get('retry-after')).toBe(String(busyFor))
    expect(answer.body).toMatchObject({
      message: 'Openverse is busy and asks to wait 2 minutes before the next search.',
    })
    openverse.behaves('good')
    const before = openverse.asked.length
    expect(await search('cocoa')).toMatchObject(refused(429, 'busy'))
    expect(openverse.asked.length).toBe(before)
  })

  it('given no answer that can be used, then that is said, and the next search asks again', async () => {
    for (const behaviour of ['broken', 'failing'] as const) {
      openverse.behaves(behaviour)
      expect(await search('milk')).toMatchObject(refused(502, 'garbled'))
    }
    openverse.behaves('empty')
    expect(await search('milk')).toMatchObject({ status: 200, body: { photographs: [], pages: 1 } })
    await owner.put('/local-openverse/v1/address', { address: 'http://127.0.0.1:9/v1/' })
    expect(await search('milk')).toMatchObject(refused(502, 'unreachable'))
    await owner.put('/local-openverse/v1/address', { address: openverse.api })
  })

  it('are copied into the media library once, with author, source, license and a text', async () => {
    const answer = await copy('tea')
    expect(answer).toMatchObject({
      status: 200,
      body: { alt_text: 'Tea harvest in Uji', media_details: { width: 1200, height: 800 } },
    })
    const { id, source_url } = answer.body as { id: number; source_url: string }
    expect(source_url).toMatch(/\/tea-harvest-in-uji(-\d)?\.png$/)
    const { body } = await owner.get(`/wp/v2/media/${id}?context=edit`)
    const { title, description, mime_type } = body as {
      title: { raw: string }
      description: { raw: string }
      mime_type: string
    }
    expect([title.raw, mime_type]).toEqual(['Tea harvest in Uji', 'image/png'])
    expect(description.raw.split('\n')).toEqual([
      'Author: Ada Lens (https://photos.example.org/ada)',
      'Source: flickr (https://photos.example.org/tea)',
      'License: CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/)',
      'Found through Openverse, which does not guarantee the license.',
    ])
    const before = openverse.asked.length
    expect((await copy('tea')).body).toEqual(answer.body)
    expect(openverse.asked.length).toBe(before)
    await owner.delete(`/wp/v2/media/${id}?force=true`)
    expect(((await copy('tea')).body as { id: number }).id).not.toBe(id)
  })

  it('given no author and the name that a camera gave, then the copy says what is known', async () => {
    const { body } = await copy('camera')
    expect(body).toMatchObject({ alt_text: '', media_details: { width: 300, height: 200 } })
    const { body: kept } = await owner.get(`/wp/v2/media/${(body as { id: number }).id}?context=edit`)
    const { description } = kept as { description: { raw: string } }
    expect(description.raw).toMatch(
      /^Source: flickr \(https:\/\/photos\.example\.org\/camera\)\nLicense: Public Domain Mark 1\.0 /,
    )
  })

  const notKept = [
    ['gone', 404, 'gone', 'is not there any more'],
    ['page', 415, 'no_picture', 'a page of HTML'],
    ['huge', 413, 'too_large', 'a file of 20 MB'],
    ['wide', 413, 'too_large', 'a picture of 400 million pixels'],
    ['inside', 502, 'unfetched', 'an address inside the server’s network'],
    ['attribution', 404, 'gone', 'a photograph that takes attribution'],
    ['mature', 404, 'gone', 'a photograph for adults'],
  ] as const
  for (const [name, status, code, what] of notKept)
    it(`given ${what}, then nothing is kept, and the reason is said`, async () => {
      const before = await library()
      expect(await copy(name)).toMatchObject(refused(status, code))
      expect(await library()).toEqual(before)
      expect(openverse.asked.filter(({ path }) => path.startsWith('/inside'))).toEqual([])
    })

  it('takes an id of Openverse, words and a page', async () => {
    for (const body of [{}, { id: 'http://127.0.0.1/x.png' }, { id: `${photographs.tea}/../x` }])
      expect([body, (await owner.post(space, body)).status]).toEqual([body, 400])
    for (const query of [
      '',
      '?search=',
      '?search=%20',
      '?search=tea&page=0',
      '?search=tea&page=13',
      `?search=${'x'.repeat(201)}`,
    ])
      expect([query, (await owner.get(space + query)).status]).toEqual([query, 400])
  })
})
