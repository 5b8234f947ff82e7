/** The top of the wizard: progress, back, and close. In the sign-up variant, an icon and 'Skip' (docs/spec/wizard.md). */
import { Button } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { chevronLeft, chevronRight, close } from '@wordpress/icons'
import { fact } from '../../events'
import type { WizardStep } from '../../events/wizard/answers'
import { siteHub } from '../../projections/shell/site-hub'
import { stepBefore } from '../../projections/wizard/wizard'
import { useProjection, useRecord } from '../flow'
import { ShopGlyph } from '../shell/shop-glyph'
import { SkipLink } from './skip-link'
import { WizardProgress } from './wizard-progress'

type Props = { readonly step: WizardStep }

export const WizardTop = ({ step }: Props) => {
  const { entrepreneur } = useProjection(siteHub)
  const record = useRecord()
  return (
    <header className="cys-wizard__top">
      {entrepreneur ? (
        <span className="cys-wizard__sign">
          <ShopGlyph />
        </span>
      ) : (
        <WizardProgress step={step} />
      )}
      <Back step={step} />
      <div className="cys-wizard__way-out">
        {entrepreneur ? (
          <SkipLink step={step} />
        ) : (
          <Button
            __next40pxDefaultSize
            icon={close}
            label={__('Close', 'customize-your-store')}
            onClick={() => void record(fact('WizardClosed', { step }))}
          />
        )}
      </div>
    </header>
  )
}

const Back = ({ step }: Props) => {
  const record = useRecord()
  const path = stepBefore(step)
  if (path === null) return null
  return (
    <Button
      __next40pxDefaultSize
      icon={isRTL() ? chevronRight : chevronLeft}
      onClick={() => void record(fact('ScreenOpened', { path }))}
    >
      {__('Back', 'customize-your-store')}
    </Button>
  )
}
