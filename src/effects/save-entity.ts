/** Writes one entity whole. Harmless to repeat: the same content again is the same entity. */
import * as t from 'io-ts'
import { fact } from '../events'
import type { Target } from '../events/saving'
import { mapAnswer } from './answers'
import type { Effect } from './effect'

const Reply = t.partial({ modified: t.union([t.string, t.null]) })

export const saveEntity: Effect<'EntitySave', 'rest'> = ({ target }, { rest }) =>
  rest
    .ask({ method: 'PUT', path: pathOf(target), body: bodyOf(target), reply: Reply })
    .pipe(mapAnswer(({ modified }) => fact('EntitySaved', { target, modified: modified ?? null })))

const pathOf = (target: Target): string => {
  switch (target.kind) {
    case 'site':
      return '/wp/v2/settings?_fields=site_logo,site_icon'
    case 'menu':
      return `/wp/v2/navigation/${target.id}?_fields=id,modified`
    case 'styles':
      return `/wp/v2/global-styles/${target.id}?_fields=id`
    case 'header':
    case 'footer':
      return `/wp/v2/template-parts/${target.id}?_fields=id,modified`
    case 'home':
      return `/wp/v2/templates/${target.id}?_fields=id,modified`
  }
}

const bodyOf = (target: Target): unknown => {
  switch (target.kind) {
    case 'site':
      return target.changes
    case 'menu':
      return { status: 'publish' }
    case 'styles':
      return { settings: target.settings, styles: target.styles }
    default:
      return { content: target.content }
  }
}
