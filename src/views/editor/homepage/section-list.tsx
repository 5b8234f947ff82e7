/** The page's sections in their order, with the toolbar's buttons for each: what the pointer does in the canvas, the keyboard does here. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { sectionItems, type SectionItem } from '../../../projections/designer/sections'
import { useProjection } from '../../flow'
import { useDesk, useInHand } from '../canvas/desk'
import { SectionButtons } from './section-buttons'
import { sectionName } from './section-name'

export const SectionList = () => {
  const items = useProjection(sectionItems)
  return (
    <section className="cys-sections">
      <h2 className="cys-designer-menu__title">{__('Sections', 'customize-your-store')}</h2>
      {items.length === 0 && (
        <p className="cys-designer-sentence">{__('The page has no sections yet.', 'customize-your-store')}</p>
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
  const desk = useDesk()
  const isSelected = useInHand('selected') === section.id
  const name = sectionName(section)
  const select = () => desk.put({ selected: section.id, goal: { to: { section: section.id } } })
  return (
    <li className={`cys-section-row ${isSelected ? 'is-selected' : ''}`}>
      <Button className="cys-section-row__name" aria-pressed={isSelected} onClick={select} title={name}>
        <span>{name}</span>
      </Button>
      <div className="cys-section-row__buttons">
        <SectionButtons section={section} />
      </div>
    </li>
  )
}
