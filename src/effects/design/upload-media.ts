/** Uploads one image to the media library, as the logo or for a section. Idempotent: it looks for the request's key before it posts. */
import * as t from 'io-ts'
import { widthByShape } from '../../catalogue/pages/logo-width'
import { fact } from '../../events'
import type { Fault } from '../../events/calls/fault'
import type { Media } from '../../events/design/logo'
import { andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { MediaReply, mediaOf } from './media'
import type { Answer, Rest } from '../runner/ports'

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

/** Another tab's request may arrive between the look and this one: the store then answers with the first image. */
const posted = (rest: Rest, { name, mime, data }: File, id: string): Answer<MediaReply> =>
  rest
    .ask({ method: 'POST', path: '/wp/v2/media', body: form(name, mime, data, id), reply: MediaReply })
    .pipe(orElse(asVerdict))

/** The image's slug. It is not shown anywhere, and after a crash it tells whether the upload succeeded. */
const keyOf = (id: string): string => `cys-${id.toLowerCase()}`

/** WordPress answers 500 for an unacceptable file, which would be retried. It is converted to 415. */
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
