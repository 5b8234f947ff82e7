/** The media library: the model's pictures with their files, and those of the sample products. */
import { routeOf } from '../../support/fake-store'
import { libraryOf } from '../../support/fake-media-routes'
import { can, ok, refused, type RestAnswer, type RestCall } from './request'
import type { HttpRoute } from './routes'
import type { Entity } from './recording'

/** Uploads of this month; the recorded samples' are in a folder of theirs. */
const folder = '/wp-content/uploads/2026/01'

const upload = (call: RestCall): RestAnswer => {
  const form = call.body as FormData
  const made = routeOf('POST /wp/v2/media')!.answer(call.state.model, form, []) as Entity
  if ('tag' in made) return refused(Number(made['status']), String(made['code']))
  const file = form.get('file') as File
  const path = `${folder}/${String(made['id'])}-${file.name}`
  call.state.files.set(path, file)
  Object.assign(made, {
    source_url: call.origin + path,
    link: call.origin + path,
    mime_type: file.type,
    media_type: 'image',
    title: { raw: file.name, rendered: file.name },
    alt_text: form.get('alt_text') ?? '',
  })
  return ok(made, 201)
}

const one = (call: RestCall): RestAnswer => {
  const id = Number(call.path.split('/').at(-1))
  const found =
    libraryOf(call.state.model).find((picture) => picture.id === id) ??
    call.recording.samples.find(({ picture }) => picture['id'] === id)?.picture
  return found === undefined ? refused(404, 'rest_post_invalid_id') : ok(found)
}

export const mediaRoutes: readonly HttpRoute[] = [
  {
    methods: ['POST'],
    path: '/wp/v2/media',
    may: (call) => can(call, 'upload_files'),
    code: 'rest_cannot_create',
    answer: upload,
  },
  { methods: ['GET'], path: /^\/wp\/v2\/media\/\d+$/, answer: one },
]
