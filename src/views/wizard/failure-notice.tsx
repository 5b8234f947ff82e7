/** Generating a store failed. The first line is the same every time; the second gives the reason. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { generationFailure } from './generation-failure'
import { useProjection, useRecord } from '../flow'

export const FailureNotice = () => {
  const cause = useProjection(generationFailure)
  const record = useRecord()
  if (cause === null) return null
  const sentence = __('Oops! We encountered a problem while generating your store.', 'customize-your-store')
  return (
    <Notice
      className="cys-question__notice"
      status="error"
      isDismissible={false}
      spokenMessage={`${sentence} ${cause}`}
    >
      <p>
        {sentence}{' '}
        <Button
          className="cys-question__again"
          variant="tertiary"
          size="small"
          onClick={() => void record(fact('GenerationRetried'))}
        >
          {__('Please try again', 'customize-your-store')}
        </Button>
      </p>
      <p className="cys-question__cause">{cause}</p>
    </Notice>
  )
}
