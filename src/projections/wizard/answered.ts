/** What was done in a wizard that can be continued, for the intro's offer (L-08). */
import { paths } from '../../events/shell/route-path'
import type { WizardStep } from '../../events/wizard/answers'
import type { State } from '../../reducers'
import { stepAt, wizardSteps } from '../../reducers/wizard/questions'

export type DoneInWizard =
  | { readonly what: 'description-begun' | 'generation-begun' | 'generation-failed' }
  | { readonly what: 'answered'; readonly step: WizardStep }

/** Every question has its own screen: being on the next one means that it was answered. */
export const doneInWizard = (place: string, { wizard, setUp }: State): readonly DoneInWizard[] => {
  if (place === paths.generating) return [{ what: 'generation-begun' }]
  if (wizard.description === '') return [{ what: 'description-begun' }]
  const answered = wizardSteps.slice(0, Math.max(1, wizardSteps.indexOf(stepAt(place))))
  return [
    ...answered.map((step) => ({ what: 'answered', step }) as const),
    ...(setUp.stage === 'failed' && setUp.way === 'with-ai' ? [{ what: 'generation-failed' } as const] : []),
  ]
}
