/** The home template and the template parts, as serialised blocks. */
import * as t from 'io-ts'
import type { Entity } from '../events/reading'
import { answer, fail, isMissing, mapAnswer, orElse } from './answers'
import type { Answer, Rest } from './ports'

export const Template = t.intersection([
  t.type({ id: t.string, content: t.intersection([t.type({}), t.partial({ raw: t.string })]) }),
  t.partial({ modified: t.union([t.string, t.null]) }),
])
type Template = t.TypeOf<typeof Template>

export const homeTemplate = (rest: Rest): Answer<Entity> =>
  rest.ask({ method: 'GET', path: '/wp/v2/templates/lookup?slug=home', reply: Template }).pipe(mapAnswer(entityOf))

/** Null when the theme has no such part. */
export const templatePart = (rest: Rest, theme: string, slug: 'header' | 'footer'): Answer<Entity | null> =>
  rest.ask({ method: 'GET', path: `/wp/v2/template-parts/${theme}//${slug}?context=edit`, reply: Template }).pipe(
    mapAnswer(entityOf),
    orElse((fault): Answer<Entity | null> => (isMissing(fault) ? answer(null) : fail(fault))),
  )

export const entityOf = ({ id, content, modified }: Template): Entity => ({
  id,
  content: content.raw ?? '',
  modified: modified ?? null,
})
