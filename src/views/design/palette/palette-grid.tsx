/** Palettes in three columns. */
import { Tooltip } from '@wordpress/components'
import { memo, type CSSProperties } from 'react'
import { fact } from '../../../events'
import type { PaletteItem } from '../../../projections/design/palette'
import { useStyleAhead } from '../use-editor'
import { paletteName } from '../labels'
import { pressKey } from '../../ui/keys'

type Props = {
  readonly label: string
  readonly items: readonly PaletteItem[]
  /** The title of the palette in use. */
  readonly active: string | null
  readonly onChoose: (title: string) => void
  /** Changes the accessible name where the same palette is on the screen twice. */
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

type PaletteOptionProps = {
  readonly item: PaletteItem
  readonly active: boolean
  readonly onChoose: (title: string) => void
  /** Called when the pointer is over the palette or it has the focus. */
  readonly onNear: (title: string) => void
  readonly sayAs?: (name: string) => string
}

/** A palette: a small page in its colors, with its name below. */
const PaletteOption = memo(
  function PaletteOption({ item, active, onChoose, onNear, sayAs = asItIs }: PaletteOptionProps) {
    const { title } = item
    const choose = () => onChoose(title)
    const near = () => onNear(title)
    const shown = paletteName(title)
    const name = sayAs(shown)
    return (
      // Below the card, because above it the tooltip would cover another palette's name.
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

/** A miniature page: a header, a band on the soft background with a heading and a button, products, and the footer. */
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
