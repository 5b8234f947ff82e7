/** The block that shows the site's title. */
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

const title = 'core/site-title'
