/** Resolves a colour in global styles: names are looked up in the palettes of WordPress, theme and merchant. */
import { normalHex } from '../../../colour/colour'
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
  return value === undefined ? otherwise : resolve(styles, value, limit)
}

/** A name may refer to another name; gives up after 8 references, so that a cycle ends. */
const limit = 8

const resolve = (styles: GlobalStyles, value: unknown, left: number): string | null => {
  if (left === 0) return null
  if (isTree(value) && typeof value['ref'] === 'string')
    return resolve(styles, valueAt(styles, value['ref'].split('.')), left - 1)
  if (typeof value !== 'string') return null
  const text = value.trim()
  const name = named.exec(text)?.[1]
  return name === undefined ? hexOf(text) : resolve(styles, preset(styles, name), left - 1)
}

const named = /^var(?::preset\|color\||\(\s*--wp--preset--color--)([\w-]+)/

/** The merchant's list comes after the theme's, and that after WordPress's: in a style sheet the last one wins. */
const preset = ({ settings }: GlobalStyles, name: string): unknown => {
  const lists = branch(settings, 'color', 'palette')
  return ['default', 'theme', 'custom']
    .flatMap((origin) => lists[origin])
    .filter(isTree)
    .findLast(({ slug }) => typeof slug === 'string' && plain(slug) === plain(name))?.['color']
}

/** WordPress adds hyphens to a slug when it turns it into a variable. */
const plain = (slug: string): string => slug.toLowerCase().replace(/[^a-z0-9]/g, '')

const hexOf = (text: string): string | null => {
  const opaque = /^(#[0-9a-f]{3})f$|^(#[0-9a-f]{6})ff$/i.exec(text)
  const hex = opaque?.[1] ?? opaque?.[2] ?? words.get(text.toLowerCase()) ?? text
  if (/^#(?:[0-9a-f]{3}){1,2}$/i.test(hex)) return normalHex(hex)
  const channels = /^rgb\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\)$/i.exec(text)?.slice(1).map(Number)
  return channels ? `#${channels.map((each) => Math.min(each, 255).toString(16).padStart(2, '0')).join('')}` : null
}

const words: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
])

const valueAt = (tree: unknown, path: Path): unknown => branch(tree, ...path.slice(0, -1))[path.at(-1) ?? '']

/** Values that defer to the surroundings. */
const isSilent = (value: unknown): boolean =>
  value === undefined || value === '' || value === 'inherit' || value === 'currentColor'
