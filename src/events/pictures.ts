/**
 * The pictures of sections, replaced and described in place, and photographs from Openverse. `section` is a section's id, 'header' or
 * 'footer'; `block` is the index of the picture's block among all blocks of its markup. File names and alternative texts are a person's own
 * words. Photographs are in the public domain, and the store copies them into its media library. Nothing is sent to Openverse before the
 * merchant has agreed, and then only the search words.
 */
import * as t from 'io-ts'
import { call, fingerprint, read } from './calls'
import { Typed } from './codecs'

export const At = { section: t.string, block: t.number }

/** A picture in the media library; its size is in pixels, 0 if the file has none. */
export const Picture = t.strict({ id: t.number, url: t.string, width: t.number, height: t.number, alt: Typed })

/** The merchant clicked a picture on the canvas; the sidebar shows what can be done with it. */
export const PictureOpened = t.strict({ type: t.literal('PictureOpened'), ...At })
/** A picture from the media library replaced the one at this place. */
export const PictureChosen = t.strict({ type: t.literal('PictureChosen'), ...At, picture: Picture })
/** The merchant changed the picture's alternative text; '' if the picture is only decorative. */
export const PictureDescribed = t.strict({ type: t.literal('PictureDescribed'), ...At, alt: Typed })
/** The merchant chose the focal point, which stays visible when the picture is cropped; `x` and `y` are from 0 to 1. */
export const PictureFocused = t.strict({ type: t.literal('PictureFocused'), ...At, x: t.number, y: t.number })

/** An image file; `data` is base64. */
const File = { name: Typed, mime: t.string, data: t.string }
/** A file was chosen or dropped; it replaces the picture once it is uploaded. */
export const PictureFileChosen = t.strict({ type: t.literal('PictureFileChosen'), ...At, ...File })
/** The file was rejected: it is not a picture, or it is larger than the store allows. */
export const PictureFileDeclined = t.strict({
  type: t.literal('PictureFileDeclined'),
  ...At,
  name: Typed,
  why: t.keyof({ kind: null, size: null }),
})
/** The notice about a file that could not replace a picture was dismissed. */
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

/** A photograph as Openverse describes it; texts are '' and sizes 0 if unknown. */
export const Photograph = t.strict({
  /** Openverse's id. */
  id: t.string,
  title: t.string,
  creator: t.string,
  /** The page where its author shows it. */
  page: t.string,
  source: t.string,
  license: t.keyof({ cc0: null, pdm: null }),
  /** URL of a small copy at Openverse. */
  thumbnail: t.string,
  width: t.number,
  height: t.number,
})
export type Photograph = t.TypeOf<typeof Photograph>

/** The merchant opened the search for a photograph that replaces the picture at this place. */
export const PhotographsOpened = t.strict({ type: t.literal('PhotographsOpened'), ...At })
/** The merchant closed the search. A photograph that was already chosen is still imported. */
export const PhotographsClosed = t.strict({ type: t.literal('PhotographsClosed') })
/** The merchant agreed that search words are sent to Openverse, and that the browser loads small pictures from there. */
export const PhotographSharingAgreed = t.strict({ type: t.literal('PhotographSharingAgreed') })

const Search = { words: Typed, page: t.number }

/** The merchant searched, or asked for the next page of results. Pages count from 1. */
export const PhotographsSearched = t.strict({ type: t.literal('PhotographsSearched'), ...Search })

const Chosen = { ...At, photograph: Photograph }

/** The merchant chose a photograph. It replaces the picture at this place once it is in the media library. */
export const PhotographChosen = t.strict({ type: t.literal('PhotographChosen'), ...Chosen })
/** The notice about a photograph that could not be imported was dismissed. */
export const PhotographNoticeDismissed = t.strict({ type: t.literal('PhotographNoticeDismissed') })

/** Allows the store to send search words to Openverse. */
const PhotographConsent = call('PhotographConsent', {}, 'PhotographConsentGiven', {})

/** Searches Openverse. A busy service is not asked again automatically: the merchant sees a notice and decides. */
const PhotographSearch = read(
  'PhotographSearch',
  Search,
  'PhotographsFound',
  {
    photographs: t.readonlyArray(Photograph),
    page: t.number,
    /** The number of pages. */
    pages: t.number,
  },
  { triedOnce: true, about: ({ words, page }) => `${page}:${words}` },
)

/** Copies a photograph into the store's media library, each photograph only once; the copy replaces the picture. */
const PhotographImport = call(
  'PhotographImport',
  Chosen,
  'PhotographImported',
  { ...At, picture: Picture },
  { once: true, triedOnce: true, about: ({ section, block, photograph }) => `${section}:${block}:${photograph.id}` },
)

export const photographCalls = { PhotographConsent, PhotographSearch, PhotographImport } as const
