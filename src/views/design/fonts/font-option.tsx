/** A font pairing: the heading font's name large, the text font's name small. Shown once its fonts are loaded. */
import type { FontItem, FontSample } from '../../../projections/design/fonts'
import { fontsName } from '../names'
import { pressKey } from '../press-key'
import { useFontsLoaded } from './use-fonts-loaded'

type Props = {
  readonly item: FontItem
  readonly active: boolean
  readonly onChoose: (title: string) => void
  /** It is pointed at, or has the focus. */
  readonly onNear: (title: string) => void
}

export const FontOption = ({ item: { title, heading, body }, active, onChoose, onNear }: Props) => {
  const loaded = useFontsLoaded(heading, body)
  // The visible text equals the label, so that users of voice control can say it.
  const name = fontsName(title)
  const [one, other] = name.split(' + ')
  const choose = () => onChoose(title)
  const near = () => onNear(title)
  return (
    <div
      className={`cys-font ${active ? 'is-active' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-current={active}
      onPointerEnter={near}
      onFocus={near}
      onClick={choose}
      onKeyDown={pressKey(choose)}
    >
      <div className={`cys-font__preview ${loaded ? '' : 'is-waiting'}`}>
        <span className="cys-font__heading" style={styleOf(heading)}>
          {one}
        </span>{' '}
        <span className="cys-font__body" style={styleOf(body)}>
          + {other}
        </span>
      </div>
    </div>
  )
}

const styleOf = ({ family, weight }: FontSample) => ({ fontFamily: family, fontWeight: weight })
