import { beforeAll, describe, expect, it } from 'vitest'
import { fontsToInstall } from '../../src/catalogue/fonts/fonts-to-install'
import { admin, restore, visitor, type Client } from './support'

type Face = {
  readonly fontFamily: string
  readonly fontStyle: string
  readonly fontWeight: string
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
    const { body } = await owner.get('/wp/v2/font-collections/google-fonts')
    families = (body as { font_families: { font_family_settings: Family }[] }).font_families.map(
      ({ font_family_settings }) => font_family_settings,
    )
  })

  it('[N-05] is found by the probe', async () => {
    const answer = await owner.get('/wp/v2/font-collections?_fields=slug')
    expect(answer).toMatchObject({ status: 200, body: [{ slug: 'google-fonts' }] })
  })

  it('[N-05] has the twelve families in the weights that the flow installs', () => {
    expect(families.map(({ slug }) => slug)).toEqual(fontsToInstall.map(({ slug }) => slug))
    for (const { slug, weights } of fontsToInstall) {
      const faces = families.find((family) => family.slug === slug)?.fontFace ?? []
      const offered = faces.filter(({ fontStyle }) => fontStyle === 'normal').map(({ fontWeight }) => fontWeight)
      expect(offered).toEqual(expect.arrayContaining([...weights]))
    }
  })

  it('[N-05] serves every file itself', async () => {
    for (const { src } of families.flatMap(({ fontFace }) => fontFace.slice(0, 1))) {
      const file = await visitor().page(new URL(src).pathname)
      expect([src, file.status, file.headers.get('content-type')]).toEqual([src, 200, 'font/woff2'])
    }
  })

  it('[P-16] a family and a face that are asked for three times at once are there once', async () => {
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

  it('[N-05] a family and a face of it can be installed, and come back with the family', async () => {
    const family = families.find(({ slug }) => slug === 'bodoni-moda')
    const face = family?.fontFace.find(({ fontWeight }) => fontWeight === '400')
    if (!family || !face) throw new Error('The collection lacks Bodoni Moda 400.')
    const { name, slug, fontFamily } = family
    const made = await postFamily(owner, { name, slug, fontFamily })
    expect(made).toMatchObject({ status: 201, body: { font_family_settings: { name, slug, fontFamily } } })

    const { id } = made.body as { id: number }
    const uploaded = await postFace(owner, id, new URL(face.src).pathname, face)
    expect(uploaded.status).toBe(201)

    const installed = await owner.get('/wp/v2/font-families?slug=bodoni-moda&_embed')
    const kept = { fontFamily: face.fontFamily, fontWeight: '400', src: expect.stringMatching(/\.woff2$/) as unknown }
    expect(installed.body).toMatchObject([{ id, _embedded: { font_faces: [{ font_face_settings: kept }] } }])
    const again = await postFamily(owner, { name, slug, fontFamily })
    expect(again).toMatchObject({ status: 400, body: { code: 'rest_duplicate_font_family' } })
  })
})

// Helpers

const postFamily = (owner: Client, { name, slug, fontFamily }: Omit<Family, 'fontFace'>) =>
  owner.post('/wp/v2/font-families', { font_family_settings: JSON.stringify({ name, slug, fontFamily, preview: '' }) })

/** @param file the path of its file in the store */
const postFace = async (owner: Client, family: number, file: string, face: Omit<Face, 'src'>) => {
  const form = new FormData()
  form.append('font_face_settings', JSON.stringify({ ...face, src: 'file-0' }))
  form.append('file-0', await (await visitor().page(file)).blob(), 'face.woff2')
  const nonce = await (await owner.page('/wp-admin/admin-ajax.php?action=rest-nonce')).text()
  const address = `/wp-json/wp/v2/font-families/${family}/font-faces/`
  const answer = await owner.page(address, { method: 'POST', body: form, headers: { 'x-wp-nonce': nonce } })
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
}
