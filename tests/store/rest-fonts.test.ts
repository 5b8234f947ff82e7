import { beforeAll, describe, expect, it } from 'vitest'
import { offeredFonts } from '../../src/catalogue/fonts/fonts-to-install'
import { admin, restore, visitor, type Client } from './support'

type Face = {
  readonly fontFamily: string
  readonly fontStyle: string
  readonly fontWeight: string
  readonly unicodeRange: string
  readonly src: string
}
type Family = {
  readonly name: string
  readonly slug: string
  readonly fontFamily: string
  readonly fontFace: readonly Face[]
}

describe('the font collection', () => {
  let owner: Client
  let families: readonly Family[]
  beforeAll(async () => {
    await restore()
    owner = await admin()
    const { body } = await owner.get('/wp/v2/font-collections/customize-your-store')
    families = (body as { font_families: { font_family_settings: Family }[] }).font_families.map(
      ({ font_family_settings }) => font_family_settings,
    )
  })

  it('is found by the probe', { tags: ['N-05'] }, async () => {
    const answer = await owner.get('/wp/v2/font-collections?_fields=slug')
    expect(answer.status).toBe(200)
    expect(answer.body).toContainEqual(expect.objectContaining({ slug: 'customize-your-store' }))
  })

  it('has every family that a pairing uses', { tags: ['N-05', 'B-04'] }, () => {
    expect(families.map(({ slug }) => slug)).toEqual(offeredFonts.map(({ slug }) => slug))
    expect(families.filter(({ fontFace }) => fontFace.length === 0)).toEqual([])
  })

  it('serves every file itself', { tags: ['N-05', 'B-04', 'B-18'] }, async () => {
    const { origin } = new URL(families[0]?.fontFace[0]?.src ?? '')
    for (const { src } of families.flatMap(({ fontFace }) => fontFace)) {
      const file = await visitor().page(new URL(src).pathname)
      expect([src, file.status, file.headers.get('content-type')]).toEqual([src, 200, 'font/woff2'])
      expect(new URL(src).origin).toBe(origin)
    }
  })

  it('a family and a face that are asked for three times at once are there once', { tags: ['P-16'] }, async () => {
    const file = new URL(families[0]?.fontFace[0]?.src ?? '').pathname
    const font = { name: 'Thrice', slug: 'thrice', fontFamily: 'Thrice' }
    const made = await Promise.all([1, 2, 3].map(() => postFamily(owner, font)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    const { id } = made.find(({ status }) => status === 201)?.body as { id: number }
    const face = { fontFamily: 'Thrice', fontStyle: 'normal', fontWeight: '400' }
    const faces = await Promise.all([1, 2, 3].map(() => postFace(owner, id, file, face)))
    expect(faces.filter(({ status }) => status === 201)).toHaveLength(1)
    // The rest are told that it is there, or that somebody is at it.
    const refused = [...made, ...faces].filter(({ status }) => status !== 201)
    expect(refused.filter(({ status }) => status !== 400 && status !== 503)).toEqual([])
    const kept = await owner.get('/wp/v2/font-families?slug=thrice&_embed=font_faces')
    expect(kept.body).toMatchObject([{ id, _embedded: { font_faces: [{ font_face_settings: face }] } }])
    const again = await postFace(owner, id, file, face)
    expect([again.status, again.code]).toEqual([400, 'rest_duplicate_font_face'])
  })

  it(
    'a family and both of its files can be installed, and come back with the family',
    { tags: ['N-05', 'B-04'] },
    async () => {
      const family = families.find(({ slug }) => slug === 'bodoni-moda')
      if (!family) throw new Error('The collection lacks Bodoni Moda.')
      const { name, slug, fontFamily, fontFace } = family
      const made = await postFamily(owner, { name, slug, fontFamily })
      expect(made).toMatchObject({ status: 201, body: { font_family_settings: { name, slug, fontFamily } } })

      const { id } = made.body as { id: number }
      for (const { src, ...face } of fontFace)
        expect(await postFace(owner, id, new URL(src).pathname, face)).toMatchObject({ status: 201 })

      const installed = await owner.get('/wp/v2/font-families?slug=bodoni-moda&_embed')
      const kept = fontFace.map((face) => ({
        font_face_settings: { ...face, src: expect.stringMatching(/\.woff2$/) as unknown },
      }))
      expect(kept).toHaveLength(2)
      expect(installed.body).toMatchObject([
        {
          id,
          _embedded: {
            font_faces: expect.arrayContaining(kept.map((each) => expect.objectContaining(each) as unknown)) as unknown,
          },
        },
      ])
      const again = await postFamily(owner, { name, slug, fontFamily })
      expect(again).toMatchObject({ status: 400, body: { code: 'rest_duplicate_font_family' } })
    },
  )
})

// Helpers

const postFamily = (owner: Client, { name, slug, fontFamily }: Omit<Family, 'fontFace'>) =>
  owner.post('/wp/v2/font-families', { font_family_settings: JSON.stringify({ name, slug, fontFamily, preview: '' }) })

/** @param file the path of its file in the store */
const postFace = async (owner: Client, family: number, file: string, face: Omit<Face, 'src' | 'unicodeRange'>) => {
  const form = new FormData()
  form.append('font_face_settings', JSON.stringify({ ...face, src: 'file-0' }))
  form.append('file-0', await (await visitor().page(file)).blob(), 'face.woff2')
  const nonce = await (await owner.page('/wp-admin/admin-ajax.php?action=rest-nonce')).text()
  const address = `/wp-json/wp/v2/font-families/${family}/font-faces/`
  const answer = await owner.page(address, { method: 'POST', body: form, headers: { 'x-wp-nonce': nonce } })
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
}
