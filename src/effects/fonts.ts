/**
 * Installs font families in the Font Library, each with its missing faces, and reads the plugin's font collection. Installing is
 * idempotent: it checks before it posts, so an existing family or face is not uploaded again, and the store rejects one of two requests for
 * the same family.
 */
import * as t from 'io-ts'
import { mergeMap } from 'rxjs'
import { hasWeight } from '../catalogue/fonts/font-pairing'
import { offeredFonts } from '../catalogue/fonts/fonts-to-install'
import { fact } from '../events'
import { fontDownload, type Fault } from '../events/calls'
import type { FontFamily } from '../events/design'
import { andThen, answer, fail, inOrder, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Ports } from './runner/ports'

type World = Pick<Ports, 'rest' | 'files' | 'clock'>
type Face = FontFamily['faces'][number]

export const installFontFamily: Effect<'FontFamilyInstall', 'rest' | 'files' | 'clock'> = ({ family }, world) =>
  familyInstalled(world, family).pipe(mapAnswer((installed) => fact('FontFamilyInstalled', installed)))

/**
 * While another request installs the same family: the pause between checks in milliseconds, and their maximum number.
 */
const pause = 2_000
const maxChecks = 20

/** A family in the library after the installation, and whether it was there before this request. */
type Installed = { readonly family: FontFamily; readonly found: boolean }

/**
 * Installs a family. A family that has only the wanted faces counts as installed by this request, because the response may have been lost:
 * people who install fonts in the Font Library choose other faces, with other weights and for all texts.
 */
export const familyInstalled = (world: World, family: FontFamily, left = maxChecks): Answer<Installed> =>
  look(world, family.slug).pipe(
    andThen((found) => (found === undefined ? createFamily(world, family) : answer(found))),
    andThen((installed) =>
      inOrder(missingFaces(family, installed).map((face) => () => uploadFace(world, installed.id, face))).pipe(
        orElse((fault) => withoutEmpty(world, family.slug, fault)),
        mapAnswer((faces) => ({
          family: { ...fontFamilyOf(installed), faces: [...fontFamilyOf(installed).faces, ...faces] },
          found: hasOtherFaces(installed, family.faces),
        })),
      ),
    ),
    orElse((fault) =>
      left > 0 && isOthersWork(fault)
        ? world.clock.after(pause).pipe(mergeMap(() => familyInstalled(world, family, left - 1)))
        : fail(fault),
    ),
  )

/**
 * Deletes a family whose first face the store refused (e.g. because its fonts folder is not writable), so that none is left without faces.
 */
const withoutEmpty = (world: World, slug: string, fault: Fault): Answer<never> => {
  const failed = fail(fault)
  if (fault.tag !== 'Refused' || isOthersWork(fault)) return failed
  return look(world, slug).pipe(
    andThen((family) =>
      family === undefined || fontFamilyOf(family).faces.length > 0
        ? failed
        : world.rest.ask({ method: 'DELETE', path: `/wp/v2/font-families/${family.id}?force=true`, reply: t.unknown }),
    ),
    orElse(() => failed),
    andThen(() => failed),
  )
}

/** Whether an earlier page or another tab has created it, or is creating it now (plugin/src/routes/made-once.php). */
const isOthersWork = (fault: Fault): boolean =>
  fault.tag === 'Refused' &&
  ['rest_duplicate_font_family', 'rest_duplicate_font_face', 'customize_your_store_busy'].includes(fault.code)

