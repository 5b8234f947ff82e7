/** The wizard's questions. Their order is that of their codec (events/wizard/answers.ts). */
import type { EventType } from '../../events'
import { parsePath, paths } from '../../events/shell/route-path'
import { WizardStep } from '../../events/wizard/answers'

type Question = {
  readonly path: string
  /** The fact that answers it. The next question follows; after the last one, the store is made. */
  readonly answeredBy: EventType
  /** How far the merchant has come, in percent (docs/spec/wizard.md). */
  readonly progress: number
}

export const questions: Readonly<Record<WizardStep, Question>> = {
  'business-info-description': { path: paths.wizard, answeredBy: 'BusinessDescribed', progress: 20 },
  'look-and-feel': { path: paths.look, answeredBy: 'LookChosen', progress: 60 },
  'tone-of-voice': { path: paths.tone, answeredBy: 'ToneChosen', progress: 80 },
}

export const wizardSteps = Object.keys(WizardStep.keys) as readonly WizardStep[]

/** An unknown or missing step is the first. */
export const stepAt = (path: string): WizardStep =>
  wizardSteps.find((step) => step === parsePath(path).sub[0]) ?? 'business-info-description'

export const stepAnsweredBy = (type: EventType): WizardStep | null =>
  wizardSteps.find((step) => questions[step].answeredBy === type) ?? null

/** The path of the question before it; null for the first one. */
export const pathBefore = (step: WizardStep): string | null => pathOf(wizardSteps[wizardSteps.indexOf(step) - 1])

/** The path of the question after it; null for the last one. */
export const pathAfter = (step: WizardStep): string | null => pathOf(wizardSteps[wizardSteps.indexOf(step) + 1])

const pathOf = (step: WizardStep | undefined): string | null => (step === undefined ? null : questions[step].path)
