/** The light and the curated palettes, besides the suggested ones. Expanded initially if one of them is in use. */
import { Button, Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { chevronDown, chevronUp } from '@wordpress/icons'
import { useId, useState } from 'react'
import type { PaletteItem } from '../../../projections/design/palette'
import { LightPalettes } from './light-palettes'
import { PaletteGrid } from './palette-grid'

type Props = {
  readonly light: readonly PaletteItem[]
  readonly items: readonly PaletteItem[]
  readonly active: string | null
  readonly onChoose: (title: string) => void
}

export const MorePalettes = ({ light, items, active, onChoose }: Props) => {
  const [open, setOpen] = useState([...light, ...items].some(({ title }) => title === active))
  const id = useId()
  return (
    <div className="cys-more-palettes">
      <Button
        className="cys-more-palettes__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {__('More palettes', 'customize-your-store')}
        <Icon icon={open ? chevronUp : chevronDown} />
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <LightPalettes items={light} active={active} onChoose={onChoose} />
            <PaletteGrid
              label={__('More color palettes', 'customize-your-store')}
              items={items}
              active={active}
              onChoose={onChoose}
            />
          </>
        )}
      </div>
    </div>
  )
}
