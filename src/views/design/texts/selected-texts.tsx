/** The texts of the section that is selected: each can be written anew here, or on the canvas where it stands (B-06). */
import { __ } from '@wordpress/i18n'
import { useCallback } from 'react'
import { selectedSection } from '../../../projections/design/sections'
import { textsOf, type TextItem } from '../../../projections/design/texts'
import { useProjection } from '../../flow'
import { TextField } from './text-field'
import './texts.css'

export const SelectedTexts = () => <TextsOf section={useProjection(selectedSection)} heading="h3" />

type Props = {
  /** A section's id, 'header' or 'footer'; null for none. */
  readonly section: string | null
  /** Of the level below the heading above. */
  readonly heading: 'h2' | 'h3'
}

export const TextsOf = ({ section, heading: Heading }: Props) => {
  const items = useProjection(useCallback((state) => (section === null ? none : textsOf(state, section)), [section]))
  return items.length === 0 ? null : (
    <section className="cys-texts">
      <Heading className="cys-designer-menu__title">{__('Texts', 'customize-your-store')}</Heading>
      <ul>
        {items.map((item) => (
          <TextField key={`${item.section}:${item.block}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

const none: readonly TextItem[] = []
