/** The head of a list beside the page: its title, which can take the focus, and a button that closes it. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { closeSmall } from '@wordpress/icons'
import type { ReactNode, RefObject } from 'react'

type Props = {
  readonly title: RefObject<HTMLHeadingElement>
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SidebarHead = ({ title, onClose, children }: Props) => (
  <div className="cys-pattern-sidebar__head">
    <h2 ref={title} className="cys-pattern-sidebar__title" tabIndex={-1}>
      {children}
    </h2>
    <Button
      className="cys-history-button"
      size="compact"
      icon={closeSmall}
      label={__('Close', 'customize-your-store')}
      onClick={onClose}
    />
  </div>
)
