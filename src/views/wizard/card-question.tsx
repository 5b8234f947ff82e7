/** A question of the wizard that is answered by picking a card. */
import { type ReactNode, useRef } from 'react'
import type { FlowEvent } from '../../events'
import { cardQuestions, type AnswerTo, type CardAnswers, type CardStep } from '../../events/wizard'
import { answersSoFar, firstGood, nameSoFar } from '../../projections/wizard'
import { useProjection, useRecord } from '../flow'
import { pictureOf } from './card-pictures'
import { Cards } from './cards'
import { wordsOf } from './questions'
import { WizardQuestion } from './wizard-question'

/** What the screen of a question needs of it. */
type Row<Step extends CardStep> = {
  readonly answers: readonly AnswerTo[Step][]
  readonly answerIn: (answers: CardAnswers) => AnswerTo[Step]
  readonly pick: (answer: AnswerTo[Step]) => FlowEvent
  readonly choose: (answer: AnswerTo[Step]) => FlowEvent
}
const rows: { readonly [Step in CardStep]: Row<Step> } = cardQuestions
const rowOf = <Step extends CardStep>(step: Step): Row<Step> => rows[step]

export type Around = {
  /** Above the question. */
  readonly notice?: ReactNode
  /** Between the question and its cards. */
  readonly above?: ReactNode
  /** Between the cards and 'Continue'. */
  readonly below?: ReactNode
}

export const CardQuestion = ({ step, notice, above, below }: Around & { readonly step: CardStep }) => {
  const { answers, answerIn, pick: picked, choose } = rowOf(step)
  const kept = answerIn(useProjection(answersSoFar))
  const record = useRecord()
  const { pick, last } = usePick(kept, (answer) => record(picked(answer)))
  const { heading, text, label, cards } = wordsOf(step)
  const good = useProjection(firstGood)
  const name = useProjection(nameSoFar)
  const shop = good && { name, picture: good.picture, good: good.title }
  const shown = answers.map((key) => {
    const { title = '', text: words = '', sample } = cards[key] ?? {}
    return { key, title, text: words, picture: pictureOf(step, key, sample, shop) }
  })
  return (
    <WizardQuestion heading={heading} text={text} notice={notice} onContinue={() => record(choose(last()))}>
      {above}
      <Cards label={label} cards={shown} picked={kept} onPick={pick} />
      {below}
    </WizardQuestion>
  )
}

type Pick<Key> = {
  readonly pick: (key: Key) => void
  /**
   * The card that was picked last. It is displayed a moment later, once it is stored, and the merchant may press 'Continue' before that.
   */
  readonly last: () => Key
}

/** @param keep stores a card; resolves once `kept` is that card */
const usePick = <Key extends string>(kept: Key, keep: (key: Key) => Promise<void>): Pick<Key> => {
  const onItsWay = useRef<{ readonly key: Key } | null>(null)
  const last = () => onItsWay.current?.key ?? kept
  const pick = (key: Key) => {
    if (key === last()) return
    const mine = { key }
    onItsWay.current = mine
    void keep(key).then(() => {
      if (onItsWay.current === mine) onItsWay.current = null
    })
  }
  return { pick, last }
}
