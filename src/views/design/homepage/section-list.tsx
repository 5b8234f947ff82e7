/** The page's sections in order, with the toolbar's buttons for each: the keyboard alternative to pointing at the canvas. */
import { AddPatterns } from './add-patterns'
import { __ } from '@wordpress/i18n'
import { sectionItems } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { SectionRow } from './section-row'
import { useFocusKept } from './use-focus-kept'
import { useSectionDrag } from './use-section-drag'

export const SectionList = () => {
  const items = useProjection(sectionItems)
  const root = useFocusKept(items.length)
  const drag = useSectionDrag(root)
  return (
    <section ref={root} className="cys-sections">
      <h2 className="cys-designer-menu__title" tabIndex={-1}>
        {__('On your page', 'customize-your-store')}
      </h2>
      {items.length === 0 && (
        <>
          <p className="cys-designer-sentence">{__('The page has no sections yet.', 'customize-your-store')}</p>
          <AddPatterns />
        </>
      )}
      <ol>
        {items.map((section) => (
          <SectionRow key={section.id} section={section} drag={drag} movable={items.length > 1} />
        ))}
      </ol>
    </section>
  )
}
