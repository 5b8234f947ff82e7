/** Resolves a colour or a gradient in global styles: names are looked up in the lists of WordPress, theme and merchant. */
import { parseGradient, type Gradient } from '../../../colour/gradient'
import { opaqueHex } from '../../../colour/opaque-hex'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import type { Path } from './places'
import { branch, isTree } from './tree'

/**
 * The first colour defined at these paths, as hex with 6 digits.
 * @param otherwise the colour if none of them defines one
 * @returns null for a colour that the styles alone do not determine (half transparent, made by a function)
 */
export const colourAt = (styles: GlobalStyles, paths: readonly Path[], otherwise: string | null): string | null => {
  const value = paths.map((path) => valueAt(styles.styles, path)).find((each) => !isSilent(each))
  return value === undefined ? otherwise : opaqueHex(textOf(styles, value, 'color', limit) ?? '')
}

/**
 * The first gradient defined at these paths; null if none of them defines one.
 * @returns `gradient` is null for one that the styles alone do not determine, such as one over a picture
 */
export const gradientAt = (
  styles: GlobalStyles,
  paths: readonly Path[],
): { readonly gradient: Gradient | null } | null => {
  const value = paths.map((path) => valueAt(styles.styles, path)).find((each) => !isSilent(each))
  return value === undefined ? null : { gradient: parseGradient(textOf(styles, value, 'gradient', limit) ?? '') }
}

type Kind = 'color' | 'gradient'

/** A name may refer to another name; gives up after 8 references, so that a cycle ends. */
const limit = 8

const textOf = (styles: GlobalStyles, value: unknown, kind: Kind, left: number): string | null => {
  if (left === 0) return null
  if (isTree(value) && typeof value['ref'] === 'string')
    return textOf(styles, valueAt(styles, value['ref'].split('.')), kind, left - 1)
  if (typeof value !== 'string') return null
  const text = value.trim()
  const name = named[kind].exec(text)?.[1]
  return name === undefined ? text : textOf(styles, preset(styles, name, kind), kind, left - 1)
}

const named: Readonly<Record<Kind, RegExp>> = {
  color: /^var(?::preset\|color\||\(\s*--wp--preset--color--)([\w-]+)/,
  gradient: /^var(?::preset\|gradient\||\(\s*--wp--preset--gradient--)([\w-]+)/,
}

/** The merchant's list comes after the theme's, and that after WordPress's: in a style sheet the last one wins. */
const preset = ({ settings }: GlobalStyles, name: string, kind: Kind): unknown => {
  const lists = branch(settings, 'color', kind === 'color' ? 'palette' : 'gradients')
  return ['default', 'theme', 'custom']
    .flatMap((origin) => lists[origin])
    .filter(isTree)
    .findLast(({ slug }) => typeof slug === 'string' && plain(slug) === plain(name))?.[kind]
}

/** WordPress adds hyphens to a slug when it turns it into a variable. */
const plain = (slug: string): string => slug.toLowerCase().replace(/[^a-z0-9]/g, '')

const valueAt = (tree: unknown, path: Path): unknown => branch(tree, ...path.slice(0, -1))[path.at(-1) ?? '']

/** Values that defer to the surroundings. */
const isSilent = (value: unknown): boolean =>
  value === undefined || value === '' || value === 'inherit' || value === 'currentColor'
