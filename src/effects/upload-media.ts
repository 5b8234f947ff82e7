/** One picture into the media library. Harmless to repeat: it looks for the key of the request before it posts. */
import * as t from 'io-ts'
import { fact } from '../events'
import { andThen, answer, mapAnswer } from './answers'
import type { Effect } from './effect'
import { MediaReply, mediaOf } from './media'

export const uploadMedia: Effect<'MediaUpload', 'rest'> = ({ name, mime, data }, { rest }, id) =>
  rest.ask({ method: 'GET', path: `/wp/v2/media?slug=${keyOf(id)}`, reply: t.array(MediaReply) }).pipe(
    andThen(([found]) =>
      found === undefined
        ? rest.ask({ method: 'POST', path: '/wp/v2/media', body: form(name, mime, data, id), reply: MediaReply })
        : answer(found),
    ),
    mapAnswer((media) => fact('MediaUploaded', { media: mediaOf(media) })),
  )

/** The picture's slug: nobody sees it, and it tells after a crash whether the picture has arrived. */
const keyOf = (id: string): string => `cys-${id}`

const form = (name: string, mime: string, data: string, id: string): FormData => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  const body = new FormData()
  body.append('file', new Blob([bytes], { type: mime }), name)
  body.append('title', name.replace(/\.[^.]+$/, ''))
  body.append('slug', keyOf(id))
  return body
}
