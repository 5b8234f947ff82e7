/** The block that shows the site's title. */
import type { Attributes } from './attributes'
import { rewriteAttributes } from './rewrite'
import { tokens } from './tokens'

/** Whether there is one in the markup, at any depth. */
export const hasTitle = (markup: string): boolean => {
  let found = false
  rewriteAttributes(markup, (name) => {
    found ||= name === title
    return null
  })
  return found
}

/** Without any title, or with one right after the first logo; the same text if that is so, or if there is no logo to stand beside. */
export const withTitle = (markup: string, shown: boolean): string => {
  if (hasTitle(markup) === shown) return markup
  const blocks = [...tokens(markup)].filter(({ kind }) => kind === 'void')
  if (!shown)
    return blocks
      .filter(({ name }) => name === title)
      .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), markup)
  const logo = blocks.find(({ name }) => name === 'core/site-logo')
  return logo === undefined
    ? markup
    : `${markup.slice(0, logo.end)}\n<!-- wp:site-title {"level":0} /-->${markup.slice(logo.end)}`
}

/** Without type of its own: it then follows the fonts that are chosen. Sizes stay. */
export const withTypeOfPairing = (markup: string): string =>
  rewriteAttributes(markup, (name, attributes) => {
    const style = branch(attributes['style'])
    const { fontFamily, fontStyle, fontWeight, letterSpacing, ...typography } = branch(style['typography'])
    const isOwn = [fontFamily, fontStyle, fontWeight, letterSpacing, attributes['fontFamily']].some(
      (each) => each !== undefined,
    )
    if (name !== title || !isOwn) return null
    const { fontFamily: _family, style: _style, ...others } = attributes
    const kept = withBranch(style, 'typography', typography)
    return withBranch(others, 'style', kept)
  })

const branch = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null ? (value as Attributes) : {}

/** Without the branch if it would be empty. */
const withBranch = (tree: Attributes, name: string, value: Attributes): Attributes => {
  const { [name]: _, ...others } = tree
  return Object.keys(value).length > 0 ? { ...others, [name]: value } : others
}

const title = 'core/site-title'
