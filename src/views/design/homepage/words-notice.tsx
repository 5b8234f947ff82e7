/** Why the model wrote no words; the button below it asks again. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { Fault } from '../../../events/calls/fault'
import { wordsFault } from '../../../projections/design/new-words'
import { useProjection, useRecord } from '../../flow'
import { faultSentence } from '../../ui/fault-sentence'

export const WordsNotice = () => {
  const fault = useProjection(wordsFault)
  const record = useRecord()
  if (fault === null) return null
  const text = `${__('The words stayed as they are.', 'customize-your-store')} ${sentence(fault)}`
  return (
    <Notice
      status="error"
      politeness="assertive"
      spokenMessage={text}
      onRemove={() => void record(fact('NewWordsNoticeDismissed'))}
    >
      {text}
    </Notice>
  )
}

/** What the store says about its AI is said for the merchant. */
const sentence = (fault: Fault): string => {
  if (fault.tag === 'Garbled') return __('Nothing in the AI’s answer could be used.', 'customize-your-store')
  if (fault.tag === 'Timeout') return __('The AI took too long to answer.', 'customize-your-store')
  return fault.tag === 'Refused' && fault.code.startsWith('customize_your_store_ai_') && fault.message !== ''
    ? fault.message
    : faultSentence(fault)
}
