import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Rest } from '../../src/effects/runner/ports'
import { readSite } from '../../src/effects/read-design'
import { publish } from '../../src/effects/publications'
import { uploadMedia, uploadPicture } from '../../src/effects/media'
import { fact } from '../../src/events'
import type { Media } from '../../src/events/design'
import { withPictureAt } from '../../src/markup/pictures'
import { png, svg } from '../fixtures/pictures'
import { lookingTooSoon } from '../support/looking-too-soon'
import { restOf } from './media-port'
import { admin, memberWithRole, restore, type Client } from './support'
import { theStore } from './the-store'

const picture = { name: 'maple leaf.png', mime: 'image/png', data: png(30, 15).toString('base64') }
const big = png(1600, 800).toString('base64')
const id = 'E5B1D2C4-0001-4000-8000-1234567890AB'

describe('the logo on a real WordPress', () => {
  let owner: Client
  let rest: Rest
  beforeAll(async () => {
    await restore()
    owner = await admin()
    rest = await restOf(owner)
  })

  const site = async (of = rest) => firstValueFrom(readSite(of))
  const upload = (file = picture, request = id) =>
    firstValueFrom(uploadMedia(fact('MediaUploadRequested', { ...file, as: 'logo' }), { rest }, request))
  const uploaded = async (): Promise<Media> => {
    const answer = await upload()
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    return answer.right.media
  }

  it(
    'an administrator may set and upload; an editor may only upload, and sees the same logo',
    { tags: ['W-02', 'D-12'] },
    async () => {
      const identity = { title: 'Maple & Moss', tagline: 'Quiet things for the home' }
      const none = { logo: null, icon: 0, identity }
      expect(await site()).toEqual(E.right({ ...none, mayManage: true, mayUpload: true }))
      const editor = await restOf(await memberWithRole('editor', owner))
      expect(await site(editor)).toEqual(E.right({ ...none, mayManage: false, mayUpload: true }))
      const subscriber = await restOf(await memberWithRole('subscriber', owner))
      expect(await site(subscriber)).toEqual(E.right({ ...none, mayManage: false, mayUpload: false }))
    },
  )

  it(
    'an upload brings the picture with its size; the same request again finds it and makes no second one',
    { tags: ['D-12', 'L-03'] },
    async () => {
      const first = await uploaded()
      expect(first).toMatchObject({ width: 30, height: 15, alt: '' })
      expect(first.url).toMatch(/maple-leaf\.png$/)
      expect(await uploaded()).toEqual(first)
      const { body } = await owner.get('/wp/v2/media?search=maple')
      expect(body).toMatchObject([{ id: first.id, title: { rendered: 'maple leaf' } }])
      expect(body).toHaveLength(1)
    },
  )

  it('two tabs that both looked before either sent it end with one picture', { tags: ['P-05', 'L-03'] }, async () => {
    const first = await uploaded()
    const soon = { rest: lookingTooSoon(rest) }
    const again = uploadMedia(fact('MediaUploadRequested', { ...picture, as: 'logo' }), soon, id)
    expect(await firstValueFrom(again)).toMatchObject({ right: { media: first } })
    expect((await owner.get('/wp/v2/media?search=maple')).body).toHaveLength(1)
  })

  it(
    'of four requests for it at once, one makes the picture, and none is left in the library twice',
    { tags: ['P-16', 'L-03'] },
    async () => {
      const form = (slug: string) => {
        const body = new FormData()
        body.append('file', new Blob([Uint8Array.from(png(40, 40))], { type: picture.mime }), 'oak.png')
        body.append('slug', slug)
        return body
      }
      const post = (slug: string) =>
        firstValueFrom(
          rest.ask({ method: 'POST', path: '/wp/v2/media', body: form(slug), reply: t.type({ id: t.number }) }),
        )
      const answers = await Promise.all(['cys-an-oak', 'cys-an-oak', 'cys-an-oak', 'cys-an-oak'].map(post))
      const ids = answers.flatMap((answer) => (E.isRight(answer) ? [answer.right.id] : []))
      expect([ids.length > 0, new Set(ids).size]).toEqual([true, 1])
      const isTold = (answer: (typeof answers)[number]) =>
        E.isRight(answer) || (answer.left.tag === 'Refused' && answer.left.code === 'customize_your_store_busy')
      expect(answers.every(isTold)).toBe(true)
      expect((await owner.get('/wp/v2/media?search=oak')).body).toHaveLength(1)
      // What others upload is theirs, also under the same slug.
      await post('oak')
      await post('oak')
      expect((await owner.get('/wp/v2/media?search=oak')).body).toHaveLength(3)
    },
  )

  it(
    'a section’s picture is uploaded the same way, and a page that refers to it is given its sizes',
    { tags: ['B-06'] },
    async () => {
      const asked = fact('PictureUploadRequested', { section: 's', block: 0, ...picture, name: 'big.png', data: big })
      const answer = await firstValueFrom(uploadPicture(asked, { rest }, 'a-section'))
      if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
      const { picture: media } = answer.right
      expect(answer.right).toMatchObject({ section: 's', block: 0, picture: { width: 1600, height: 800 } })
      const before =
        '<!-- wp:image {"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="a.webp" alt="A"/></figure><!-- /wp:image -->'
      const content = withPictureAt(before, 0, { ...media, alt: 'A maple leaf' })
      const { body } = await owner.post('/wp/v2/pages', { status: 'publish', title: 'Leaves', content })
      const { link } = body as { link: string }
      const html = await (await owner.page(link.replace(/^https?:\/\/[^/]+/, ''))).text()
      const image = /<img[^>]*wp-image-[^>]*>/.exec(html)?.[0] ?? ''
      expect(image).toContain(`src="${media.url}"`)
      expect(image).toContain('alt="A maple leaf"')
      expect(image).toMatch(/srcset="[^"]*big-\d+x\d+\.png/)
    },
  )

  it('an SVG is refused with a code that is known for it', { tags: ['D-12'] }, async () => {
    const file = { name: 'logo.svg', mime: 'image/svg+xml', data: svg.toString('base64') }
    expect(await upload(file, 'another')).toMatchObject(
      E.left({ tag: 'Refused', status: 415, code: 'rest_upload_unknown_error' }),
    )
  })

  it('saved, logo and icon are read back by whoever looks, and cleared again', { tags: ['D-12', 'D-13'] }, async () => {
    const media = await uploaded()
    const save = (changes: { site_logo?: number | null; site_icon?: number | null }) =>
      firstValueFrom(
        publish(
          fact('PublicationRequested', {
            theme: null,
            inFront: false,
            postsPage: false,
            targets: [{ kind: 'site', changes }],
            completed: null,
            expects: {},
            overwrite: ['site'],
          }),
          { rest },
          randomUUID(),
        ),
      )
    expect(E.isRight(await save({ site_logo: media.id, site_icon: media.id }))).toBe(true)
    const set = { logo: media, icon: media.id }
    expect(await site()).toMatchObject(E.right(set))
    const editor = await restOf(await memberWithRole('editor', owner))
    expect(await site(editor)).toMatchObject(E.right(set))
    expect(E.isRight(await save({ site_logo: null, site_icon: null }))).toBe(true)
    expect(await site()).toMatchObject(E.right({ logo: null, icon: 0 }))
  })

  it('a logo whose picture was deleted from the library is none', { tags: ['D-12'] }, async () => {
    const media = await uploaded()
    await owner.put('/wp/v2/settings', { site_logo: media.id })
    await owner.delete(`/wp/v2/media/${media.id}?force=true`)
    expect(await site()).toMatchObject(E.right({ logo: null }))
  })
})

