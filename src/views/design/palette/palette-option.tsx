/** A palette: a small page in its colors, with its name below. */
import { Tooltip } from '@wordpress/components'
import { memo, type CSSProperties } from 'react'
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
  function PaletteOption({ item, active, onChoose, onNear, sayAs = asItIs }: Props) {
    const { title } = item
    const choose = () => onChoose(title)
    const near = () => onNear(title)
    const shown = paletteName(title)
    const name = sayAs(shown)
    return (
      // Above the card it would cover the name of another.
      <Tooltip text={name} placement="bottom">
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
          <SmallPage {...item} />
          <div className="cys-palette__name" dir="auto">
            {shown}
          </div>
        </div>
      </Tooltip>
    )
  },
  // The handlers are interchangeable, so only the visible props are compared.
  (one, other) => one.item === other.item && one.active === other.active,
)

/** A header, a band on the soft ground with a heading and a button, products, and the footer. */
const SmallPage = ({ ground, soft, footer, text, button, label }: PaletteItem) => (
  <div
    className="cys-palette__preview"
    aria-hidden
    style={
      {
        '--cys-page-ground': ground,
        '--cys-page-soft': soft,
        '--cys-page-footer': footer,
        '--cys-page-text': text,
        '--cys-page-button': button,
        '--cys-page-label': label,
      } as CSSProperties
    }
  >
    <span className="cys-palette__menu" />
    <span className="cys-palette__band">
      <span className="cys-palette__heading" />
      <span className="cys-palette__button" />
    </span>
    <span className="cys-palette__lines" />
    <span className="cys-palette__footer" />
  </div>
)

const asItIs = (name: string): string => name
