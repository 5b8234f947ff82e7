/** The pictures of a section: each can be replaced, described and, where it is cut, moved (B-06). */
import { __ } from '@wordpress/i18n'
import { useCallback } from 'react'
import { picturesOf } from '../../../projections/design/pictures'
import { useProjection } from '../../flow'
import { PictureCard } from './picture-card'
import './pictures.css'

/** Nothing where the section has no picture. */
export const SectionPictures = ({ section }: { readonly section: string }) => {
  const items = useProjection(useCallback((state) => picturesOf(state, section), [section]))
  return items.length === 0 ? null : (
    <section className="cys-pictures">
      <h3 className="cys-designer-menu__title">{__('Images', 'customize-your-store')}</h3>
      <ul>
        {items.map((item, index) => (
          <PictureCard key={`${item.section}:${item.block}`} item={item} number={index + 1} of={items.length} />
        ))}
      </ul>
    </section>
  )
}
