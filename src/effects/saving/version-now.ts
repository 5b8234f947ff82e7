/** An entity as it is on the server now. */
import type * as t from 'io-ts'
import type { Target } from '../../events/saving/saving'
import { siteText, stylesText, type Version } from '../../events/saving/version'
import { mapAnswer } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import { Styles } from '../design/global-styles'
import { Template, entityOf } from '../design/home-template'
import type { Answer, Rest } from '../runner/ports'
import { identity } from '../design/read-site'

export type WrittenTarget = Exclude<Target, { kind: 'menu' }>

/** A version, and the hash of the content that the flow sent; null if others made the version or it is unknown. */
export type StoredVersion = Version & { readonly sent: string | null }

export const versionNow = (store: Rest, target: WrittenTarget): Answer<StoredVersion> => {
  const rest = askingNow(store)
  switch (target.kind) {
    case 'site':
      return identity(rest, true).pipe(mapAnswer((site) => ({ modified: null, text: siteText(site), sent: null })))
    case 'styles':
      return rest
        .ask({ method: 'GET', path: `${addressOf(target)}?context=edit`, reply: Styles })
        .pipe(mapAnswer((styles) => ({ modified: null, text: stylesText(styles), sent: null })))
    default:
      return rest
        .ask({
          method: 'GET',
          path: `${addressOf(target)}?context=edit&_fields=id,wp_id,content,modified,customize_your_store_sent`,
          reply: Template,
        })
        .pipe(mapAnswer((reply) => ({ ...versionOf(reply), sent: reply.customize_your_store_sent ?? null })))
  }
}

/** Decodes a template or part from a response of its route. */
export const versionOf = (reply: t.TypeOf<typeof Template>): Version => {
  const { content, modified } = entityOf(reply)
  return { modified, text: content }
}

type Place = { readonly kind: 'styles' | 'header' | 'footer' | 'home'; readonly id: string | number }

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
