/** Restores one thing in the store. Idempotent: anything already restored stays as it is. */
import * as t from 'io-ts'
import { fact } from '../../events'
import type { Step, Thing } from '../../events/restoring/restoring'
import { answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { writeOptions } from '../shell/options'
import type { Answer, Ports, Rest } from '../runner/ports'
import type { Made } from './made'
import { restoreFont } from './restore-font'
import { restoreProduct } from './restore-product'
import { restoreSite } from './restore-site'
import { restoreWords } from './restore-words'
import { addressOf } from '../saving/version-now'

export const restoreStep: Effect<'RestoreStep', 'rest' | 'files' | 'clock'> = ({ step }, ports) =>
  make(step, ports).pipe(
    mapAnswer(({ to, skipped }) => fact('RestoreStepMade', { step: { from: step.from, to }, skipped })),
  )

const make = ({ from, to }: Step, ports: Pick<Ports, 'rest' | 'files' | 'clock'>): Answer<Made> => {
  switch (to.kind) {
    case 'product':
      return restoreProduct(ports.rest, to, from)
    case 'font':
      return restoreFont(ports, to)
    case 'words':
      return restoreWords(ports.rest, to)
    default:
      return written(ports.rest, to).pipe(mapAnswer(() => ({ to, skipped: null })))
  }
}

const written = (rest: Rest, to: Exclude<Thing, { kind: 'product' | 'font' | 'words' }>): Answer<unknown> => {
  switch (to.kind) {
    case 'theme':
      return rest.ask({
        method: 'POST',
        path: `/wc-admin/onboarding/themes/activate?theme=${encodeURIComponent(to.slug)}`,
        reply: t.unknown,
      })
    case 'front-page':
      return put(rest, '/wp/v2/settings?_fields=show_on_front', {
        show_on_front: to.show,
        page_on_front: to.page,
        page_for_posts: to.posts,
      })
    case 'site':
      return restoreSite(rest, to)
    case 'option':
      return writeOptions(rest, { [to.name]: to.value })
    case 'menu':
      return put(rest, `/wp/v2/navigation/${to.id}?_fields=id`, { status: to.status })
    case 'styles':
      return put(rest, `${addressOf(to)}?_fields=id`, { settings: to.settings, styles: to.styles })
    case 'header':
    case 'footer':
    case 'home':
      return to.content === null
        ? removed(rest, `${addressOf(to)}?force=true`)
        : put(rest, `${addressOf(to)}?_fields=id`, { content: to.content })
  }
}

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
