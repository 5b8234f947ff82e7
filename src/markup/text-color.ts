/** Gives the text of one block its own color, in attributes and HTML alike, because the editor compares the two. */
import { blockTree, withBlockAt, withInner } from './blocks'
import type { Attributes } from './tokens'

/** What the color applies to: the block's text, its links, its icons or its menu. */
export type Inked = 'text' | 'links' | 'icons' | 'menu'

/**
 * @param index position of the block among all blocks of the markup, as in `blockTree`
 * @param color hex
 * @returns the same markup if there is no such block
 */
export const withTextColor = (markup: string, index: number, what: Inked, color: string): string =>
  withBlockAt(markup, index, ({ attributes, head, foot }, name) => ({
    attributes: colored(attributes, what, color),
    head: tagged(name, attributes, head, what, color),
    foot,
  }))

const colored = (attributes: Attributes, what: Inked, color: string): Attributes => {
  const { textColor: _, ...others } = attributes
  const style = branchOf(attributes['style'])
  const text = { color: { ...branchOf(style['color']), text: color } }
  const elements = branchOf(style['elements'])
  const link = branchOf(elements['link'])
  const hover = branchOf(link[':hover'])
  const inks: Readonly<Record<Inked, () => Attributes>> = {
    text: () => ({ ...others, style: { ...style, ...text } }),
    links: () => ({
      ...attributes,
      style: {
        ...style,
        elements: {
          ...elements,
          link: {
            ...link,
            color: { ...branchOf(link['color']), text: color },
            ':hover': { ...hover, color: { ...branchOf(hover['color']), text: color } },
          },
        },
      },
    }),
    icons: () => ({ ...without(attributes, 'iconColor'), customIconColor: color, iconColorValue: color }),
    menu: () => ({ ...others, customTextColor: color }),
  }
  return inks[what]()
}

const tagged = (name: string, { textColor }: Attributes, html: string, what: Inked, color: string): string => {
  if (what === 'menu') return html
  const tag = name === 'core/button' ? label : first
  const mark = { text: 'has-text-color', links: 'has-link-color', icons: 'has-icon-color' }[what]
  const old = what === 'text' && typeof textColor === 'string' ? [`has-${textColor}-color`] : []
  return html.replace(tag, (opening) => {
    const classed = withClass(opening, mark, old)
    return what === 'text' ? withColor(classed, color) : classed
  })
}

const first = /<[a-z](?:"[^"]*"|[^">])*>/i
const label = /<(?:a|button)\b[^>]*\bclass="[^"]*\bwp-block-button__link\b[^>]*>/

const withClass = (tag: string, mark: string, old: readonly string[]): string => {
  const names = (/\sclass="([^"]*)"/.exec(tag)?.[1] ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !old.includes(name))
  const list = ` class="${[...new Set([...names, mark])].join(' ')}"`
  return /\sclass="[^"]*"/.test(tag) ? tag.replace(/\sclass="[^"]*"/, () => list) : `${tag.slice(0, -1)}${list}>`
}

const withColor = (tag: string, color: string): string => {
  const rules = (/\sstyle="([^"]*)"/.exec(tag)?.[1] ?? '')
    .split(';')
    .filter((rule) => rule.trim() !== '' && !/^\s*color\s*:/.test(rule))
  const bare = tag.replace(/\sstyle="[^"]*"/, '')
  return `${bare.slice(0, -1)} style="${[`color:${color}`, ...rules].join(';')}">`
}

const branchOf = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}

const without = (attributes: Attributes, key: string): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([each]) => each !== key))

/**
 * Gives each cover with a picture a stronger overlay.
 * @param share opacity of the overlay in percent, in steps of ten
 * @returns the same markup if every overlay is at least as strong
 */
export const withOverlay = (markup: string, share: number): string =>
  blockTree(markup)
    .flatMap(withInner)
    .filter(({ name, attributes }) => name === 'core/cover' && hasPicture(attributes) && shareOf(attributes) < share)
    .reduce(
      (text, { index }) =>
        withBlockAt(text, index, ({ attributes, head, foot }) => ({
          attributes: { ...attributes, dimRatio: share },
          head: head.replace(overlay, (tag: string) =>
            tag.replace(dims, '').replace(/class="\s*/, `class="${dimmed(share)} `),
          ),
          foot,
        })),
      markup,
    )

const hasPicture = ({ url, useFeaturedImage }: Readonly<Record<string, unknown>>): boolean =>
  typeof url === 'string' || useFeaturedImage === true

const shareOf = ({ dimRatio }: Readonly<Record<string, unknown>>): number =>
  typeof dimRatio === 'number' ? dimRatio : 100

const overlay = /<span[^>]*wp-block-cover__[^>]*>/
const dims = /\s*has-background-dim(?:-\d+)?(?=[\s"])/g

/** WordPress has no class for 50 percent. */
const dimmed = (share: number): string => `${share === 50 ? '' : `has-background-dim-${share} `}has-background-dim`

/**
 * The style variation of a block, which WordPress stores among the block's classes, e.g. `outline` of a button; undefined for none.
 */
export const blockStyleOf = ({ className }: Attributes): string | undefined =>
  typeof className === 'string' ? /\bis-style-([\w-]+)/.exec(className)?.[1] : undefined
