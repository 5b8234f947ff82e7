/** Font families as WordPress's font library keeps them. */
import * as t from 'io-ts'

/** A font face as WordPress keeps it in theme.json. */
export const FontFace = t.intersection([
  t.strict({
    fontFamily: t.string,
    fontStyle: t.string,
    /** `400`, or for a variable font `100 900`. */
    fontWeight: t.string,
    src: t.readonlyArray(t.string),
  }),
  /** The letters that are in the file; all, if it is not given. */
  t.exact(t.partial({ unicodeRange: t.string })),
])
export const FontFamily = t.intersection([
  t.strict({ slug: t.string, name: t.string, fontFamily: t.string, faces: t.readonlyArray(FontFace) }),
  /** URL of the collection's preview image: the family's name set in the family. */
  t.exact(t.partial({ preview: t.string })),
])
export type FontFamily = t.TypeOf<typeof FontFamily>
