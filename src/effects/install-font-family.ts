/**
 * One family into the Font Library, with the faces that it lacks. Harmless to repeat: it looks before it posts, so a family or
 * face that is there already is not uploaded again, and of two requests for the same one is refused by the store.
 */
import * as t from 'io-ts'
import { mergeMap } from 'rxjs'
import { fact } from '../events'
import { fontDownload, type Fault } from '../events/fault'
import type { FontFamily } from '../events/reading'
import { andThen, answer, fail, inOrder, mapAnswer, orElse } from './answers'
import type { Effect } from './effect'
import { FaceSettings, InstalledFamily, faceOf, familyOf } from './font-shapes'
import type { Answer, Ports } from './ports'

type World = Pick<Ports, 'rest' | 'files' | 'clock'>
type Face = FontFamily['faces'][number]

export const installFontFamily: Effect<'FontFamilyInstall', 'rest' | 'files' | 'clock'> = ({ family }, world) =>
  familyInstalled(world, family).pipe(mapAnswer((installed) => fact('FontFamilyInstalled', { family: installed })))

/** Milliseconds between looks, and how many of them, while another request makes the same. */
const pause = 2_000
const patience = 20

/** The family as it is in the library then. */
export const familyInstalled = (world: World, family: FontFamily, left = patience): Answer<FontFamily> =>
  look(world, family.slug).pipe(
    andThen((found) => (found === undefined ? createFamily(world, family) : answer(found))),
    andThen((installed) =>
      inOrder(missingFaces(family, installed).map((face) => () => uploadFace(world, installed.id, face))).pipe(
        mapAnswer((faces) => ({ ...familyOf(installed), faces: [...familyOf(installed).faces, ...faces] })),
      ),
    ),
    orElse((fault) =>
      left > 0 && isOthersWork(fault)
        ? world.clock.after(pause).pipe(mergeMap(() => familyInstalled(world, family, left - 1)))
        : fail(fault),
    ),
  )

/** A request of a page before this one, or of another tab, has made it since we looked, or is at it (plugin/src/one-at-a-time.php). */
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
  wanted.faces.filter(
    ({ fontWeight, fontStyle }) =>
      !familyOf(installed).faces.some((face) => face.fontWeight === fontWeight && face.fontStyle === fontStyle),
  )

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

/** It was not the store that refused: which file could not be had is said (spec §8). */
const ofFile = (fault: Fault, url: string): Fault =>
  fault.tag === 'Refused' ? { ...fault, code: fontDownload, message: url } : fault

/** A form in which the face's `src` is the name of the form's own file part. */
const faceForm = ({ fontFamily, fontStyle, fontWeight }: Face, file: Blob, url: string): FormData => {
  const form = new FormData()
  form.append('font_face_settings', JSON.stringify({ fontFamily, fontStyle, fontWeight, src: 'file-0' }))
  form.append('file-0', file, url.split('/').at(-1) ?? 'font.woff2')
  return form
}
