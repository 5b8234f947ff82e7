/** The fake store's font library. */
import type { RestRequest } from '../../src/effects/ports'
import type { Fault } from '../../src/events/fault'
import type { FakeStore } from './fake-store'

export type Route = readonly [
  RestRequest<unknown>['method'],
  RegExp,
  (store: FakeStore, body: unknown, match: readonly string[]) => unknown,
]

const embedded = (family: FakeStore['families'][number]) => ({
  id: family.id,
  font_family_settings: { slug: family.slug, name: family.name, fontFamily: family.fontFamily },
  _embedded: { font_faces: family.faces.map((face) => ({ font_face_settings: face })) },
})

export const fontRoutes: readonly Route[] = [
  ['GET', /^\/wp\/v2\/font-collections\?/, () => [{ slug: 'google-fonts' }]],
  [
    'GET',
    /^\/wp\/v2\/font-collections\/google-fonts/,
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
      store.families.splice(
        store.families.findIndex((family) => family.id === Number(id)),
        1,
      )
      return { deleted: true }
    },
  ],
  ['GET', /^\/wp\/v2\/font-families/, (store) => store.families.map(embedded)],
  [
    'POST',
    /^\/wp\/v2\/font-families$/,
    (store, body) => {
      const settings = JSON.parse(
        (body as { font_family_settings: string }).font_family_settings,
      ) as FakeStore['families'][number]
      if (store.families.some(({ slug }) => slug === settings.slug)) return duplicate('rest_duplicate_font_family')
      const family = { ...settings, id: Math.max(0, ...store.families.map(({ id }) => id)) + 1, faces: [] }
      store.families.push(family)
      return embedded(family)
    },
  ],
  [
    'POST',
    /^\/wp\/v2\/font-families\/(\d+)\/font-faces/,
    (store, body, [, id]) => {
      const face = JSON.parse(
        (body as FormData).get('font_face_settings') as string,
      ) as FakeStore['families'][number]['faces'][number]
      const faces = store.families.find((family) => family.id === Number(id))?.faces
      if (faces?.some((other) => other.fontWeight === face.fontWeight && other.fontStyle === face.fontStyle))
        return duplicate('rest_duplicate_font_face')
      faces?.push(face)
      return { font_face_settings: face }
    },
  ],
]

/** As WordPress says it of a family or face that is there (tests/store/rest-fonts.test.ts). */
const duplicate = (code: string): Fault => ({ tag: 'Refused', status: 400, code, message: 'It exists already.' })

const offer = (slug: string) => ({
  font_family_settings: {
    slug,
    name: slug,
    fontFamily: slug,
    fontFace: ['400', '500', '800'].map((fontWeight) => ({
      fontFamily: slug,
      fontStyle: 'normal',
      fontWeight,
      src: `http://store.test/${slug}-${fontWeight}.woff2`,
    })),
  },
})
