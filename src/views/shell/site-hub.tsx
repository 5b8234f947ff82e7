/** The header of every screen: the site's icon links to the admin home; beside it is the site's title. */
import { Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { wordpress } from '@wordpress/icons'
import type { ReactNode } from 'react'
import { siteHub, type SiteHubView } from '../../projections/shell/site-hub'
import { useProjection } from '../flow'
import { ShopGlyph } from './shop-glyph'
import './site-hub.css'
import { WayOut } from './way-out'

/** `children` are the screen's own controls, at the end of the line. */
export const SiteHub = ({ children }: { readonly children?: ReactNode }) => {
  const hub = useProjection(siteHub)
  return (
    <header className="cys-site-hub">
      <WayOut
        href={hub.adminHome}
        className="cys-site-hub__home"
        aria-label={__('Go to the admin home', 'customize-your-store')}
      >
        <Sign {...hub} />
      </WayOut>
      {!hub.entrepreneur && (
        // A long name is cut at its end, also where the interface runs the other way.
        <span className="cys-site-hub__title" dir="auto" title={hub.title}>
          {hub.title}
        </span>
      )}
      {children !== undefined && <div className="cys-site-hub__controls">{children}</div>}
    </header>
  )
}

const Sign = ({ entrepreneur, icon }: SiteHubView) => {
  if (entrepreneur) return <ShopGlyph />
  return icon === '' ? <Icon icon={wordpress} size={32} /> : <img src={icon} alt="" width={32} height={32} />
}
