/** The palettes in three columns; a click changes the canvas at once (D-04). */
import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { activePalette, paletteItems } from '../../../projections/designer/palette'
import { useProjection, useRecord } from '../../flow'
import { ScreenFrame } from '../screen-frame'
import { PaletteOption } from './palette-option'
import './palette.css'

export const PaletteScreen = () => {
  const active = useProjection(activePalette)
  const record = useRecord()
  const choose = (palette: string) => {
    void record(fact('PaletteChosen', { palette }))
    // translators: %s: name of a color palette.
    announce(sprintf(__('Palette chosen: %s', 'customize-your-store'), palette))
  }
  return (
    <ScreenFrame
      title={__('Choose your color palette', 'customize-your-store')}
      description={__(
        'Pick the colors that suit your brand; the preview shows them at once. Single colors can be changed later in the Editor, under Styles.',
        'customize-your-store',
      )}
    >
      <div className="cys-palettes" role="group" aria-label={__('Color palettes', 'customize-your-store')}>
        {paletteItems.map((item) => (
          <PaletteOption key={item.title} item={item} active={item.title === active} onChoose={choose} />
        ))}
      </div>
    </ScreenFrame>
  )
}
