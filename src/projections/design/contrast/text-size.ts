/** Which text is certainly large: from 24 px, where less contrast is enough (WCAG 1.4.3). In doubt it is not. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import type { Block } from '../../../markup/block-tree'
import { branch, isTree } from '../styles/tree'

const large = 24

/** @param paths where the styles tell the size if the block does not, first come first */
export const isLarge = (
  { attributes }: Block,
  styles: GlobalStyles,
  paths: readonly (readonly string[])[],
): boolean => {
  const slug = attributes['fontSize']
  const named = typeof slug === 'string' ? preset(styles, slug) : undefined
  const own = named ?? branch(attributes, 'style', 'typography')['fontSize']
  const value = own ?? paths.map((path) => branch(styles.styles, ...path, 'typography')['fontSize']).find(Boolean)
  return least(value, styles) >= large
}

/** The smallest size in pixels that a value can have; 0 if it cannot be told. */
const least = (value: unknown, styles: GlobalStyles, left = 4): number => {
  if (typeof value !== 'string' || left === 0) return 0
  const name = /^var(?::preset\|font-size\||\(\s*--wp--preset--font-size--)([\w-]+)/.exec(value.trim())?.[1]
  if (name !== undefined) return least(preset(styles, name), styles, left - 1)
  const first = /^(?:clamp\(\s*)?([\d.]+)(px|rem)\s*(?:,|$)/.exec(value.trim())
  return first === null ? 0 : Number(first[1]) * (first[2] === 'rem' ? 16 : 1)
}

const preset = ({ settings }: GlobalStyles, slug: string): unknown => {
  const lists = branch(settings, 'typography', 'fontSizes')
  const size = ['default', 'theme', 'custom']
    .flatMap((origin) => lists[origin])
    .filter(isTree)
    .findLast((each) => each['slug'] === slug)
  const fluid = branch(size, 'fluid')['min']
  return typeof fluid === 'string' ? fluid : isFluid(settings, size) ? undefined : size?.['size']
}

/** WordPress shrinks sizes by itself on small screens unless a size says otherwise; how far is not told here. */
const isFluid = (settings: GlobalStyles['settings'], size: unknown): boolean => {
  const { fluid } = branch(settings, 'typography')
  return (fluid === true || isTree(fluid)) && isTree(size) && size['fluid'] !== false
}
