import { __, sprintf } from '@wordpress/i18n'
import type { SectionItem } from '../../projections/design/sections'
import { blockTitle } from './block-titles'
import { patternName } from './names'

/** What sets a section apart from all others: its title, with a number if there is one of that title above it. */
export const sectionName = (section: SectionItem): string => {
  const name = sectionTitle(section)
  if (section.nth === 1) return name
  // translators: 1: name of a section. 2: 2 for the second section of that name on the page, and so on.
  return sprintf(__('%1$s (%2$d)', 'customize-your-store'), name, section.nth)
}

/** The section's own name, or else that of its block type. Others may have the same. */
export const sectionTitle = ({ title, block }: SectionItem): string => {
  if (title !== null) return patternName(title)
  if (block === null) return __('Plain HTML', 'customize-your-store')
  return blockTitle(block)
}
