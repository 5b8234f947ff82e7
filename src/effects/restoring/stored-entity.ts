/** A template, a part or the styles in the store: read, written, and written unless somebody has changed it. Idempotent. */
import type * as t from 'io-ts'
import type { Fault } from '../../events/calls/fault'
import type { Target } from '../../events/saving/saving'
import { stylesIn, stylesText, type Version } from '../../events/saving/version'
import { Styles } from '../design/global-styles'
import { Template, entityOf } from '../design/home-template'
import { fail, mapAnswer, orElse } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Answer, Rest } from '../runner/ports'
import { isGone } from './made'

export type Addressed = Exclude<Target, { kind: 'menu' | 'site' | 'template' | 'page' }>

/** A version, and the hash of the content that the flow sent; null if others made the version or it is unknown. */
export type StoredVersion = Version & { readonly sent: string | null }

export const versionNow = (store: Rest, target: Addressed): Answer<StoredVersion> => {
  const rest = askingNow(store)
  return target.kind === 'styles'
    ? rest
        .ask({ method: 'GET', path: `${addressOf(target)}?context=edit`, reply: Styles })
        .pipe(mapAnswer((styles) => ({ modified: null, text: stylesText(styles), sent: null })))
    : rest
        .ask({
          method: 'GET',
          path: `${addressOf(target)}?context=edit&_fields=id,wp_id,content,modified,customize_your_store_sent`,
          reply: Template,
        })
        .pipe(mapAnswer(versionOf))
}

const versionOf = (reply: t.TypeOf<typeof Template>): StoredVersion => {
  const { content, modified } = entityOf(reply)
  return { modified, text: content, sent: reply.customize_your_store_sent ?? null }
}

type Place = Pick<Addressed, 'kind' | 'id'>

export const addressOf = ({ kind, id }: Place): string => {
  switch (kind) {
    case 'styles':
      return `/wp/v2/global-styles/${id}`
    case 'header':
    case 'footer':
      return `/wp/v2/template-parts/${id}`
    case 'home':
      return `/wp/v2/templates/${id}`
  }
}

export const write = (rest: Rest, target: Addressed): Answer<unknown> =>
  writeAt(rest, target, addressOf(target), bodyOf(target)).pipe(
    orElse((fault) => (isGone(fault) && target.kind === 'home' ? made(rest, target) : fail(fault))),
  )

/**
 * In one request: the store compares and writes (plugin/src/if-unchanged-route.php). Between a look and a write of two requests, somebody
 * else's change would be written over. Null if the store can't compare it: then it has to be read first.
 */
export const writeIfUnchanged = (rest: Rest, target: Addressed, known: Version): Answer<unknown> | null => {
  const fields = fieldsOf(target, known)
  return Object.keys(fields).length === 0
    ? null
    : writeAt(rest, target, `/customize-your-store/v1/if-unchanged${addressOf(target)}`, {
        known: fields,
        wanted: bodyOf(target),
      })
}

/** Whether nothing was written, and only reading tells why: it is changed or missing, or an older plugin has no such route. */
export const isUnsure = (fault: Fault): boolean =>
  fault.tag === 'Refused' && (fault.status === 404 || fault.code === 'customize_your_store_changed')

/** As the entity's own route answers them. An entity that only exists in the theme's file counts as unchanged. */
const fieldsOf = ({ kind }: Addressed, { modified, text }: Version) =>
  kind === 'styles' ? stylesIn(text) : modified === null ? { modified } : { content: text }

/** At an address that answers what the entity's own answers. */
const writeAt = (rest: Rest, { kind }: Addressed, path: string, body: unknown): Answer<unknown> =>
  kind === 'styles'
    ? rest.ask({ method: 'PUT', path, body, reply: Styles })
    : rest.ask({ method: 'PUT', path: `${path}?_fields=${fields}`, body, reply: Template })

const bodyOf = (target: Addressed) =>
  target.kind === 'styles' ? { settings: target.settings, styles: target.styles } : { content: target.content }

/** Creates a template if the theme has none of that name. */
const made = (rest: Rest, { id, content }: Extract<Target, { kind: 'home' }>) => {
  const [theme, slug] = id.split('//')
  return rest.ask({
    method: 'POST',
    path: `/wp/v2/templates?_fields=${fields}`,
    body: { slug, theme, content },
    reply: Template,
  })
}

const fields = 'id,content'
