/** The frame of the intro: a dark sidebar and a light page. */
import type { ReactNode } from 'react'
import { SiteHub } from './site-hub'

type Props = { readonly side: ReactNode; readonly sideLabel: string; readonly children: ReactNode }

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
