/** 'Skip' in the sign-up variant: the reducer leads to the admin home, which keeps the variant's `ref`. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { MouseEvent } from 'react'
import { fact } from '../../events'
import type { WizardStep } from '../../events/wizard/answers'
import { siteHub } from '../../projections/shell/site-hub'
import { useProjection, useRecord } from '../flow'

export const SkipLink = ({ step }: { readonly step: WizardStep }) => {
  const { adminHome } = useProjection(siteHub)
  const record = useRecord()
  const skip = (event: MouseEvent) => {
    // The browser handles a click that opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void record(fact('WizardSkipped', { step }))
  }
  return (
    <Button __next40pxDefaultSize variant="tertiary" href={adminHome} onClick={skip}>
      {__('Skip', 'customize-your-store')}
    </Button>
  )
}
