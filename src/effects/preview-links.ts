/**
 * Makes and ends links that show the draft (plugin/src/editor/preview-links.php). A link's address goes to the port `linkAddresses` and into
 * no fact, because whoever has it can see the draft.
 */
import * as t from 'io-ts'
import { fact } from '../events'
import type { Target } from '../events/publishing'
import { DateText } from './date-text'
import { mapAnswer } from './runner/answers'
import type { Effect } from './runner/effect'

const path = '/customize-your-store/v1/preview-links'

const List = t.type({ links: t.array(t.type({ id: t.string, until: DateText, author: t.string })) })

const Made = t.intersection([List, t.type({ id: t.string, address: t.string })])

export const makePreviewLink: Effect<'PreviewLinkMaking', 'rest' | 'linkAddresses'> = (
  { fonts, targets },
  { rest, linkAddresses },
  id,
) =>
  rest.ask({ method: 'POST', path, body: { request: id, fonts, ...bodyOf(targets) }, reply: Made }).pipe(
    mapAnswer((made) => {
      linkAddresses.set(made.id, made.address)
      return fact('PreviewLinkMade', { id: made.id, links: linksIn(made) })
    }),
  )

export const endPreviewLink: Effect<'PreviewLinkEnding', 'rest'> = ({ link }, { rest }) =>
  rest
    .ask({ method: 'DELETE', path: `${path}/${link}`, reply: List })
    .pipe(mapAnswer((list) => fact('PreviewLinkEnded', { links: linksIn(list) })))

const linksIn = ({ links }: t.TypeOf<typeof List>) =>
  links.map(({ id, until, author }) => ({ id, until: Date.parse(until), author }))

const bodyOf = (targets: readonly Target[]): Readonly<Record<string, unknown>> => {
  const parts = targets.flatMap((target) =>
    target.kind === 'header' || target.kind === 'footer' ? [[slugOf(target.id), target.content] as const] : [],
  )
  return { parts: Object.fromEntries(parts), ...Object.fromEntries(targets.flatMap(fieldOf)) }
}

const fieldOf = (target: Target): readonly (readonly [string, unknown])[] => {
  switch (target.kind) {
    case 'home':
      return [
        ['home', target.content],
        ['theme', target.id.split('//')[0]],
      ]
    case 'site':
      return [['site', target.changes]]
    case 'styles':
      return [['styles', { settings: target.settings, styles: target.styles }]]
    default:
      return []
  }
}

/** `twentytwentyfour//header` → `header`. */
const slugOf = (id: string): string => id.split('//').at(-1) ?? id

export const previewLinkEffects = {
  PreviewLinkMaking: makePreviewLink,
  PreviewLinkEnding: endPreviewLink,
} as const
