/** The bar along the top. It stays mounted between steps, so that its growth is animated. */
import { __ } from '@wordpress/i18n'
import type { WizardStep } from '../../events/wizard/answers'
import { wizardProgress } from '../../projections/wizard/wizard'

export const WizardProgress = ({ step }: { readonly step: WizardStep }) => (
  <div
    className="cys-wizard__progress"
    role="progressbar"
    aria-label={__('Progress through the questions', 'customize-your-store')}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={wizardProgress(step)}
  >
    <div className="cys-wizard__done" style={{ inlineSize: `${wizardProgress(step)}%` }} />
  </div>
)