type Words = { readonly code: readonly string[]; readonly templates: string }

describe('WordPress’s media library on demand', () => {
  const address = '/wp-admin/admin-ajax.php?action=customize-your-store-media'

  it('is not part of the page, which only says where it is', { tags: ['D-12'] }, async () => {
    const html = await (await (await admin()).page('/wp-admin/admin.php?page=customize-your-store')).text()
    const tags = html.match(/<(?:script|link)\b[^>]*(?:src|href)=[^>]*>/g) ?? []
    expect(tags.filter((tag) => /media-views|media-editor|plupload|mediaelement/.test(tag))).toEqual([])
    expect(html).not.toContain('tmpl-media-frame')
    const told = /window\.customizeYourStoreMedia = (.*);$/m.exec(html)?.[1] ?? ''
    const { words, scripts } = JSON.parse(told) as { words: string; scripts: { handle: string; src: string }[] }
    expect(words).toBe(theStore().url + address)
    const handles = scripts.map(({ handle }) => handle)
    expect(handles).toEqual(expect.arrayContaining(['media-views', 'media-editor']))
    expect(handles.filter((handle) => /^(react|wp-(i18n|hooks|element|data|components))$/.test(handle))).toEqual([])
    expect(told.length).toBeLessThan(20_000)
  })

  it('its words, settings and templates come in one answer', { tags: ['D-12'] }, async () => {
    const { code, templates } = (await (await (await admin()).told(address)).json()) as Words
    for (const part of ['_wpMediaViewsL10n', '_wpPluploadSettings']) expect(code.join()).toContain(part)
    for (const part of ['tmpl-media-frame', 'tmpl-attachment']) expect(templates).toContain(part)
  })

  it('whoever may not upload gets none of it', { tags: ['W-02'] }, async () => {
    const owner = await admin()
    const subscriber = await memberWithRole('subscriber', owner)
    const answer = await subscriber.told(address)
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'rest_forbidden' }])
  })
})
