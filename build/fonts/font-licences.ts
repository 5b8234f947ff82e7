import type { FontPackage } from './font-package'

/** One text with everybody's copyright and, once, the licence that the fonts share; a font with another licence brings its own. */
export const fontLicences = (fonts: readonly FontPackage[]): string => {
  const holders = new Map<string, string[]>()
  for (const { family, licence } of fonts) {
    const [copyright = '', ...rest] = licence.split('\n')
    const text = rest.join('\n').trim()
    holders.set(text, [...(holders.get(text) ?? []), `${family}\n${copyright.trim()}`])
  }
  return [...holders].map(([text, names]) => `${names.join('\n\n')}\n\n${text}\n`).join('\n\n')
}
