/** An error about more fonts or patterns, with a retry, on the screen where they were requested. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { fontsFault, patternsFault } from '../../../projections/design/more'
import { faultSentence } from '../../ui/fault-sentence'
import { useProjection, useRecord } from '../../flow'

export const MoreFault = ({ what }: { readonly what: 'fonts' | 'patterns' }) => {
  const { fault: query, sentence, again } = kinds[what]
  const fault = useProjection(query)
  const record = useRecord()
  if (fault === null) return null
  const text = `${sentence()} ${faultSentence(fault)}`
  return (
    <Notice
      className="cys-more-fault"
      status="error"
      politeness="assertive"
      spokenMessage={text}
      onRemove={() => void record(fact('OptInNoticeDismissed'))}
      actions={[{ label: __('Try again', 'customize-your-store'), onClick: () => void record(again) }]}
    >
      {text}
    </Notice>
  )
}

const kinds = {
  fonts: {
    fault: fontsFault,
    sentence: () => __('More fonts could not be installed.', 'customize-your-store'),
    again: fact('MoreFontsChosen'),
  },
  patterns: {
    fault: patternsFault,
    sentence: () => __('More patterns could not be fetched.', 'customize-your-store'),
    again: fact('MorePatternsChosen'),
  },
} as const
