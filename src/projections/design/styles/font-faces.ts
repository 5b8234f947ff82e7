/** `@font-face` rules for the families in global styles: WordPress prints them on the front page, the canvas needs them as well. */
import { branch, isTree, type Tree } from './tree'

/**
 * @param settings of global styles, theme and merchant merged
 * @param themeUrl URL of the theme's folder, for files given as `file:./…`; without a trailing slash
 * @param themeFiles URLs of such files where known: a child theme may take some from its parent
 */
export const fontFaceCss = (settings: unknown, themeUrl: string, themeFiles: ThemeFiles = {}): string =>
  Object.values(branch(settings, 'typography', 'fontFamilies'))
    .flatMap((families) => trees(families))
    .flatMap((family) => trees(family['fontFace']))
    .flatMap((face) => rule(face, themeUrl, themeFiles) ?? [])
    .join('')

/** URLs by names like `file:./…`. */
export type ThemeFiles = Readonly<Record<string, string>>

const rule = (face: Tree, themeUrl: string, themeFiles: ThemeFiles): string | null => {
  const family = quoted(face['fontFamily'])
  const sources = [face['src']].flat().flatMap((source) => url(source, themeUrl, themeFiles) ?? [])
  if (family === null || sources.length === 0) return null
  const descriptors = (['fontStyle', 'fontWeight', 'fontStretch', 'unicodeRange'] as const).flatMap((key) => {
    const value = plain(face[key])
    return value === null ? [] : [`${names[key]}:${value};`]
  })
  return `@font-face{font-family:${family};font-display:fallback;${descriptors.join('')}src:${sources.join(',')};}`
}

const names = {
  fontStyle: 'font-style',
  fontWeight: 'font-weight',
  fontStretch: 'font-stretch',
  unicodeRange: 'unicode-range',
} as const

const url = (source: unknown, themeUrl: string, themeFiles: ThemeFiles): string | null => {
  if (typeof source !== 'string') return null
  const address = themeFiles[source] ?? source.replace(/^file:\.\//, `${themeUrl}/`)
  return /^(?:https?:)?\/\//.test(address) ? `url("${address.replace(/["\\\n]/g, encodeURIComponent)}")` : null
}

const quoted = (family: unknown): string | null =>
  typeof family === 'string' ? `"${family.replace(/["'\\\n<]/g, '')}"` : null

/** Null for values that could break out of the rule. */
const plain = (value: unknown): string | null =>
  (typeof value === 'string' || typeof value === 'number') && /^[\w\s.,%+-]+$/.test(String(value))
    ? String(value)
    : null

const trees = (value: unknown): readonly Tree[] => (Array.isArray(value) ? value.filter(isTree) : [])
