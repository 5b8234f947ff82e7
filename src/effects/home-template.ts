/**
 * The template that serves the front page and its header and footer, as serialised blocks. They are found as WordPress finds them: by
 * the hierarchy of templates, by what the template asks for, and by the parts' areas. Only the theme knows their names.
 */
import * as t from 'io-ts'
import type { Entity } from '../events/reading'
import { partsIn } from '../markup/parts'
import { mapAnswer } from './answers'
import type { Answer, Rest } from './ports'

export const Template = t.intersection([
  t.type({ id: t.string, content: t.intersection([t.type({}), t.partial({ raw: t.string })]) }),
  t.partial({
    modified: t.union([t.string, t.null]),
    /** The hash of what the flow sent last, unless somebody changed it since (plugin/src/sent-content.php). */
    customize_your_store_sent: t.union([t.string, t.null]),
  }),
])
type Template = t.TypeOf<typeof Template>

/** `front-page` wins over `home`, whether the theme has it or the merchant made it, and `home` over `index`. */
export const homeTemplate = (rest: Rest): Answer<Entity> =>
  rest
    .ask({ method: 'GET', path: '/wp/v2/templates/lookup?slug=front-page', reply: Template, quick: true })
    .pipe(mapAnswer((found) => ofFrontPage(entityOf(found))))

/** `index` also draws archives and searches: a design of the front page becomes a template beside it. */
const ofFrontPage = (found: Entity): Entity =>
  found.id.endsWith('//index') ? { ...found, id: found.id.replace(/index$/, 'home'), modified: null } : found

const Part = t.intersection([Template, t.type({ slug: t.string, area: t.string })])
export type Part = t.TypeOf<typeof Part>

export const templateParts = (rest: Rest): Answer<readonly Part[]> =>
  rest.ask({
    method: 'GET',
    path: '/wp/v2/template-parts?context=edit&_fields=id,slug,area,content,modified',
    reply: t.array(Part),
    quick: true,
  })

type Area = 'header' | 'footer'

/** The part that the template asks for, else the theme's first for that area; null when the theme has none. */
export const partFor = (area: Area, template: string, parts: readonly Part[]): Entity | null => {
  const asked = partsIn(template).flatMap(({ slug, says }) => {
    const part = parts.find((each) => each.slug === slug)
    return part && (part.area === area || (!isPlaced(part) && says.includes(area))) ? [part] : []
  })
  const found =
    (area === 'header' ? asked[0] : asked.at(-1)) ??
    parts.find((part) => part.slug === area && (part.area === area || !isPlaced(part))) ??
    parts.find((part) => part.area === area)
  return found === undefined ? null : entityOf(found)
}

/** Themes need not say where a part belongs. */
const isPlaced = ({ area }: Part): boolean => area !== '' && area !== 'uncategorized'

export const entityOf = ({ id, content, modified }: Template): Entity => ({
  id,
  content: content.raw ?? '',
  modified: modified ?? null,
})
