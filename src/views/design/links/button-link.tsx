/** What a button leads to, in words. It opens the chooser. */
import { Button, Dropdown } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { useCallback } from 'react'
import { fact, type EventOfType } from '../../../events'
import { destinationOf, type LinkPlace, type LinkTarget } from '../../../projections/design/link-places'
import type { TextPlace } from '../../../projections/design/texts'
import { useProjection, useRecord } from '../../flow'
import { destinationSentence } from './labels'
import { LinkChooser } from './link-chooser'

type Props = { readonly place: TextPlace; readonly link: LinkTarget }

export const LinkOfButton = ({ place: { section, block }, link }: Props) => {
  const record = useRecord()
  const destination = useProjection(useCallback((state) => destinationOf(state, link), [link]))
  const isGone = destination?.kind === 'gone'
  return (
    <Dropdown
      className="cys-button-link"
      contentClassName="cys-link-popover"
      // Beside the list, over the preview.
      popoverProps={{ placement: isRTL() ? 'left-start' : 'right-start', offset: 24, shift: true }}
      expandOnMobile
      headerTitle={__('Link', 'customize-your-store')}
      renderToggle={({ isOpen, onToggle }) => (
        <Button
          __next40pxDefaultSize
          className={`cys-button-link__toggle ${isGone ? 'has-fault' : ''}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {destination === null
            ? __('No link yet: choose what it leads to', 'customize-your-store')
            : destinationSentence(destination)}
        </Button>
      )}
      renderContent={({ onClose }) => {
        const choose = (chosen: LinkPlace | null) => {
          void record(buttonLinked({ section, block }, chosen))
          onClose()
        }
        return (
          <LinkChooser
            target={destination === null ? null : link}
            onChoose={choose}
            onRemove={destination === null ? null : () => choose(null)}
          />
        )
      }}
    />
  )
}

/** @param place null for no link */
export const buttonLinked = (at: TextPlace, place: LinkPlace | null): EventOfType<'ButtonLinked'> =>
  fact('ButtonLinked', {
    section: at.section,
    block: at.block,
    url: place?.url ?? '',
    entity: place?.entity ?? null,
  })
