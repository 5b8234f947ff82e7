/**
 * The pictures of sections, replaced and described where they stand. `section` is a section's id, 'header' or 'footer'; `block`
 * the place of the picture's block among all blocks of its markup. File names and alternative texts are a person's own words.
 */
import * as t from 'io-ts'
import { call } from '../calls/call'
import { fingerprint } from '../calls/fingerprint'
import { Typed } from '../log/typed'

export const At = { section: t.string, block: t.number }

/** Of the media library; size in pixels, 0 where the file has none. */
export const Picture = t.strict({ id: t.number, url: t.string, width: t.number, height: t.number, alt: Typed })

/** A picture on the canvas was clicked: the side shows what can be done about it. */
export const PictureOpened = t.strict({ type: t.literal('PictureOpened'), ...At })
/** A picture of the media library replaced the one at this place. */
export const PictureChosen = t.strict({ type: t.literal('PictureChosen'), ...At, picture: Picture })
/** The picture's alternative text; '' where it only decorates. */
export const PictureDescribed = t.strict({ type: t.literal('PictureDescribed'), ...At, alt: Typed })
/** The point that stays in sight where the picture is cut; from 0 to 1. */
export const PictureFocused = t.strict({ type: t.literal('PictureFocused'), ...At, x: t.number, y: t.number })

/** A file was chosen or dropped: it replaces the picture once it is uploaded. `data` is base64. */
const File = { name: Typed, mime: t.string, data: t.string }
export const PictureFileChosen = t.strict({ type: t.literal('PictureFileChosen'), ...At, ...File })
/** The file was not accepted: not a picture, or larger than the store allows. */
export const PictureFileDeclined = t.strict({
  type: t.literal('PictureFileDeclined'),
  ...At,
  name: Typed,
  why: t.keyof({ kind: null, size: null }),
})
/** The notice about a file that replaced no picture was dismissed. */
export const PictureNoticeDismissed = t.strict({ type: t.literal('PictureNoticeDismissed') })

/** Uploads the file to the media library; the result replaces the picture. */
const PictureUpload = call(
  'PictureUpload',
  { ...At, ...File },
  'PictureUploaded',
  { ...At, picture: Picture },
  {
    once: true,
    about: ({ section, block, name, data }) => `${section}:${block}:${name}:${fingerprint(data)}`,
  },
)

export const pictureCalls = { PictureUpload } as const
