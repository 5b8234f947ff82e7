import { getBlockType } from '@wordpress/blocks'
import { __ } from '@wordpress/i18n'
import type { SectionItem } from '../../../projections/design/sections'

/** The section's own name, or else that of its block type. */
export const sectionName = ({ title, block }: SectionItem): string => {
  if (title !== null) return title
  if (block === null) return __('Plain HTML', 'customize-your-store')
  return getBlockType(block)?.title ?? block
}
