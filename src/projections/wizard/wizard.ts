/** Queries of the AI wizard's screens: the step, the answers so far, and the provider of suggestions. */
import { parsePath, paths } from '../../events/shell/route-path'
import type { Look } from '../../catalogue/wizard/looks'
import type { Tone } from '../../catalogue/wizard/tones'
import type { WizardStep } from '../../events/wizard/answers'
import type { Provider } from '../../events/wizard/suggesting'
import type { State } from '../../reducers'
import { answersOf } from '../../reducers/wizard/wizard'

const steps: readonly WizardStep[] = ['business-info-description', 'look-and-feel', 'tone-of-voice']

/** An unknown or missing step is the first. */
export const wizardStep = ({ route }: State): WizardStep =>
  steps.find((step) => step === parsePath(route.path).sub[0]) ?? 'business-info-description'

/** Progress at each step, in percent (docs/spec/wizard.md). */
export const wizardProgress: Readonly<Record<WizardStep, number>> = {
  'business-info-description': 20,
  'look-and-feel': 60,
  'tone-of-voice': 80,
}

/** Where Back leads; null for the first step. */
export const stepBefore: Readonly<Record<WizardStep, string | null>> = {
  'business-info-description': null,
  'look-and-feel': paths.wizard,
  'tone-of-voice': paths.look,
}

/** The description being edited, else the confirmed one. */
export const descriptionSoFar = ({ wizard }: State): string => wizard.draft ?? wizard.description

/** 'Continue' needs a description; it is not trimmed and has no maximum length (docs/spec/wizard.md). */
export const mayContinue = (description: string): boolean => description.length > 0

export const lookSoFar = ({ wizard }: State): Look => wizard.look

export const toneSoFar = ({ wizard }: State): Tone => wizard.tone

/** The provider of suggestions; 'nobody' while it is offline, when the store starts from a ready design. */
export const whoSuggests = (state: State): Provider | 'nobody' =>
  state.features.flowType === 'AIOffline' ? 'nobody' : answersOf(state).provider
