/** Names of the header, sections and footer, joined in one line. */
import { __ } from '@wordpress/i18n'
import { sectionItems } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { sectionName } from '../labels'

export const usePieceNames = (): ((where: readonly string[]) => string) => {
  const sections = useProjection(sectionItems)
  const nameOf = (where: string): string => {
    if (where === 'header') return __('Header', 'customize-your-store')
    if (where === 'footer') return __('Footer', 'customize-your-store')
    const section = sections.find(({ id }) => id === where)
    return section === undefined ? where : sectionName(section)
  }
  return (where) => [...new Set(where.map(nameOf))].join(', ')
}
