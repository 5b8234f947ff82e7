import { getBlockType } from '@wordpress/blocks'
import { __ } from '@wordpress/i18n'
import type { SectionItem } from '../../../projections/designer/sections'

/** What a section is called: its own name, else that of its kind of block. */
export const sectionName = ({ title, block }: SectionItem): string => {
  if (title !== null) return title
  if (block === null) return __('Plain HTML', 'customize-your-store')
  return getBlockType(block)?.title ?? block
}
