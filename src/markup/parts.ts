/** Template parts that a piece of markup asks for, at any depth, in their order. */
import { rewriteAttributes } from './rewrite'
import { writeAttributes } from './attributes'

type PartReference = {
  readonly slug: string
  /** What the block says of its place: `area` and `tagName`. */
  readonly says: readonly string[]
}

export const partsIn = (markup: string): readonly PartReference[] => {
  const found: PartReference[] = []
  rewriteAttributes(markup, (name, { slug, area, tagName }) => {
    if (name === 'core/template-part' && typeof slug === 'string')
      found.push({ slug, says: [area, tagName].filter((each) => typeof each === 'string') })
    return null
  })
  return found
}

/** Whether the markup asks for the part with this id (`theme//slug`). */
export const refersTo = (markup: string | null, id: string): boolean =>
  markup !== null && partsIn(markup).some(({ slug }) => slug === slugOf(id))

/** The block that asks for a part. */
export const partReference = (slug: string, theme: string): string =>
  `<!-- wp:template-part ${writeAttributes({ slug, theme })} /-->`

/** The same by the part's id. */
export const referenceTo = (id: string): string => partReference(slugOf(id), id.split('//')[0] ?? '')

const slugOf = (id: string): string => id.split('//')[1] ?? ''
