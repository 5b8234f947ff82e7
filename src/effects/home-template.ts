/**
 * The template of the front page, its header and its footer, as serialized blocks. They are found the same way as in WordPress: by the
 * template hierarchy, by the parts that the template includes, and by the parts' areas. Their names depend on the theme.
 */
import * as t from 'io-ts'
import type { Entity } from '../events/design-calls'
import { partsIn } from '../markup/parts'
import { mapAnswer } from './runner/answers'
import type { Answer, Rest } from './runner/ports'

export const Template = t.intersection([
  t.type({ id: t.string, content: t.intersection([t.type({}), t.partial({ raw: t.string })]) }),
  t.partial({
    modified: t.union([t.string, t.null]),
    customize_your_store_version: t.string,
  }),
])
type Template = t.TypeOf<typeof Template>

/**
 * The reply also has the template that the static front page uses, or will use; only its id if it does not exist yet
 * (plugin/src/publishing/shop-pages.php).
 */
const Found = t.intersection([
  Template,
  t.partial({
    customize_your_store_of_page: t.union([t.null, Template, t.type({ id: t.string })]),
  }),
])

/** `front-page` (from the theme or the merchant) takes precedence over `home`, and `home` over `index`. */
export const homeTemplate = (rest: Rest): Answer<Seen> =>
  rest
    .ask({ method: 'GET', path: '/wp/v2/templates/lookup?slug=front-page', reply: Found, quick: true })
    .pipe(mapAnswer(ofFrontPage))

/**
 * The template to design. If the front page is a static page, `home` also renders the list of posts, and `index` renders archives and
 * searches: in these cases the design is saved as a separate template, which starts as a copy of the found one.
 */
const ofFrontPage = ({ customize_your_store_of_page: ofPage, ...found }: t.TypeOf<typeof Found>): Seen => {
  const seen = seenOf(found)
  const separate = (id: string): Seen => ({ entity: { ...seen.entity, id, modified: null }, version: 'none' })
  if (ofPage && !found.id.endsWith('//front-page')) return Template.is(ofPage) ? seenOf(ofPage) : separate(ofPage.id)
  return found.id.endsWith('//index') ? separate(found.id.replace(/index$/, 'home')) : seen
}

/** An entity, and the store's version string for it; undefined if the store does not report one. */
type Seen = { readonly entity: Entity; readonly version: string | undefined }

const seenOf = (found: Template): Seen => ({ entity: entityOf(found), version: found.customize_your_store_version })

const TemplatePart = t.intersection([Template, t.type({ slug: t.string, area: t.string })])
export type TemplatePart = t.TypeOf<typeof TemplatePart>

export const templateParts = (rest: Rest): Answer<readonly TemplatePart[]> =>
  rest.ask({
    method: 'GET',
    path: '/wp/v2/template-parts?context=edit&_fields=id,slug,area,content,modified,customize_your_store_version',
    reply: t.array(TemplatePart),
    quick: true,
  })

type Area = 'header' | 'footer'

/** The part that the template includes, else the theme's first part for that area; null if the theme has none. */
export const partFor = (area: Area, template: string, parts: readonly TemplatePart[]): Seen | null => {
  const asked = partsIn(template).flatMap(({ slug, says }) => {
    const part = parts.find((each) => each.slug === slug)
    return part && (part.area === area || (!isPlaced(part) && says.includes(area))) ? [part] : []
  })
  const found =
    (area === 'header' ? asked[0] : asked.at(-1)) ??
    parts.find((part) => part.slug === area && (part.area === area || !isPlaced(part))) ??
    parts.find((part) => part.area === area)
  return found === undefined ? null : seenOf(found)
}

/** Themes may omit a part's area. */
const isPlaced = ({ area }: TemplatePart): boolean => area !== '' && area !== 'uncategorized'

export const entityOf = ({ id, content, modified }: Template): Entity => ({
  id,
  content: content.raw ?? '',
  modified: modified ?? null,
})
