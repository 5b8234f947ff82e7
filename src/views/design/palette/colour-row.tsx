/**
 * One place and its color or, if it is a ground, its gradient: a swatch that opens the picker, and the color as text. Records one fact for
 * each settled change.
 */
import { Button, ColorPicker, Dropdown } from '@wordpress/components'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { colourPause } from '../../../catalogue/limits'
import { fact } from '../../../events'
import { GroundPlace, type ColourPlace } from '../../../events/design/designing'
import { gradientIn } from '../../../projections/design/gradient-text'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { GroundPicker } from './ground-picker'
import { HexField } from './hex-field'
import { paintWords } from './paint-words'
import { placeName } from './place-name'
import { useInHand } from '../../ui/use-in-hand'

type Props = {
  readonly place: ColourPlace
  /** Hex or gradient. Null if the page's is unknown; the first custom one sets it. */
  readonly paint: string | null
}

export const ColourRow = ({ place, paint }: Props) => {
  const [row, setRow] = useState<HTMLLIElement | null>(null)
  const record = useRecord()
  const name = placeName(place)
  const isGround = GroundPlace.is(place)
  const choose = (chosen: string | null, before: string | null): Promise<void> => {
    if (chosen === null || chosen === before) return Promise.resolve()
    // translators: 1: a place on the page, e.g. "Links". 2: a hex color, or a gradient in words.
    announce(sprintf(__('%1$s: %2$s', 'customize-your-store'), name, paintWords(chosen)))
    return record(
      isGround && gradientIn(chosen) !== null
        ? fact('GradientChosen', { place, gradient: chosen })
        : fact('ColourChosen', { place, colour: chosen }),
    )
  }
  const { value: shown, change, settle } = useInHand(paint, choose, { rest: colourPause })
  const gradient = gradientIn(shown ?? '')
  const colour = gradient === null ? shown : (gradient.stops[0]?.colour ?? null)
  const picker = <ColorPicker color={colour ?? '#000000'} enableAlpha={false} copyFormat="hex" onChange={change} />
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
            aria-label={sprintf(
              isGround
                ? // translators: 1: a place on the page, e.g. "Background". 2: a hex color, or a gradient in words.
                  __('%1$s: pick a color or gradient, now %2$s', 'customize-your-store')
                : // translators: 1: a place on the page, e.g. "Links". 2: a hex color.
                  __('%1$s: pick a color, now %2$s', 'customize-your-store'),
              name,
              paintWords(shown),
            )}
            onClick={onToggle}
          >
            <span className="cys-colour__swatch" style={{ background: shown ?? 'none' }} />
            <span className="cys-colour__name">{name}</span>
          </Button>
        )}
        renderContent={() => (
          <div role="dialog" aria-label={name}>
            {isGround ? (
              <GroundPicker gradient={gradient === null ? null : shown} onChange={change}>
                {picker}
              </GroundPicker>
            ) : (
              picker
            )}
          </div>
        )}
      />
      <HexField
        name={name}
        colour={gradient === null ? (shown ?? '') : ''}
        placeholder={gradient === null ? '#' : __('Gradient', 'customize-your-store')}
        onChange={change}
        onDone={settle}
      />
    </li>
  )
}
