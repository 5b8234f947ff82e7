/** Below the pairings: describes the fonts in use, and where each is used (docs/spec/design.md). */
import { __, sprintf } from '@wordpress/i18n'
import { pairingUses, type PairingUses } from '../../../projections/design/pairing-uses'
import { useProjection } from '../../flow'
import { fontWords } from './font-words'

export const PairingNote = () => {
  const uses = useProjection(pairingUses)
  if (uses === null) return null
  return (
    <section className="cys-font-note" aria-label={__('Fonts in use', 'customize-your-store')}>
      {uses.families.map(({ slug }) => (
        <p key={slug}>{fontWords(slug)}</p>
      ))}
      <p>{note(uses)}</p>
    </section>
  )
}

const note = ({ headings, buttons, text }: PairingUses): string => {
  // translators: %s: name of a font.
  if (headings === text)
    return sprintf(__('Headings, buttons and all other text are in %s.', 'customize-your-store'), text)
  return buttons === headings
    ? // translators: 1, 2: names of fonts.
      sprintf(
        __('Headings and buttons are in %1$s, all other text is in %2$s.', 'customize-your-store'),
        headings,
        text,
      )
    : // translators: 1, 2: names of fonts.
      sprintf(
        __(
          'Headings and the store’s name are in %1$s, buttons and all other text are in %2$s.',
          'customize-your-store',
        ),
        headings,
        text,
      )
}
