/**
 * Colors of the button blocks in serialized markup, changed in attributes and HTML alike, because the editor compares the two.
 */
import { readAttributes, writeAttributes, type Attributes, tokens, type Token } from './tokens'

/**
 * Gives every button these colors (hex), or removes its own if null. Its other attributes, and every other byte, stay the same.
 */
export const withButtonColors = (markup: string, colors: Colors | null): string => {
  const pieces: string[] = []
  let done = 0
  let button: Token | null = null
  for (const token of tokens(markup)) {
    const opened: Token | null = token.kind === 'close' ? button : null
    const attributes = opened && readAttributes(opened.attributes)
    if (opened && attributes && (colors || isColored(attributes))) {
      const html = markup.slice(opened.end, token.start)
      pieces.push(markup.slice(done, opened.attributesAt), comment(colored(attributes, colors)))
      pieces.push(painted(html, ownClasses(attributes), colors))
      done = token.start
    }
    button = token.kind === 'open' && token.name === 'core/button' ? token : null
  }
  return pieces.join('') + markup.slice(done)
}

const comment = (attributes: Attributes): string =>
  Object.keys(attributes).length > 0 ? `${writeAttributes(attributes)} -->` : '-->'

const isColored = (attributes: Attributes): boolean =>
  slugs.some(([key]) => key in attributes) || 'color' in styleOf(attributes)

const colored = (attributes: Attributes, colors: Colors | null): Attributes => {
  const { style: _style, textColor: _text, backgroundColor: _background, gradient: _gradient, ...others } = attributes
  const { color: _color, ...rest } = styleOf(attributes)
  const style = { ...rest, ...(colors ? { color: colors } : {}) }
  return Object.keys(style).length > 0 ? { ...others, style } : others
}

/** Attributes that name a color of the palette, each with the suffix of the class that it produces. */
const slugs = [
  ['textColor', 'color'],
  ['backgroundColor', 'background-color'],
  ['gradient', 'gradient-background'],
] as const

const ownClasses = (attributes: Attributes): readonly string[] =>
  slugs.flatMap(([key, ending]) => (typeof attributes[key] === 'string' ? [`has-${attributes[key]}-${ending}`] : []))

const styleOf = ({ style }: Attributes): Attributes =>
  typeof style === 'object' && style !== null ? (style as Attributes) : {}

type Colors = { readonly background: string; readonly text: string }

/**
 * @param own the color classes that the element has now
 * @param colors hex; null removes its colors
 */
const painted = (html: string, own: readonly string[], colors: Colors | null): string =>
  html.replace(element, (tag) => withStyle(withClasses(tag, own, colors), colors))

/**
 * The opening tag of a button block's link or button element. Only the tag, because the label may contain any other element.
 */
const element = /<(?:a|button)\b[^>]*\bclass="[^"]*\bwp-block-button__link\b[^>]*>/

const withClasses = (tag: string, own: readonly string[], colors: Colors | null): string =>
  tag.replace(/\bclass="([^"]*)"/, (_, classes: string) => {
    const [first = '', ...rest] = classes.split(/\s+/).filter((name) => !marks.includes(name) && !own.includes(name))
    return `class="${[first, ...(colors ? marks : []), ...rest].join(' ')}"`
  })

const marks: readonly string[] = ['has-text-color', 'has-background']

const withStyle = (tag: string, colors: Colors | null): string => {
  const before = /\sstyle="([^"]*)"/.exec(tag)?.[1] ?? ''
  const kept = before.split(';').filter((rule) => rule.trim() !== '' && !isColor(rule))
  const rules = [...(colors ? [`color:${colors.text}`, `background-color:${colors.background}`] : []), ...kept]
  const bare = tag.replace(/\sstyle="[^"]*"/, '')
  return rules.length > 0 ? `${bare.slice(0, -1)} style="${rules.join(';')}">` : bare
}

const isColor = (rule: string): boolean => /^\s*(?:color|background|background-color)\s*:/.test(rule)
