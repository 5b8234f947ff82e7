/** The texts of the section that is selected: each can be written anew here, or on the canvas where it stands (B-06). */
import { __ } from '@wordpress/i18n'
import { useCallback } from 'react'
import { selectedSection } from '../../../projections/design/sections'
import { textsOf, type TextItem } from '../../../projections/design/texts'
import { useProjection } from '../../flow'
import { TextField } from './text-field'
import './texts.css'

export const SelectedTexts = () => <TextsOf section={useProjection(selectedSection)} />

/** @param section a section's id, 'header' or 'footer'; null for none */
export const TextsOf = ({ section }: { readonly section: string | null }) => {
  const items = useProjection(useCallback((state) => (section === null ? none : textsOf(state, section)), [section]))
  return items.length === 0 ? null : (
    <section className="cys-texts">
      <h3 className="cys-designer-menu__title">{__('Texts', 'customize-your-store')}</h3>
      <ul>
        {items.map((item) => (
          <TextField key={`${item.section}:${item.block}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

const none: readonly TextItem[] = []
