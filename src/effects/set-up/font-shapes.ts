/** Font families and faces, in the shape of WordPress's font routes. */
import * as t from 'io-ts'
import type { FontFamily } from '../../events/design/fonts'

const Sources = t.union([t.string, t.array(t.string)])

export const FaceSettings = t.intersection([
  t.type({ fontFamily: t.string, src: Sources }),
  t.partial({ fontStyle: t.string, fontWeight: t.union([t.string, t.number]), unicodeRange: t.string }),
])
export type FaceSettings = t.TypeOf<typeof FaceSettings>

export const FamilySettings = t.intersection([
  t.type({ name: t.string, slug: t.string, fontFamily: t.string }),
  t.partial({ preview: t.string }),
])

/** `GET /wp/v2/font-families?_embed`: families with their faces. */
export const InstalledFamily = t.intersection([
  t.type({ id: t.number, font_family_settings: FamilySettings }),
  t.partial({ _embedded: t.partial({ font_faces: t.array(t.type({ font_face_settings: FaceSettings })) }) }),
])
export type InstalledFamily = t.TypeOf<typeof InstalledFamily>

export const faceOf = ({
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

type Face = FontFamily['faces'][number]

/** Whether both are for the same texts, wherever their files are. */
export const isSameFace = (one: Face, other: Face): boolean =>
  one.fontWeight === other.fontWeight && one.fontStyle === other.fontStyle && one.unicodeRange === other.unicodeRange

/** Whether a family in the library has faces beside these. */
export const hasOtherFaces = (installed: InstalledFamily, faces: readonly Face[]): boolean =>
  fontFamilyOf(installed).faces.some((face) => !faces.some((one) => isSameFace(one, face)))
