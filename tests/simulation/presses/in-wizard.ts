/** The wizard's questions. */
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { cardQuestions, cardSteps, type CardStep } from '../../../src/events/wizard'
import { answerTo, lastAnswers } from '../../support/wizard-answers'
import { generationFailure } from '../../../src/views/wizard/labels'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import { isOpen, when, type Presses } from './press'

const isAt = (state: State, path: string) => screen(state) === 'wizard' && state.route.path === path && isOpen(state)

export const nameOfPick = (step: CardStep): string => `picks a ${cardQuestions[step].field}`

/** Any card except the preselected one. */
const picks = (step: CardStep, state: State) => {
  const { answers, field } = cardQuestions[step]
  const others = answers.slice(1).map((answer) => answerTo(step, { ...lastAnswers, [field]: answer }))
  return when(isAt(state, `${paths.wizard}/${step}`), ...others)
}

export const inTheWizard: Presses = {
  'describes the business': (state) =>
    when(
      isAt(state, paths.wizard),
      fact('BusinessDescribed', { text: 'We bake bread' }),
      fact('BusinessDescribed', { text: 'We sell tea' }),
    ),
  'chooses a trade': (state) =>
    when(isAt(state, paths.look), fact('TradeChosen', { trade: 'soap' }), fact('TradeChosen', { trade: '' })),
  ...Object.fromEntries(cardSteps.map((step) => [nameOfPick(step), (state: State) => picks(step, state)])),
  'tries the generation again': (state) =>
    when(screen(state) === 'wizard' && generationFailure(state) !== null, fact('GenerationRetried')),
  'closes the wizard': (state) =>
    when(screen(state) === 'wizard' && isOpen(state), fact('WizardClosed', { step: 'business-info' })),
}
