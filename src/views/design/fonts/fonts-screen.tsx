/** Font pairings in two columns, each drawn in its own fonts (D-05). */
import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { activePairing, fontItems, followsLook } from '../../../projections/design/fonts'
import { isAiOnline } from '../../../projections/intro/intro'
import { useProjection, useRecord } from '../../flow'
import { fontsName } from '../names'
import { useStyleAhead } from '../use-style-ahead'
import { ScreenFrame } from '../screen-frame'
import { FontFaces } from './font-faces'
import { FontNotice } from './font-notice'
import { FontOption } from './font-option'
import { PairingNote } from './pairing-note'
import './fonts.css'

export const FontsScreen = () => {
  const items = useProjection(fontItems)
  const active = useProjection(activePairing)
  const ai = useProjection(isAiOnline)
  const ofLook = useProjection(followsLook)
  const record = useRecord()
  const ahead = useStyleAhead()
  const near = (pairing: string) => ahead(fact('FontsChosen', { pairing }))
  const choose = (pairing: string) => {
    void record(fact('FontsChosen', { pairing }))
    // translators: %s: names of two fonts.
    announce(sprintf(__('Fonts chosen: %s', 'customize-your-store'), fontsName(pairing)))
  }
  return (
    <ScreenFrame
      title={ai ? __('Change your font', 'customize-your-store') : __('Choose fonts', 'customize-your-store')}
      description={
        ofLook
          ? __(
              'These pairs go with the look that you picked for your store. Keep the one in use or pick another: the large one is for headings, the small one for all other text. You can change fonts later in the Editor, under Styles.',
              'customize-your-store',
            )
          : __(
              'Pick a pair that suits your brand: the large one for headings, the small one for all other text. You can change fonts later in the Editor, under Styles.',
              'customize-your-store',
            )
      }
    >
      <FontFaces />
      {items.length > 0 && (
        <div className="cys-fonts" role="group" aria-label={__('Font pairs', 'customize-your-store')}>
          {items.map((item) => (
            <FontOption key={item.title} item={item} active={item.title === active} onChoose={choose} onNear={near} />
          ))}
        </div>
      )}
      <PairingNote />
      <FontNotice />
    </ScreenFrame>
  )
}
