/**
 * Uploads images to the media library, and searches and copies Openverse photographs. Only the store contacts Openverse.
 */
import * as t from 'io-ts'
import { photographTimeout } from '../catalogue/limits'
import { widthByShape } from '../catalogue/pages/logo-width'
import { fact } from '../events'
import type { Fault } from '../events/calls'
import type { Media } from '../events/design'
import { Photograph } from '../events/pictures'
import { andThen, answer, fail, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Rest } from './runner/ports'

/** An image in the shape of WordPress's media route. */
export const MediaReply = t.intersection([
  t.type({ id: t.number, source_url: t.string }),
  t.partial({ alt_text: t.string, media_details: t.unknown }),
])
export type MediaReply = t.TypeOf<typeof MediaReply>

const Size = t.type({ width: t.number, height: t.number })

/** Converts the reply. The library has no dimensions for an SVG; they become 0. */
export const mediaOf = ({ id, source_url, alt_text, media_details }: MediaReply): Media => ({
  id,
  url: source_url,
  alt: alt_text ?? '',
  ...(Size.is(media_details) ? { width: media_details.width, height: media_details.height } : { width: 0, height: 0 }),
})

const route = '/customize-your-store/v1/photographs'

/** Allows the store to contact Openverse. Idempotent: sets a value. */
export const askPhotographConsent: Effect<'PhotographConsent', 'rest'> = (_request, { rest }) =>
  rest
    .ask({
      method: 'POST',
      path: `${route}/consent`,
      body: { agreed: true },
      reply: t.type({ agreed: t.literal(true) }),
    })
    .pipe(mapAnswer(() => fact('PhotographConsentGiven')))

const Found = t.type({ photographs: t.readonlyArray(t.exact(Photograph.type)), page: t.number, pages: t.number })

export const searchPhotographs: Effect<'PhotographSearch', 'rest'> = ({ words, page }, { rest }) =>
  rest
    .ask({
      method: 'GET',
      path: `${route}?search=${encodeURIComponent(words)}&page=${page}`,
      reply: Found,
      deadline: photographTimeout,
    })
    .pipe(mapAnswer((found) => fact('PhotographsFound', found)))

/** Idempotent: the store copies each photograph once. */
export const importPhotograph: Effect<'PhotographImport', 'rest'> = ({ section, block, photograph }, { rest }) =>
  rest
    .ask({ method: 'POST', path: route, body: { id: photograph.id }, reply: MediaReply, deadline: photographTimeout })
    .pipe(mapAnswer((media) => fact('PhotographImported', { section, block, picture: mediaOf(media) })))

/**
 * Uploads one image to the media library, as the logo or the site icon. Idempotent: it looks for the request's key before it posts.
 */
export const uploadMedia: Effect<'MediaUpload', 'rest'> = (file, { rest }, id) =>
  uploaded(rest, file, id).pipe(
    mapAnswer((media) => {
      const { as } = file
      return fact('MediaUploaded', { media, as, width: as === 'logo' ? widthByShape(media) : null })
    }),
  )

export const uploadPicture: Effect<'PictureUpload', 'rest'> = ({ section, block, ...file }, { rest }, id) =>
  uploaded(rest, file, id).pipe(mapAnswer((picture) => fact('PictureUploaded', { section, block, picture })))

type File = { readonly name: string; readonly mime: string; readonly data: string }

const uploaded = (rest: Rest, file: File, id: string): Answer<Media> =>
  lookedUp(rest, id).pipe(
    andThen(([found]) => (found === undefined ? posted(rest, file, id) : answer(found))),
    mapAnswer(mediaOf),
  )

const lookedUp = (rest: Rest, id: string): Answer<readonly MediaReply[]> =>
  rest.ask({ method: 'GET', path: `/wp/v2/media?slug=${keyOf(id)}`, reply: t.array(MediaReply) })

/** Another tab may post the same image after the lookup; the store then answers with the first image. */
const posted = (rest: Rest, { name, mime, data }: File, id: string): Answer<MediaReply> =>
  rest
    .ask({ method: 'POST', path: '/wp/v2/media', body: form(name, mime, data, id), reply: MediaReply })
    .pipe(orElse(asVerdict))

/** The image's slug. It is not shown anywhere; after a crash it reveals whether the upload succeeded. */
const keyOf = (id: string): string => `cys-${id.toLowerCase()}`

/** WordPress answers 500 for an unacceptable file, which would cause retries. The status is changed to 415. */
const asVerdict = (fault: Fault): Answer<never> =>
  fail(fault.tag === 'Refused' && unacceptable.includes(fault.code) ? { ...fault, status: 415 } : fault)

const unacceptable = ['rest_upload_unknown_error', 'rest_upload_sideload_error']

const form = (name: string, mime: string, data: string, id: string): FormData => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  const body = new FormData()
  body.append('file', new Blob([bytes], { type: mime }), name)
  body.append('title', name.replace(/\.[^.]+$/, ''))
  body.append('slug', keyOf(id))
  return body
}

export const mediaEffects = {
  PhotographConsent: askPhotographConsent,
  PhotographSearch: searchPhotographs,
  PhotographImport: importPhotograph,
  MediaUpload: uploadMedia,
  PictureUpload: uploadPicture,
} as const
