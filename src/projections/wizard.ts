/** What the AI wizard's screens ask of the state: the step, the answers as far as they are given, and who makes suggestions. */
import { parsePath, paths } from '../catalogue/route-path'
import type { Look } from '../catalogue/looks'
import type { Tone } from '../catalogue/tones'
import type { WizardStep } from '../events/answers'
import type { Provider } from '../events/suggesting'
import type { State } from '../reducers'
import { answersOf } from '../reducers/wizard'

const steps: readonly WizardStep[] = ['business-info-description', 'look-and-feel', 'tone-of-voice']

/** An unknown or missing step is the first. */
export const wizardStep = ({ route }: State): WizardStep =>
  steps.find((step) => step === parsePath(route.path).sub[0]) ?? 'business-info-description'

/** Percent of the way that lies behind whoever is at a step (spec §9). */
export const wizardProgress: Readonly<Record<WizardStep, number>> = {
  'business-info-description': 20,
  'look-and-feel': 60,
  'tone-of-voice': 80,
}

/** Where Back leads; the first step has no other before it. */
export const stepBefore: Readonly<Record<WizardStep, string | null>> = {
  'business-info-description': null,
  'look-and-feel': paths.wizard,
  'tone-of-voice': paths.look,
}

/** The description as it is being written, or as it was given. */
export const descriptionSoFar = ({ wizard }: State): string => wizard.draft ?? wizard.description

/** 'Continue' needs a description; nothing is trimmed, and nothing is too long (reference D.1). */
export const mayContinue = (description: string): boolean => description.length > 0

export const lookSoFar = ({ wizard }: State): Look => wizard.look

export const toneSoFar = ({ wizard }: State): Tone => wizard.tone

/** Who suggests; 'nobody' while the provider cannot be reached, and then the store starts from a ready design. */
export const whoSuggests = (state: State): Provider | 'nobody' =>
  state.features.flowType === 'AIOffline' ? 'nobody' : answersOf(state).provider
