/** The palettes in three columns, and colors of one's own under them; a click changes the canvas at once (D-04). */
import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { activePalette, paletteItems } from '../../../projections/designer/palette'
import { isAiOnline } from '../../../projections/intro'
import { useProjection, useRecord } from '../../flow'
import { ScreenFrame } from '../screen-frame'
import { ColourPanel } from './colour-panel'
import { PaletteOption } from './palette-option'
import './palette.css'

export const PaletteScreen = () => {
  const active = useProjection(activePalette)
  const ai = useProjection(isAiOnline)
  const record = useRecord()
  const choose = (palette: string) => {
    void record(fact('PaletteChosen', { palette }))
    // translators: %s: name of a color palette.
    announce(sprintf(__('Palette chosen: %s', 'customize-your-store'), palette))
  }
  return (
    <ScreenFrame
      title={
        ai
          ? __('Change the color palette', 'customize-your-store')
          : __('Choose your color palette', 'customize-your-store')
      }
      description={
        ai
          ? __(
              'AI recommends this palette for your store. Keep it, pick another one or make your own; you can change it again later in the Editor, under Styles.',
              'customize-your-store',
            )
          : __(
              'Pick the colors that suit your brand, or make your own; the preview shows them at once. You can change them again later in the Editor, under Styles.',
              'customize-your-store',
            )
      }
    >
      <div className="cys-palettes" role="group" aria-label={__('Color palettes', 'customize-your-store')}>
        {paletteItems.map((item) => (
          <PaletteOption key={item.title} item={item} active={item.title === active} onChoose={choose} />
        ))}
      </div>
      <ColourPanel />
    </ScreenFrame>
  )
}
