/** The header of every screen: the site's icon, which links to the admin home, and the site's title. */
import { Button, Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { wordpress } from '@wordpress/icons'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { siteHub, type SiteHubView } from '../../projections/shell'
import { useProjection, useRecord } from '../flow'
import './site-hub.css'
import { fact } from '../../events'

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
        // `dir="auto"` cuts a long name off at its end, even if the interface runs in the other direction.
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

/** The icon of the hosting platform in the sign-up variant: an awning over a door, 24 by 24. */
export const ShopGlyph = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
    <path d="M4.6 3.5h14.8l2.1 5.6a2.9 2.9 0 0 1-4.8 2.3 3.1 3.1 0 0 1-4.7 0 3.1 3.1 0 0 1-4.7 0 2.9 2.9 0 0 1-4.8-2.3z" />
    <path d="M4.5 13.4c1 .2 2 0 2.8-.5 1.4 1 3.3 1 4.7 0 1.4 1 3.3 1 4.7 0 .8.5 1.8.7 2.8.5v7.1h-5v-4.3h-4v4.3h-6z" />
  </svg>
)

type Props = { readonly side: ReactNode; readonly sideLabel: string; readonly children: ReactNode }

/** The frame of the intro: a dark sidebar and a light page. */
export const SideFrame = ({ side, sideLabel, children }: Props) => (
  <div className="cys-side-frame">
    <div className="cys-side-frame__side">
      <SiteHub />
      <nav className="cys-side-frame__text" aria-label={sideLabel}>
        {side}
      </nav>
    </div>
    <main className="cys-side-frame__page">
      <div className="cys-side-frame__column">{children}</div>
    </main>
  </div>
)

type WayOutProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'aria-label'> & {
  readonly href: string
  readonly children: ReactNode
}

/** A link that leaves the flow: records a fact first, so that the log shows why the session ends here. */
export const WayOut = ({ href, children, ...look }: WayOutProps) => {
  const record = useRecord()
  const leave = (event: MouseEvent) => {
    // The browser handles a click that opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void record(fact('LinkFollowed', { url: href }))
    event.preventDefault()
    void record(fact('WayOutTaken', { url: href }))
  }
  return (
    <Button __next40pxDefaultSize href={href} onClick={leave} {...look}>
      {children}
    </Button>
  )
}
