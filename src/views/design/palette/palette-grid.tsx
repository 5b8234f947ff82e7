/** Palettes in three columns. */
import type { PaletteItem } from '../../../projections/design/palette'
import { PaletteOption } from './palette-option'

type Props = {
  readonly label: string
  readonly items: readonly PaletteItem[]
  /** The title of the palette in use. */
  readonly active: string | null
  readonly onChoose: (title: string) => void
  /** How a palette is called here, where it is on the screen twice. */
  readonly sayAs?: (name: string) => string
}

export const PaletteGrid = ({ label, items, active, onChoose, sayAs }: Props) => (
  <div className="cys-palettes" role="group" aria-label={label}>
    {items.map((item) => (
      <PaletteOption
        key={item.title}
        item={item}
        active={item.title === active}
        onChoose={onChoose}
        {...(sayAs && { sayAs })}
      />
    ))}
  </div>
)
