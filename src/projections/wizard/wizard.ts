/** Queries of the AI wizard's screens: the step, the answers so far, and the provider of suggestions. */
import type { Look } from '../../catalogue/wizard/looks'
import type { Tone } from '../../catalogue/wizard/tones'
import type { WizardStep } from '../../events/wizard/answers'
import type { Provider } from '../../events/wizard/suggesting'
import type { State } from '../../reducers'
import { pathBefore, questions, stepAt } from '../../reducers/wizard/questions'
import { answersOf } from '../../reducers/wizard/wizard'

export const wizardStep = ({ route }: State): WizardStep => stepAt(route.path)

/** In percent. */
export const wizardProgress = (step: WizardStep): number => questions[step].progress

/** Where Back leads; null for the first step. */
export const stepBefore = pathBefore

/** The description being edited, else the confirmed one. */
export const descriptionSoFar = ({ wizard }: State): string => wizard.draft ?? wizard.description

/** 'Continue' needs a description; it is not trimmed and has no maximum length (docs/spec/wizard.md). */
export const mayContinue = (description: string): boolean => description.length > 0

export const lookSoFar = ({ wizard }: State): Look => wizard.look

export const toneSoFar = ({ wizard }: State): Tone => wizard.tone

/** The provider of suggestions; 'nobody' while it is offline, when the store starts from a ready design. */
export const whoSuggests = (state: State): Provider | 'nobody' =>
  state.features.flowType === 'AIOffline' ? 'nobody' : answersOf(state).provider
