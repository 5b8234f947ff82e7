/** The answers that a call sends, as a sentence for prompts: "The store looks bold and speaks in a tone that is formal." */
import type { AskingCall } from '../events/card-questions'
import { cardQuestions, stepsSentIn, type CardAnswers, type SentAnswers } from '../events/wizard'

export const storeInWords = <Call extends AskingCall>(call: Call, answers: SentAnswers<Call>): string => {
  const given: Partial<CardAnswers> = answers
  const said = stepsSentIn(call).map((step) => {
    const { says, field } = cardQuestions[step]
    return `${says} ${String(given[field]).toLowerCase()}`
  })
  return `The store ${[said.slice(0, -1).join(', '), ...said.slice(-1)].filter((part) => part !== '').join(' and ')}.`
}
