/** A section in the list: a handle to drag it by, its name, its buttons, and how it stands with words that are written for it. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { dragHandle } from '@wordpress/icons'
import { selectedSection, type SectionItem } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { sectionName } from '../section-name'
import { useEditor } from '../use-editor'
import { SectionButtons } from './section-buttons'
import { SectionLook } from './section-look'
import { SectionWords } from './section-words'
import { useSectionActions } from './use-section-actions'
import type { SectionDrag } from './use-section-drag'

type Props = { readonly section: SectionItem; readonly drag: SectionDrag; readonly movable: boolean }

export const SectionRow = ({ section, drag, movable }: Props) => {
  const { select } = useSectionActions()
  const isSelected = useProjection(selectedSection) === section.id
  // The title of a block comes with the editor.
  useEditor()
  const name = sectionName(section)
  return (
    <li
      className={`cys-section-row ${isSelected ? 'is-selected' : ''} ${drag.lookOf(section.id)}`}
      data-section={section.id}
    >
      {movable && (
        <Button
          className="cys-section-row__grip"
          size="compact"
          icon={dragHandle}
          // translators: %s: name of a section of the home page.
          label={sprintf(__('Drag: %s', 'customize-your-store'), name)}
          aria-pressed={drag.isGrabbed(section.id)}
          showTooltip={false}
          {...drag.handlersOf(section)}
        />
      )}
      <Button className="cys-section-row__name" aria-pressed={isSelected} onClick={() => select(section)} title={name}>
        <span>{name}</span>
      </Button>
      <div className="cys-section-row__buttons">
        <SectionButtons section={section} />
      </div>
      {isSelected && <SectionLook />}
      <SectionWords section={section} />
    </li>
  )
}
