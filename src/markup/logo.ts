/** The site logo's width, which each logo block keeps for itself. */
import { rewriteAttributes } from './rewrite'

/** Every logo in the markup, however deep, gets the width in pixels; other blocks stay byte for byte. */
export const withLogoWidth = (markup: string, width: number): string =>
  rewriteAttributes(markup, (name, attributes) => (name === 'core/site-logo' ? { ...attributes, width } : null))
