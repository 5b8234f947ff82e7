/** A page that says what does not work and what to do, instead of a blank screen. */
import type { ReactNode } from 'react'
import { ScreenHeading } from '../ui/screen-heading'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Technical details for support; shown small. */
  readonly detail?: string
  readonly actions: ReactNode
}

export const Breakdown = ({ title, children, detail = '', actions }: Props) => (
  <main className="cys-breakdown">
    <ScreenHeading className="cys-breakdown__title">{title}</ScreenHeading>
    <p className="cys-breakdown__text">{children}</p>
    {detail !== '' && <p className="cys-breakdown__detail">{detail}</p>}
    <div className="cys-breakdown__actions">{actions}</div>
  </main>
)
