/** A palette: two of its colors as dots on its background. */
import { Tooltip } from '@wordpress/components'
import { memo } from 'react'
import type { PaletteItem } from '../../../projections/design/palette'
import { paletteName } from '../names'
import { pressKey } from '../press-key'

type Props = {
  readonly item: PaletteItem
  readonly active: boolean
  readonly onChoose: (title: string) => void
  /** It is pointed at, or has the focus. */
  readonly onNear: (title: string) => void
  readonly sayAs?: (name: string) => string
}

export const PaletteOption = memo(
  function PaletteOption({ item: { title, background, dots }, active, onChoose, onNear, sayAs = asItIs }: Props) {
    const choose = () => onChoose(title)
    const near = () => onNear(title)
    const name = sayAs(paletteName(title))
    return (
      <Tooltip text={name}>
        <div
          className={`cys-palette ${active ? 'is-active' : ''}`}
          role="button"
          tabIndex={0}
          aria-label={name}
          aria-current={active}
          onPointerEnter={near}
          onFocus={near}
          onClick={choose}
          onKeyDown={pressKey(choose)}
        >
          <div className="cys-palette__preview" style={{ background }}>
            {dots.map((color) => (
              <span key={color} className="cys-palette__dot" style={{ background: color }} />
            ))}
          </div>
        </div>
      </Tooltip>
    )
  },
  // The handlers are interchangeable, so only the visible props are compared.
  (one, other) => one.item === other.item && one.active === other.active,
)

const asItIs = (name: string): string => name
