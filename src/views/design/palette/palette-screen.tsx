/** The palettes in three columns, and custom colors below; a click changes the canvas immediately (D-04). */
import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import {
  activePalette,
  lightItems,
  morePalettes,
  paletteItems,
  withholdsDark,
} from '../../../projections/design/palette'
import { suggestionSource, type Source } from '../../../projections/design/suggestion'
import { page } from '../../../projections/design/page'
import { isAiOnline } from '../../../projections/intro/intro'
import { useProjection, useRecord } from '../../flow'
import { paletteName } from '../names'
import { ScreenFrame } from '../screen-frame'
import { ColourPanel } from './colour-panel'
import { ContrastList } from './contrast-list'
import { HardNotice } from './hard-notice'
import { LightPalettes } from './light-palettes'
import { LogoPalettes } from './logo-palettes'
import { MorePalettes } from './more-palettes'
import { PaletteGrid } from './palette-grid'
import { PaletteSource } from './palette-source'
import './palette.css'

export const PaletteScreen = () => {
  const items = useProjection(paletteItems)
  const light = useProjection(lightItems)
  const more = useProjection(morePalettes)
  const active = useProjection(activePalette)
  const withheld = useProjection(withholdsDark)
  const source = useProjection(suggestionSource)
  const ai = useProjection(isAiOnline)
  const known = useProjection(page) !== null
  const isSuggested = source !== null
  const record = useRecord()
  const choose = (palette: string) => {
    void record(fact('PaletteChosen', { palette }))
    // translators: %s: name of a color palette.
    announce(sprintf(__('Palette chosen: %s', 'customize-your-store'), paletteName(palette)))
  }
  return (
    <ScreenFrame
      title={
        ai
          ? __('Change the color palette', 'customize-your-store')
          : __('Choose your color palette', 'customize-your-store')
      }
      description={description(source)}
    >
      {known && <HardNotice />}
      {isSuggested && <PaletteSource source={source} />}
      <LogoPalettes active={active} onChoose={choose} />
      {!isSuggested && (
        <>
          <LightPalettes items={light} active={active} onChoose={choose} />
          <h2 className="cys-designer-menu__title">{__('More colors', 'customize-your-store')}</h2>
        </>
      )}
      <PaletteGrid
        label={__('Color palettes', 'customize-your-store')}
        items={items}
        active={active}
        onChoose={choose}
      />
      {isSuggested && <MorePalettes light={light} items={more} active={active} onChoose={choose} />}
      {withheld && (
        <p className="cys-palette-note">
          {__(
            'Dark palettes are not offered: they need additional CSS to keep the checkout readable, which your account may not add. An administrator with all rights can choose one.',
            'customize-your-store',
          )}
        </p>
      )}
      <ColourPanel />
      {known && <ContrastList />}
    </ScreenFrame>
  )
}

const description = (source: Source | null): string => {
  switch (source) {
    case 'ai':
      return __(
        'AI recommends this palette for your store. Keep it, pick another one or make your own; you can change it again later in the Editor, under Styles.',
        'customize-your-store',
      )
    case 'built-in':
    case 'fallback':
    case 'earlier':
      return __(
        'These palettes suit what you told us about your business. Keep the one in use, pick another one or make your own; you can change it again later in the Editor, under Styles.',
        'customize-your-store',
      )
    case null:
      return __(
        'Pick the colors that suit your brand, or make your own; the preview shows them at once. You can change them again later in the Editor, under Styles.',
        'customize-your-store',
      )
  }
}
