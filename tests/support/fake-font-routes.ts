/** The fake store's font library. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

type Family = FakeStore['families'][number]
type Face = Family['faces'][number]

const shown = ({ id, slug, name, fontFamily, preview = '' }: Family) => ({
  id,
  font_family_settings: { slug, name, fontFamily, preview },
})

/** A family without faces has nothing to embed. */
const embedded = (family: Family) => ({
  ...shown(family),
  ...(family.faces.length > 0 && {
    _embedded: { font_faces: family.faces.map((face) => ({ font_face_settings: face })) },
  }),
})

export const fontRoutes: readonly Route[] = [
  ['GET', /^\/wp\/v2\/font-collections\?/, () => [{ slug: 'customize-your-store' }]],
  [
    'GET',
    /^\/wp\/v2\/font-collections\/customize-your-store/,
    () => ({ font_families: ['inter', 'rubik', 'bodoni-moda', 'overpass'].map(offer) }),
  ],
  [
    'GET',
    /^\/wp\/v2\/font-families\?slug=([\w-]+)/,
    (store, _body, [, slug]) => store.families.filter((family) => family.slug === slug).map(embedded),
  ],
  [
    'DELETE',
    /^\/wp\/v2\/font-families\/(\d+)\?force=true/,
    (store, _body, [, id]) => {
      const place = store.families.findIndex((family) => family.id === Number(id))
      if (place < 0) return refusal(404, 'rest_post_invalid_id')
      store.families.splice(place, 1)
      return { deleted: true }
    },
  ],
  [
    'GET',
    /^\/wp\/v2\/font-families\?per_page=(\d+)(?:&page=(\d+))?/,
    ({ families }, _body, [, size, page = '1']) => {
      const before = (Number(page) - 1) * Number(size)
      return before > 0 && before >= families.length
        ? refusal(400, 'rest_post_invalid_page_number')
        : families.slice(before, before + Number(size)).map(embedded)
    },
  ],
  [
    'POST',
    /^\/wp\/v2\/font-families$/,
    (store, body) => {
      const settings = JSON.parse((body as { font_family_settings: string }).font_family_settings) as Family
      if (store.families.some(({ slug }) => slug === settings.slug)) return refusal(400, 'rest_duplicate_font_family')
      const family = { ...settings, id: Math.max(0, ...store.families.map(({ id }) => id)) + 1, faces: [] }
      store.families.push(family)
      return shown(family)
    },
  ],
  [
    'POST',
    /^\/wp\/v2\/font-families\/(\d+)\/font-faces/,
    (store, body, [, id]) => {
      const face = JSON.parse((body as FormData).get('font_face_settings') as string) as Face
      const family = store.families.find((one) => one.id === Number(id))
      if (family === undefined) return refusal(404, 'rest_post_invalid_parent')
      if (family.faces.some((other) => isSame(other, face))) return refusal(400, 'rest_duplicate_font_face')
      // From now on, the uploaded file is the store's own.
      const name = `${family.slug}-${face.fontStyle}-${face.fontWeight.replace(' ', '-')}-${family.faces.length}`
      const kept = { ...face, src: `http://store.test/fonts/${name}.woff2` }
      family.faces.push(kept)
      return { font_face_settings: kept }
    },
  ],
]

const offer = (slug: string) => ({
  font_family_settings: {
    slug,
    name: slug,
    fontFamily: slug,
    fontFace: ['U+0000-00FF', 'U+0100-02BA'].map((unicodeRange) => ({
      fontFamily: slug,
      fontStyle: 'normal',
      fontWeight: '100 900',
      unicodeRange,
      src: `http://store.test/${slug}-${unicodeRange}.woff2`,
    })),
  },
})

const isSame = (one: Face, other: Face): boolean =>
  (['fontWeight', 'fontStyle', 'unicodeRange'] as const).every((key) => one[key] === other[key])
