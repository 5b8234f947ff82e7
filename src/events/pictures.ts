/**
 * The pictures of sections, replaced and described where they stand. `section` is a section's id, 'header' or 'footer'; `block`
 * the place of the picture's block among all blocks of its markup. File names and alternative texts are a person's own words.
 */
import * as t from 'io-ts'
import { call, fingerprint, read } from './calls'
import { Typed } from './codecs'

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

/**
 * Photographs in the public domain, searched for at Openverse and copied into the media library. Nothing is sent before the merchant has
 * agreed, and then the search words only. `section` and `block` are the place of the picture, as in pictures.ts.
 *
 * As Openverse tells of it; texts are '' and sizes 0 where it does not know.
 */
export const Photograph = t.strict({
  /** Of Openverse. */
  id: t.string,
  title: t.string,
  creator: t.string,
  /** Where its author shows it. */
  page: t.string,
  source: t.string,
  license: t.keyof({ cc0: null, pdm: null }),
  /** Address of a small copy at Openverse. */
  thumbnail: t.string,
  width: t.number,
  height: t.number,
})
export type Photograph = t.TypeOf<typeof Photograph>

/** A photograph is looked for, to replace the picture at this place. */
export const PhotographsOpened = t.strict({ type: t.literal('PhotographsOpened'), ...At })
/** The search was closed. A photograph that was chosen still comes. */
export const PhotographsClosed = t.strict({ type: t.literal('PhotographsClosed') })
/** The merchant agreed that search words are sent to Openverse, and that the browser loads small pictures from there. */
export const PhotographSharingAgreed = t.strict({ type: t.literal('PhotographSharingAgreed') })

const Search = { words: Typed, page: t.number }

/** The merchant searched, or wants the next page of what was found. Pages count from 1. */
export const PhotographsSearched = t.strict({ type: t.literal('PhotographsSearched'), ...Search })

const Chosen = { ...At, photograph: Photograph }

/** A photograph replaces the picture at this place once it is in the media library. */
export const PhotographChosen = t.strict({ type: t.literal('PhotographChosen'), ...Chosen })
/** The notice about a photograph that did not come was dismissed. */
export const PhotographNoticeDismissed = t.strict({ type: t.literal('PhotographNoticeDismissed') })

/** Lets the store ask Openverse. */
const PhotographConsent = call('PhotographConsent', {}, 'PhotographConsentGiven', {})

/** A busy service is not asked again by itself: the merchant is told, and decides. */
const PhotographSearch = read(
  'PhotographSearch',
  Search,
  'PhotographsFound',
  {
    photographs: t.readonlyArray(Photograph),
    page: t.number,
    /** How many pages there are. */
    pages: t.number,
  },
  { triedOnce: true, about: ({ words, page }) => `${page}:${words}` },
)

/** The store copies the photograph into its media library, once for each; the copy replaces the picture. */
const PhotographImport = call(
  'PhotographImport',
  Chosen,
  'PhotographImported',
  { ...At, picture: Picture },
  { once: true, triedOnce: true, about: ({ section, block, photograph }) => `${section}:${block}:${photograph.id}` },
)

export const photographCalls = { PhotographConsent, PhotographSearch, PhotographImport } as const
