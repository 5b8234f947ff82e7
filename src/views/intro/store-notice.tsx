/** I-11: the state of the store is unknown. The intro still works, so the notice is only informational. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { faultSentence } from '../ui/fault-sentence'
import { isRestClosed, storeFault } from '../../projections/intro/intro'
import { useProjection, useRecord } from '../flow'

export const StoreNotice = () => {
  const found = useProjection(storeFault)
  const closed = useProjection(isRestClosed)
  const record = useRecord()
  if (found === null) return null
  const cause = closed
    ? __(
        'Your store’s REST API is blocked, for example by a security plugin. The store designer needs it: please allow it for users who are logged in.',
        'customize-your-store',
      )
    : faultSentence(found)
  const text = __('We could not find out how your store looks now.', 'customize-your-store')
  return (
    <Notice className="cys-intro__notice" status="info" isDismissible={false} spokenMessage={`${text} ${cause}`}>
      <p>
        {text}{' '}
        <Button variant="link" onClick={() => void record(fact('ReadingRetried'))}>
          {__('Try again', 'customize-your-store')}
        </Button>
      </p>
      <p className="cys-intro__cause">{cause}</p>
    </Notice>
  )
}
