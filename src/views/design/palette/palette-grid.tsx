/** Palettes in three columns. */
import type { PaletteItem } from '../../../projections/design/palette'
import { PaletteOption } from './palette-option'

type Props = {
  readonly label: string
  readonly items: readonly PaletteItem[]
  /** The title of the palette in use. */
  readonly active: string | null
  readonly onChoose: (title: string) => void
}

export const PaletteGrid = ({ label, items, active, onChoose }: Props) => (
  <div className="cys-palettes" role="group" aria-label={label}>
    {items.map((item) => (
      <PaletteOption key={item.title} item={item} active={item.title === active} onChoose={onChoose} />
    ))}
  </div>
)
