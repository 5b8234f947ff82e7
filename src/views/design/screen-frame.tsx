/** The frame of a designer screen: back button, heading (which takes the focus), description and choices. */
import { Button } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { chevronLeft, chevronRight } from '@wordpress/icons'
import type { ReactNode } from 'react'
import { fact } from '../../events'
import { pathTo } from '../../projections/design/place'
import { useProjection, useRecord } from '../flow'
import { ScreenHeading } from '../ui/screen-heading'
import { siteHub } from '../../projections/shell'

type Props = {
  readonly title: string
  readonly description: string
  /** Replaces the default way back to the menu; null for no back button. */
  readonly onBack?: (() => void) | null
  readonly children: ReactNode
}

export const ScreenFrame = ({ title, description, onBack, children }: Props) => {
  const record = useRecord()
  const back = onBack === undefined ? () => void record(fact('ScreenOpened', { path: pathTo('root') })) : onBack
  return (
    <div className={`cys-designer-screen ${onBack === undefined ? 'is-sub' : 'is-root'}`}>
      <div className={`cys-designer-screen__head ${back === null ? 'has-no-back' : ''}`}>
        {back !== null && (
          <Button
            className="cys-designer-screen__back"
            size="compact"
            icon={isRTL() ? chevronRight : chevronLeft}
            label={__('Back', 'customize-your-store')}
            showTooltip={false}
            onClick={back}
          />
        )}
        <ScreenHeading className="cys-designer-screen__title">{title}</ScreenHeading>
      </div>
      <p className="cys-designer-screen__description">{description}</p>
      {children}
    </div>
  )
}

/**
 * The action of the back button on the designer's root: asks before leaving. Null in the sign-up variant, which has no way back.
 */
export const useWayOut = (): (() => void) | null => {
  const { entrepreneur } = useProjection(siteHub)
  const record = useRecord()
  return entrepreneur ? null : () => void record(fact('DialogOpened', { dialog: 'exit' }))
}
