/** Template parts that markup refers to, at any depth, in order. */
import { rewriteAttributes } from './rewrite'
import { writeAttributes } from './attributes'

type PartReference = {
  readonly slug: string
  /** Where the block says it belongs: its `area` and `tagName`, if set. */
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

/** Whether the markup refers to the part with this id (`theme//slug`). */
export const refersTo = (markup: string | null, id: string): boolean =>
  markup !== null && partsIn(markup).some(({ slug }) => slug === slugOf(id))

/** The block that refers to a part. */
export const partReference = (slug: string, theme: string): string =>
  `<!-- wp:template-part ${writeAttributes({ slug, theme })} /-->`

/** The same by the part's id, with its HTML element, which not every theme defines. */
export const referenceTo = (id: string, tagName: 'header' | 'footer'): string =>
  `<!-- wp:template-part ${writeAttributes({ slug: slugOf(id), theme: id.split('//')[0], tagName })} /-->`

const slugOf = (id: string): string => id.split('//')[1] ?? ''
