/** The link or button element in a button block's HTML. */

export type Colours = { readonly background: string; readonly text: string }

/**
 * @param own colour classes that the element has now
 * @param colours hex; null removes its colours
 */
export const painted = (html: string, own: readonly string[], colours: Colours | null): string =>
  html.replace(element, (tag) => withStyle(withClasses(tag, own, colours), colours))

/** The opening tag only: the label may contain any other element. */
const element = /<(?:a|button)\b[^>]*\bclass="[^"]*\bwp-block-button__link\b[^>]*>/

const withClasses = (tag: string, own: readonly string[], colours: Colours | null): string =>
  tag.replace(/\bclass="([^"]*)"/, (_, classes: string) => {
    const [first = '', ...rest] = classes.split(/\s+/).filter((name) => !marks.includes(name) && !own.includes(name))
    return `class="${[first, ...(colours ? marks : []), ...rest].join(' ')}"`
  })

const marks: readonly string[] = ['has-text-color', 'has-background']

const withStyle = (tag: string, colours: Colours | null): string => {
  const before = /\sstyle="([^"]*)"/.exec(tag)?.[1] ?? ''
  const kept = before.split(';').filter((rule) => rule.trim() !== '' && !isColour(rule))
  const rules = [...(colours ? [`color:${colours.text}`, `background-color:${colours.background}`] : []), ...kept]
  const bare = tag.replace(/\sstyle="[^"]*"/, '')
  return rules.length > 0 ? `${bare.slice(0, -1)} style="${rules.join(';')}">` : bare
}

const isColour = (rule: string): boolean => /^\s*(?:color|background|background-color)\s*:/.test(rule)
