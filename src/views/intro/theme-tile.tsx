/** I-04: a recommended theme. The whole card is clickable; with a link, it also opens the theme's page in a new tab. */
import { VisuallyHidden } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { fact } from '../../events'
import type { ThemeCard } from '../../events/shell/reading'
import { isSafeAddress } from '../../markup/inline'
import { useRecord } from '../flow'
import { Swatches } from './swatches'
import { ThemePicture } from './theme-picture'

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
