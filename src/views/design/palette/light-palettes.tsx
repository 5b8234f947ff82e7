/** The light palettes, under a heading of their own. */
import { __ } from '@wordpress/i18n'
import type { PaletteItem } from '../../../projections/design/palette'
import { PaletteGrid } from './palette-grid'

type Props = {
  readonly items: readonly PaletteItem[]
  readonly active: string | null
  readonly onChoose: (title: string) => void
}

export const LightPalettes = (props: Props) =>
  props.items.length > 0 && (
    <section className="cys-palette-group">
      <h2 className="cys-designer-menu__title">{__('Light and calm', 'customize-your-store')}</h2>
      <PaletteGrid label={__('Light and calm', 'customize-your-store')} {...props} />
    </section>
  )
