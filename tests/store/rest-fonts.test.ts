import { beforeAll, describe, expect, it } from 'vitest'
import { fontsToInstall } from '../../src/catalogue/fonts-to-install'
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

  it('[N-05] a family and a face of it can be installed, and come back with the family', async () => {
    const family = families.find(({ slug }) => slug === 'bodoni-moda')
    const face = family?.fontFace.find(({ fontWeight }) => fontWeight === '400')
    if (!family || !face) throw new Error('The collection lacks Bodoni Moda 400.')
    const { name, slug, fontFamily } = family
    const made = await owner.post('/wp/v2/font-families', {
      font_family_settings: JSON.stringify({ name, slug, fontFamily, preview: '' }),
    })
    expect(made).toMatchObject({ status: 201, body: { font_family_settings: { name, slug, fontFamily } } })

    const { id } = made.body as { id: number }
    const form = new FormData()
    form.append('font_face_settings', JSON.stringify({ ...face, src: 'file-0' }))
    form.append('file-0', await (await visitor().page(new URL(face.src).pathname)).blob(), 'bodoni-moda-400.woff2')
    const nonce = await (await owner.page('/wp-admin/admin-ajax.php?action=rest-nonce')).text()
    const address = `/wp-json/wp/v2/font-families/${id}/font-faces/`
    const uploaded = await owner.page(address, { method: 'POST', body: form, headers: { 'x-wp-nonce': nonce } })
    expect(uploaded.status).toBe(201)

    const installed = await owner.get('/wp/v2/font-families?per_page=100&_embed')
    const kept = { fontFamily: face.fontFamily, fontWeight: '400', src: expect.stringMatching(/\.woff2$/) as unknown }
    expect(installed.body).toMatchObject([{ id, _embedded: { font_faces: [{ font_face_settings: kept }] } }])
    const again = await owner.post('/wp/v2/font-families', {
      font_family_settings: JSON.stringify({ name, slug, fontFamily }),
    })
    expect(again).toMatchObject({ status: 400, body: { code: 'rest_duplicate_font_family' } })
  })
})
