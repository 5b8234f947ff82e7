/** The wizard's questions. */
import { fact } from '../../../src/events'
import { cardQuestions, cardSteps, type CardStep, type WizardStep } from '../../../src/events/wizard'
import { answerTo, lastAnswers } from '../../support/wizard-answers'
import { generationFailure } from '../../../src/views/wizard/labels'
import { screen } from '../../../src/projections/screen'
import { wizardStep } from '../../../src/projections/wizard'
import type { State } from '../../../src/reducers'
import { isOpen, when, type Presses } from './press'

/** Whichever of the two asks it: the wizard, or the quick start. */
const isAt = (state: State, step: WizardStep) =>
  screen(state) === 'wizard' && wizardStep(state) === step && isOpen(state)

export const nameOfPick = (step: CardStep): string => `picks a ${cardQuestions[step].field}`

/** Any card except the preselected one. */
const picks = (step: CardStep, state: State) => {
  const { answers, field } = cardQuestions[step]
  const others = answers.slice(1).map((answer) => answerTo(step, { ...lastAnswers, [field]: answer }))
  return when(isAt(state, step), ...others)
}

export const inTheWizard: Presses = {
  'describes the business': (state) =>
    when(
      isAt(state, 'business-info-description'),
      fact('BusinessDescribed', { text: 'We bake bread' }),
      fact('BusinessDescribed', { text: 'We sell tea' }),
    ),
  'chooses a trade': (state) =>
    when(isAt(state, 'look-and-feel'), fact('TradeChosen', { trade: 'soap' }), fact('TradeChosen', { trade: '' })),
  ...Object.fromEntries(cardSteps.map((step) => [nameOfPick(step), (state: State) => picks(step, state)])),
  'tries the generation again': (state) =>
    when(screen(state) === 'wizard' && generationFailure(state) !== null, fact('GenerationRetried')),
  'closes the wizard': (state) =>
    when(screen(state) === 'wizard' && isOpen(state), fact('WizardClosed', { step: 'business-info' })),
}
