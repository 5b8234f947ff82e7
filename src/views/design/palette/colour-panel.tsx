/** Below the palettes: a custom color or gradient for each place. Expanded initially if there are custom colors. */
import { Button, Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { chevronDown, chevronUp } from '@wordpress/icons'
import { useId, useRef, useState } from 'react'
import { GroundPlace } from '../../../events/design/designing'
import { colours, gradients, hasOwnColours, puttingAway, type ColourPlace } from '../../../projections/design/colours'
import { page } from '../../../projections/design/page'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { ColourRow } from './colour-row'
import './colours.css'

export const ColourPanel = () => (useProjection(page) === null ? null : <Panel />)

const Panel = () => {
  const own = useProjection(hasOwnColours)
  const [open, setOpen] = useState(own)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <section className="cys-colours">
      <h2 className="cys-colours__title">
        <Button
          ref={toggle}
          className="cys-colours__toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {__('Custom colors', 'customize-your-store')}
          <Icon icon={open ? chevronUp : chevronDown} />
        </Button>
      </h2>
      <div id={id} hidden={!open}>
        {open && <Inside onPutAway={() => toggle.current?.focus()} />}
      </div>
    </section>
  )
}

const Inside = ({ onPutAway }: { readonly onPutAway: () => void }) => {
  const now = useProjection(colours)
  const over = useProjection(gradients)
  const reset = useProjection(puttingAway)
  const record = useRecord()
  const putAway = (away: NonNullable<typeof reset>) => {
    void record(away)
    onPutAway()
    announce(__('Custom colors reset', 'customize-your-store'))
  }
  return (
    <>
      <ul className="cys-colours__rows">
        {order.map((place) => (
          <ColourRow key={place} place={place} paint={(GroundPlace.is(place) ? over[place] : null) ?? now[place]} />
        ))}
      </ul>
      {reset !== null && (
        <Button __next40pxDefaultSize className="cys-colours__reset" variant="secondary" onClick={() => putAway(reset)}>
          {__('Reset to palette', 'customize-your-store')}
        </Button>
      )}
    </>
  )
}

const order: readonly ColourPlace[] = [
  'text',
  'background',
  'headings',
  'headingBackground',
  'buttonText',
  'buttonBackground',
  'buttonHoverText',
  'buttonHoverBackground',
  'links',
  'linkHover',
  'captions',
]
