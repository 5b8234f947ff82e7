/** Restores one thing in the store. Idempotent: anything already restored stays as it is. */
import { escape } from 'es-toolkit'
import * as t from 'io-ts'
import { fact } from '../../events'
import type { Kind, Thing, ThingOf } from '../../events/restoring/restoring'
import { answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Ports, Rest } from '../runner/ports'
import { addressOf } from '../saving/version-now'
import { writeOptions } from '../shell/options'
import type { Made } from './made'
import { restoreFont } from './restore-font'
import { restoreProduct } from './restore-product'
import { restoreSite } from './restore-site'
import { restoreWords } from './restore-words'

type Needed = Pick<Ports, 'rest' | 'files' | 'clock'>
type Restore<A extends Thing> = (to: A, ports: Needed, from: Thing) => Answer<Made>

export const restoreStep: Effect<'RestoreStep', 'rest' | 'files' | 'clock'> = ({ step: { from, to } }, ports) =>
  (restores[to.kind] as Restore<Thing>)(to, ports, from).pipe(
    mapAnswer((made) => fact('RestoreStepMade', { step: { from, to: made.to }, skipped: made.skipped })),
  )

/** For what is written as it was, and never skipped. */
const written =
  <A extends Thing>(write: (rest: Rest, to: A) => Answer<unknown>): Restore<A> =>
  (to, { rest }) =>
    write(rest, to).pipe(mapAnswer(() => ({ to, skipped: null })))

const put = (rest: Rest, path: string, body: unknown): Answer<unknown> =>
  rest.ask({ method: 'PUT', path, body, reply: t.unknown })

/**
 * Removing the customized version brings back the theme's own file. The server refuses to remove a template that exists only as a file.
 */
const removed = (rest: Rest, path: string): Answer<unknown> =>
  rest
    .ask({ method: 'DELETE', path, reply: t.unknown })
    .pipe(
      orElse((fault) =>
        fault.tag === 'Refused' && (fault.status === 404 || fault.code === 'rest_invalid_template')
          ? answer(null)
          : fail(fault),
      ),
    )

const template = written<ThingOf<'home' | 'header' | 'footer'>>((rest, to) =>
  to.content === null
    ? removed(rest, `${addressOf(to)}?force=true`)
    : put(rest, `${addressOf(to)}?_fields=id`, { content: to.content }),
)

const restores: { readonly [K in Kind]: Restore<ThingOf<K>> } = {
  home: template,
  header: template,
  footer: template,
  styles: written((rest, to) => put(rest, `${addressOf(to)}?_fields=id`, { settings: to.settings, styles: to.styles })),
  site: written(restoreSite),
  tagline: written((rest, { text }) => put(rest, '/wp/v2/settings?_fields=description', { description: escape(text) })),
  menu: written((rest, { id, status }) => put(rest, `/wp/v2/navigation/${id}?_fields=id`, { status })),
  'front-page': written((rest, { show, page, posts }) =>
    put(rest, '/wp/v2/settings?_fields=show_on_front', {
      show_on_front: show,
      page_on_front: page,
      page_for_posts: posts,
    }),
  ),
  product: (to, { rest }, from) => restoreProduct(rest, to, from),
  words: (to, { rest }) => restoreWords(rest, to),
  font: (to, ports) => restoreFont(ports, to),
  option: written((rest, { name, value }) => writeOptions(rest, { [name]: value })),
  theme: written((rest, { slug }) =>
    rest.ask({
      method: 'POST',
      path: `/wc-admin/onboarding/themes/activate?theme=${encodeURIComponent(slug)}`,
      reply: t.unknown,
    }),
  ),
}
