/** Palettes in three columns. */
import { fact } from '../../../events'
import type { PaletteItem } from '../../../projections/design/palette'
import { useStyleAhead } from '../use-style-ahead'
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

export const PaletteGrid = ({ label, items, active, onChoose, sayAs }: Props) => {
  const ahead = useStyleAhead()
  const near = (palette: string) => ahead(fact('PaletteChosen', { palette }))
  return (
    <div className="cys-palettes" role="group" aria-label={label}>
      {items.map((item) => (
        <PaletteOption
          key={item.title}
          item={item}
          active={item.title === active}
          onChoose={onChoose}
          onNear={near}
          {...(sayAs && { sayAs })}
        />
      ))}
    </div>
  )
}
