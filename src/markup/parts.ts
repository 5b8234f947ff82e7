/**
 * The template parts that markup refers to, at any depth and in order, and a page's template as header, sections and footer.
 */
import { rewriteAttributes, writeAttributes, isGap, sliceBlocks, type Slice } from './tokens'

type PartReference = {
  readonly slug: string
  /** The area that the block's own attributes name: `area` and `tagName`, if set. */
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
const partReference = (slug: string, theme: string): string =>
  `<!-- wp:template-part ${writeAttributes({ slug, theme })} /-->`

/** The block that refers to a part, by the part's id and with its HTML element, which not every theme defines. */
export const referenceTo = (id: string, tagName: 'header' | 'footer'): string =>
  `<!-- wp:template-part ${writeAttributes({ slug: slugOf(id), theme: id.split('//')[0], tagName })} /-->`

const slugOf = (id: string): string => id.split('//')[1] ?? ''

type SplitTemplate = {
  /** The text of the template-part block at the very start or end; null if there is none. */
  readonly header: string | null
  /** The pieces in between, each one top-level block or piece of plain HTML. */
  readonly sections: readonly string[]
  readonly footer: string | null
  /** White space before, between and after the pieces: one more item than there are pieces. */
  readonly glue: readonly string[]
}

/** A page's template: header, sections, footer. Splitting and joining returns the same bytes. */
export const splitTemplate = (markup: string): SplitTemplate => {
  const slices = sliceBlocks(markup)
  const pieces = slices.filter((slice) => !isGap(slice))
  const header = isPart(pieces[0]) && !says(pieces[0], 'footer') ? pieces[0].text : null
  const rest = header === null ? pieces : pieces.slice(1)
  const last = rest.at(-1)
  const footer = isPart(last) && !says(last, 'header') ? last.text : null
  return {
    header,
    sections: (footer === null ? rest : rest.slice(0, -1)).map(({ text }) => text),
    footer,
    glue: glueOf(slices),
  }
}

/**
 * The inverse of `splitTemplate`. The number of sections may differ, because the white space between pieces has no meaning.
 */
export const joinTemplate = ({ header, sections, footer, glue }: SplitTemplate): string => {
  const [before = '', ...rest] = glue
  const after = rest.pop() ?? ''
  const pieces = [header, ...sections, footer].filter((piece) => piece !== null)
  return (
    before + pieces.map((piece, index) => (index === 0 ? '' : (rest[index - 1] ?? blankLine)) + piece).join('') + after
  )
}

/** A new template of a header part, a body and a footer part (both by slug) of the theme. */
export const templateOf = (header: string, body: string, footer: string, theme: string): string =>
  [partReference(header, theme), body, partReference(footer, theme)].filter((piece) => piece !== '').join(blankLine)

const blankLine = '\n\n'

const isPart = (slice: Slice | undefined): slice is Slice => slice?.name === 'core/template-part'

/** Whether the block's attributes name this area. A part of the other area is treated as a section. */
const says = ({ attributes }: Slice, area: string): boolean =>
  ['slug', 'area', 'tagName'].some((key) => attributes?.[key] === area)

/** White space around the pieces; empty where two pieces touch. */
const glueOf = (slices: readonly Slice[]): readonly string[] => {
  const glue: string[] = []
  let space = ''
  for (const slice of slices) {
    if (isGap(slice)) space += slice.text
    else {
      glue.push(space)
      space = ''
    }
  }
  return [...glue, space]
}
