/** Font families: those of Twenty Twenty-Four, and those that can be installed. */
import type { ThemeFont } from '../theme-json'

/** The generic family that the browser uses while a font loads, or if its file is missing; sans-serif if not listed. */
const fallback: Readonly<Record<string, string>> = {
  'Bodoni Moda': 'serif',
  Lora: 'serif',
  Arvo: 'serif',
  Newsreader: 'serif',
  Cormorant: 'serif',
  'Crimson Pro': 'serif',
  'IBM Plex Mono': 'monospace',
  Fraunces: 'serif',
  'Libre Baskerville': 'serif',
  'Playfair Display': 'serif',
  'EB Garamond': 'serif',
  'Space Mono': 'monospace',
}

/** A family that is not part of the theme; its slug is its name in kebab case. */
export const family = (name: string): ThemeFont => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  fontFamily: `${name.includes(' ') ? `"${name}"` : name}, ${fallback[name] ?? 'sans-serif'}`,
})

/** The theme's own families, with the names and slugs of its theme.json. */
export const themeFamilies = {
  cardo: { slug: 'heading', name: 'Cardo', fontFamily: 'Cardo' },
  inter: { slug: 'body', name: 'Inter', fontFamily: '"Inter", sans-serif' },
  system: {
    slug: 'system-sans-serif',
    name: 'System Sans-serif',
    fontFamily:
      '-apple-system, BlinkMacSystemFont, avenir next, avenir, segoe ui, helvetica neue, helvetica, Cantarell, Ubuntu, roboto, noto, arial, sans-serif',
  },
} as const satisfies Readonly<Record<string, ThemeFont>>

/** Slugs of the families that need no installation. */
export const themeFamilySlugs: readonly string[] = Object.values(themeFamilies).map(({ slug }) => slug)