const look = ({ rest }: World, slug: string): Answer<InstalledFamily | undefined> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/font-families?slug=${slug}&_embed=font_faces`,
      reply: t.array(InstalledFamily),
    })
    .pipe(mapAnswer(([first]) => first))

const createFamily = ({ rest }: World, { name, slug, fontFamily, preview = '' }: FontFamily): Answer<InstalledFamily> =>
  rest.ask({
    method: 'POST',
    path: '/wp/v2/font-families',
    body: { font_family_settings: JSON.stringify({ name, slug, fontFamily, preview }) },
    reply: InstalledFamily,
  })

const missingFaces = (wanted: FontFamily, installed: InstalledFamily): readonly Face[] =>
  wanted.faces.filter((face) => !fontFamilyOf(installed).faces.some((one) => isSameFace(one, face)))

const uploadFace = ({ rest, files }: World, family: number, face: Face): Answer<Face> => {
  const [url] = face.src
  if (url === undefined) return fail({ tag: 'Garbled', what: `${face.fontFamily} without a file` })
  return files.download(url).pipe(
    orElse((fault) => fail(ofFile(fault, url))),
    andThen((file) =>
      rest.ask({
        method: 'POST',
        path: `/wp/v2/font-families/${family}/font-faces`,
        body: faceForm(face, file, url),
        reply: t.type({ font_face_settings: FaceSettings }),
      }),
    ),
    mapAnswer(({ font_face_settings }) => faceOf(font_face_settings)),
  )
}

/** The fault comes from the font's host and not from the store, so it contains the file's URL. */
const ofFile = (fault: Fault, url: string): Fault =>
  fault.tag === 'Refused' ? { ...fault, code: fontDownload, message: url } : fault

/** A form in which the face's `src` names the form's own file field. */
const faceForm = ({ src: _src, ...face }: Face, file: Blob, url: string): FormData => {
  const form = new FormData()
  form.append('font_face_settings', JSON.stringify({ ...face, src: 'file-0' }))
  form.append('file-0', file, url.split('/').at(-1) ?? 'font.woff2')
  return form
}

const Sources = t.union([t.string, t.array(t.string)])

/** A font face, in the shape of WordPress's font routes. */
const FaceSettings = t.intersection([
  t.type({ fontFamily: t.string, src: Sources }),
  t.partial({ fontStyle: t.string, fontWeight: t.union([t.string, t.number]), unicodeRange: t.string }),
])
type FaceSettings = t.TypeOf<typeof FaceSettings>

const FamilySettings = t.intersection([
  t.type({ name: t.string, slug: t.string, fontFamily: t.string }),
  t.partial({ preview: t.string }),
])

/** `GET /wp/v2/font-families?_embed`: families with their faces. */
export const InstalledFamily = t.intersection([
  t.type({ id: t.number, font_family_settings: FamilySettings }),
  t.partial({ _embedded: t.partial({ font_faces: t.array(t.type({ font_face_settings: FaceSettings })) }) }),
])
export type InstalledFamily = t.TypeOf<typeof InstalledFamily>

const faceOf = ({
  fontFamily,
  src,
  fontStyle,
  fontWeight,
  unicodeRange,
}: FaceSettings): FontFamily['faces'][number] => ({
  fontFamily,
  fontStyle: fontStyle ?? 'normal',
  fontWeight: String(fontWeight ?? '400'),
  src: typeof src === 'string' ? [src] : src,
  ...(unicodeRange !== undefined && { unicodeRange }),
})

export const fontFamilyOf = ({ font_family_settings: family, _embedded }: InstalledFamily): FontFamily => ({
  slug: family.slug,
  name: family.name,
  fontFamily: family.fontFamily,
  faces: (_embedded?.font_faces ?? []).map(({ font_face_settings }) => faceOf(font_face_settings)),
})

/** Whether both faces are for the same texts, regardless of where their files are. */
const isSameFace = (one: Face, other: Face): boolean =>
  one.fontWeight === other.fontWeight && one.fontStyle === other.fontStyle && one.unicodeRange === other.unicodeRange

/** Whether a family in the library has faces other than these. */
const hasOtherFaces = (installed: InstalledFamily, faces: readonly Face[]): boolean =>
  fontFamilyOf(installed).faces.some((face) => !faces.some((one) => isSameFace(one, face)))

const Offer = t.type({
  font_family_settings: t.intersection([FamilySettings, t.partial({ fontFace: t.array(FaceSettings) })]),
})
const Collection = t.type({ font_families: t.array(Offer) })

/**
 * Reads the plugin's font collection (plugin/src/editor/settings.php): the families that font pairings use, with the weights that they
 * need.
 */
export const readFontCollection: Effect<'FontCollectionRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'GET', path: '/wp/v2/font-collections/customize-your-store', reply: Collection })
    .pipe(
      mapAnswer(({ font_families }) => fact('FontCollectionReceived', { families: font_families.flatMap(wantedPart) })),
    )

/** Nothing for an unlisted family; otherwise the faces with the wanted weights and style. */
const wantedPart = ({ font_family_settings: offer }: t.TypeOf<typeof Offer>): readonly FontFamily[] => {
  const wanted = offeredFonts.find(({ slug }) => slug === offer.slug)
  if (wanted === undefined) return []
  const faces = (offer.fontFace ?? [])
    .map(faceOf)
    .filter((face) => face.fontStyle === wanted.style && wanted.weights.some((weight) => hasWeight(face, weight)))
  const preview = offer.preview === undefined ? {} : { preview: offer.preview }
  return [{ slug: offer.slug, name: offer.name, fontFamily: offer.fontFamily, faces, ...preview }]
}

export const fontEffects = {
  FontFamilyInstall: installFontFamily,
  FontCollectionRead: readFontCollection,
} as const
