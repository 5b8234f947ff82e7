/**
 * A recommended theme (I-04). The whole card is clickable; with a link, it also opens the theme's page in a new tab.
 */
import { VisuallyHidden } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { fact } from '../../events'
import type { ThemeCard } from '../../events/shell'
import { isSafeAddress } from '../../markup/safe-address'
import { useRecord } from '../flow'

export const ThemeTile = ({ theme }: { readonly theme: ThemeCard }) => {
  const record = useRecord()
  const choose = () => {
    const { slug, link, isActive } = theme
    void record(fact(isActive ? 'ActiveThemeChosen' : 'NewThemeChosen', { theme: slug, link }))
  }
  return (
    <li className="cys-theme">
      <ThemePicture {...theme} />
      <h2 className="cys-theme__name">
        <Cover link={theme.link} onChoose={choose}>
          {theme.name}
        </Cover>
      </h2>
      <Swatches palettes={theme.palettes} total={theme.totalPalettes} />
      <div className="cys-theme__line">
        {theme.isActive && <span className="cys-theme__badge">{__('Active theme', 'customize-your-store')}</span>}
        {!theme.isFree && <span className="cys-theme__badge is-paid">{__('Paid', 'customize-your-store')}</span>}
        <bdi className="cys-theme__price">{theme.price}</bdi>
      </div>
    </li>
  )
}

type CoverProps = { readonly link: string; readonly onChoose: () => void; readonly children: ReactNode }

/** A link or a button, depending on its action; the style sheet extends its clickable area over the card. */
const Cover = ({ link, onChoose, children }: CoverProps) =>
  link === '' || !isSafeAddress(link) ? (
    <button type="button" className="cys-theme__cover" onClick={onChoose}>
      {children}
    </button>
  ) : (
    <a className="cys-theme__cover" href={link} target="_blank" rel="noopener" onClick={onChoose}>
      {children}
      <VisuallyHidden> {__('(opens in a new tab)', 'customize-your-store')}</VisuallyHidden>
    </a>
  )

/** A theme's image; if it fails to load, its name on a plain background. */
const ThemePicture = ({ thumbnail, description, name }: ThemeCard) => {
  const [missing, setMissing] = useState(thumbnail === '')
  return (
    <div className="cys-theme__picture">
      {missing ? (
        <span className="cys-theme__no-picture" aria-hidden="true">
          {name}
        </span>
      ) : (
        <img src={thumbnail} alt={description === '' ? name : description} onError={() => setMissing(true)} />
      )}
    </div>
  )
}

type Props = { readonly palettes: ThemeCard['palettes']; readonly total: number }

const most = 4

/** A theme's palettes as two-colored dots: four at most, then the number of others. */
const Swatches = ({ palettes, total }: Props) => {
  if (palettes.length === 0) return null
  const more = total - most
  return (
    <div className="cys-swatches">
      <ul className="cys-swatches__list" aria-label={__('Color palettes', 'customize-your-store')}>
        {palettes.slice(0, most).map(({ title, primary, secondary }) => (
          <li
            key={title}
            className="cys-swatches__dot"
            title={title}
            style={{ '--cys-first': primary, '--cys-second': secondary } as CSSProperties}
          >
            <VisuallyHidden>{title}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <span className="cys-swatches__more">
          <bdi aria-hidden="true" dir="ltr">{`+${more}`}</bdi>
          <VisuallyHidden>
            {/* translators: %d: a number of palettes. */}
            {sprintf(_n('%d more palette', '%d more palettes', more, 'customize-your-store'), more)}
          </VisuallyHidden>
        </span>
      )}
    </div>
  )
}
