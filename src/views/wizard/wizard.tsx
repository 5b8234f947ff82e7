/** The AI wizard: one question after another, and the consent before anything is sent to a provider (docs/spec/wizard.md). */
import type { ReactNode } from 'react'
import type { WizardStep } from '../../events/wizard/answers'
import { wizardStep } from '../../projections/wizard/wizard'
import { DataSharingDialog } from './data-sharing-dialog'
import { useProjection } from '../flow'
import { BusinessQuestion } from './business-question'
import { LookQuestion } from './look-question'
import { ToneQuestion } from './tone-question'
import './wizard.css'
import { WizardTop } from './wizard-top'

export const Wizard = () => {
  const step = useProjection(wizardStep)
  return (
    <div className={`cys-wizard woocommerce-design-with-ai-wizard__step-${step}`}>
      <WizardTop step={step} />
      <main className="cys-wizard__page">{questions[step]}</main>
      <DataSharingDialog />
    </div>
  )
}

const questions: Readonly<Record<WizardStep, ReactNode>> = {
  'business-info-description': <BusinessQuestion />,
  'look-and-feel': <LookQuestion />,
  'tone-of-voice': <ToneQuestion />,
}
