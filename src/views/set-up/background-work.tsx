/** What runs in the background, as a line above Save and on the closing screen. Nothing has to wait for it. */
import { Notice, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { bringing, samplesFault } from '../../projections/set-up'
import { useProjection, useRecord } from '../flow'
import { faultSentence } from '../ui/labels'
import './background-work.css'

export const BackgroundWorkLine = () => {
  const what = useProjection(bringing)
  return (
    <>
      <SamplesFault />
      {/* Always rendered, because screen readers announce only changes inside an existing element. */}
      <p className="cys-background-work" role="status">
        {what !== null && (
          <>
            <Spinner />
            {sentences[what]()}
          </>
        )}
      </p>
    </>
  )
}

const SamplesFault = () => {
  const fault = useProjection(samplesFault)
  const record = useRecord()
  if (fault === null) return null
  const text = `${__('The sample products could not be made.', 'customize-your-store')} ${faultSentence(fault)}`
  return (
    <Notice
      className="cys-samples-fault"
      status="warning"
      spokenMessage={text}
      onRemove={() => void record(fact('SampleProductsForgone'))}
      actions={[
        {
          label: __('Try again', 'customize-your-store'),
          onClick: () => void record(fact('SampleProductsRetried')),
        },
      ]}
    >
      {text}
    </Notice>
  )
}

const sentences = {
  products: () => __('Sample products are being made and will appear on the page.', 'customize-your-store'),
  fonts: () => __('More fonts are being installed.', 'customize-your-store'),
} as const
