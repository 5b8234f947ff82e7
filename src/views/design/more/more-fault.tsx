/** An error about more patterns, with a retry, on the screen where they were requested. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { patternsFault } from '../../../projections/design/more'
import { faultSentence } from '../../ui/fault-sentence'
import { useProjection, useRecord } from '../../flow'

export const MoreFault = () => {
  const fault = useProjection(patternsFault)
  const record = useRecord()
  if (fault === null) return null
  const text = `${__('More patterns could not be fetched.', 'customize-your-store')} ${faultSentence(fault)}`
  return (
    <Notice
      className="cys-more-fault"
      status="error"
      politeness="assertive"
      spokenMessage={text}
      onRemove={() => void record(fact('OptInNoticeDismissed'))}
      actions={[
        { label: __('Try again', 'customize-your-store'), onClick: () => void record(fact('MorePatternsChosen')) },
      ]}
    >
      {text}
    </Notice>
  )
}
