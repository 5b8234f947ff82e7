/** One answer to each question of the wizard; for questions with cards, the last card. */
import { fact, type FlowEvent } from '../../src/events'
import { cardQuestions, wizardSteps, type CardAnswers, type CardStep, type WizardStep } from '../../src/events/wizard'

export const lastAnswers = Object.fromEntries(
  Object.values(cardQuestions).map(({ field, answers }) => [field, answers.at(-1)]),
) as CardAnswers

const cardAnswer = (step: CardStep, given: CardAnswers): FlowEvent => {
  const { answeredBy, field } = cardQuestions[step]
  return { type: answeredBy, [field]: given[field] } as FlowEvent
}

/** The fact that answers the question. */
export const answerTo = (step: WizardStep, given: CardAnswers = lastAnswers): FlowEvent =>
  step === 'business-info-description' ? fact('BusinessDescribed', { text: 'Candles' }) : cardAnswer(step, given)

/** All of them, in their order. */
export const answersToAll = (over: Partial<CardAnswers> = {}): readonly FlowEvent[] =>
  wizardSteps.map((step) => answerTo(step, { ...lastAnswers, ...over }))
