/**
 * What HTML says of colors, by its classes and styles alone: a second opinion on the pairs that are drawn, made in another way. It knows
 * paragraphs and headings on grounds of one color, and leaves out what stands on a picture.
 */
export type Seen = { readonly isHeading: boolean; readonly text: string; readonly ground: string }

type Look = {
  readonly page: string
  readonly text: string
  readonly headings: string
  readonly headingGround: string | null
  readonly named: (slug: string) => string
}

type Frame = { readonly tag: string; readonly ground: string | null; readonly text: string }

const tags = /<(\/?)([a-z][a-z0-9]*)\b([^>]*?)(\/?)>|([^<]+)/gi
const empty = new Set(['img', 'hr', 'br', 'path', 'input'])

export const coloredText = (markup: string, look: Look): readonly Seen[] => {
  const stack: Frame[] = [{ tag: '', ground: look.page, text: look.text }]
  const seen: Seen[] = []
  for (const [, closing, tag = '', attributes = '', selfClosing, words] of markup
    .replace(/<!--.*?-->/gs, '')
    .matchAll(tags)) {
    const top = stack.at(-1)!
    if (words !== undefined) {
      const at = stack.findLast(({ tag: name }) => /^(?:p|h[1-6])$/.test(name))
      if (words.trim() === '' || at === undefined || at.ground === null || stack.some(({ tag: name }) => name === 'a'))
        continue
      seen.push({ isHeading: at.tag !== 'p', text: at.text, ground: at.ground })
    } else if (closing === '/') stack.pop()
    else if (selfClosing !== '/' && !empty.has(tag)) stack.push(frameOf(tag, attributes, top, look))
  }
  return seen
}

const frameOf = (tag: string, attributes: string, { ground, text }: Frame, look: Look): Frame => {
  const classes = /class="([^"]*)"/.exec(attributes)?.[1] ?? ''
  const style = /style="([^"]*)"/.exec(attributes)?.[1] ?? ''
  const isHeading = /^h[1-6]$/.test(tag)
  const surface = /\bhas-([\w-]+)-background-color\b/.exec(classes)?.[1]
  const ink = classes.includes('has-text-color')
    ? /(?:^|\s)has-((?!text)[\w-]+?)-color(?=\s|$)/.exec(classes.replace(/\bhas-[\w-]+-background-color\b/g, ''))?.[1]
    : undefined
  const literal = /(?:^|;)color:(#[0-9a-f]{6})/.exec(style)?.[1]
  const inherited = isHeading ? look.headings : text
  return {
    tag,
    ground: classes.includes('wp-block-cover')
      ? null
      : surface !== undefined
        ? look.named(surface)
        : isHeading && look.headingGround !== null
          ? look.headingGround
          : ground,
    text: literal ?? (ink === undefined ? inherited : look.named(ink)),
  }
}
