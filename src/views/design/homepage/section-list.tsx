/** The page's sections in order, with the toolbar's buttons for each: the keyboard alternative to pointing at the canvas. */
import { AddPatterns } from './add-patterns'
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { sectionItems, selectedSection, type SectionItem } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { SectionButtons } from './section-buttons'
import { sectionName } from '../editor/section-name'
import { useFocusKept } from './use-focus-kept'
import { useSectionActions } from './use-section-actions'

export const SectionList = () => {
  const items = useProjection(sectionItems)
  const root = useFocusKept(items.length)
  return (
    <section ref={root} className="cys-sections">
      <h2 className="cys-designer-menu__title" tabIndex={-1}>
        {__('Sections', 'customize-your-store')}
      </h2>
      {items.length === 0 && (
        <>
          <p className="cys-designer-sentence">{__('The page has no sections yet.', 'customize-your-store')}</p>
          <AddPatterns />
        </>
      )}
      <ol>
        {items.map((section) => (
          <Row key={section.id} section={section} />
        ))}
      </ol>
    </section>
  )
}

const Row = ({ section }: { readonly section: SectionItem }) => {
  const { select } = useSectionActions()
  const isSelected = useProjection(selectedSection) === section.id
  const name = sectionName(section)
  return (
    <li className={`cys-section-row ${isSelected ? 'is-selected' : ''}`}>
      <Button className="cys-section-row__name" aria-pressed={isSelected} onClick={() => select(section)} title={name}>
        <span>{name}</span>
      </Button>
      <div className="cys-section-row__buttons">
        <SectionButtons section={section} />
      </div>
    </li>
  )
}
