/** One place and its color: a swatch that opens the picker, and the color as text. Records one fact for each settled change. */
import { Button, ColorPicker, Dropdown } from '@wordpress/components'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { colourPause } from '../../../catalogue/limits'
import { fact } from '../../../events'
import type { ColourPlace } from '../../../projections/design/colours'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { HexField } from './hex-field'
import { placeName } from './place-name'
import { useInHand } from '../../ui/use-in-hand'

type Props = {
  readonly place: ColourPlace
  /** Null if the page's color is unknown; the first custom color sets it. */
  readonly colour: string | null
}

export const ColourRow = ({ place, colour }: Props) => {
  const [row, setRow] = useState<HTMLLIElement | null>(null)
  const record = useRecord()
  const name = placeName(place)
  const choose = (chosen: string | null, before: string | null): Promise<void> => {
    if (chosen === null || chosen === before) return Promise.resolve()
    // translators: 1: a place on the page, e.g. "Links". 2: a hex color.
    announce(sprintf(__('%1$s: %2$s', 'customize-your-store'), name, chosen))
    return record(fact('ColourChosen', { place, colour: chosen }))
  }
  const { value: shown, change, settle } = useInHand(colour, choose, { rest: colourPause })
  return (
    <li className="cys-colour" ref={setRow}>
      <Dropdown
        // Beside the row, above the page, so that the other colors stay visible.
        popoverProps={{ anchor: row, placement: isRTL() ? 'left-start' : 'right-start', offset: 24, shift: true }}
        contentClassName="cys-colour__popover"
        onClose={settle}
        renderToggle={({ isOpen, onToggle }) => (
          <Button
            className="cys-colour__toggle"
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={
              // translators: 1: a place on the page, e.g. "Links". 2: a hex color.
              sprintf(__('%1$s: pick a color, now %2$s', 'customize-your-store'), name, shown ?? '–')
            }
            onClick={onToggle}
          >
            <span className="cys-colour__swatch" style={{ background: shown ?? 'none' }} />
            <span className="cys-colour__name">{name}</span>
          </Button>
        )}
        renderContent={() => (
          <div role="group" aria-label={name}>
            <ColorPicker color={shown ?? '#000000'} enableAlpha={false} copyFormat="hex" onChange={change} />
          </div>
        )}
      />
      <HexField name={name} colour={shown ?? ''} onChange={change} onDone={settle} />
    </li>
  )
}
