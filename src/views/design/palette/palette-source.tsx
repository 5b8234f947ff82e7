/** Says where suggested palettes come from. Built-in suggestions are never called AI, and a fallback is disclosed. */
import { __ } from '@wordpress/i18n'
import type { Source } from '../../../projections/design/suggestion'

export const PaletteSource = ({ source }: { readonly source: Source }) => (
  <p className="cys-palette-source">{sentences()[source]}</p>
)

const sentences = (): Readonly<Record<Source, string>> => ({
  ai: __('Suggested by AI for your business', 'customize-your-store'),
  'built-in': __('Built-in suggestions for your business', 'customize-your-store'),
  fallback: __('The AI could not be reached, so these are built-in suggestions.', 'customize-your-store'),
  earlier: __('Suggestions for your business', 'customize-your-store'),
})
