/** A Save that was cut off long ago goes on only when the merchant says so. */
import { Notice } from '@wordpress/components'
import { __, _x, sprintf } from '@wordpress/i18n'
import { fact } from '../../events'
import { cutOffSave } from '../../projections/saving/saving'
import { useProjection, useRecord } from '../flow'
import { dateWords } from '../ui/date-words'
import { partName } from './part-name'

export const CutOffNotice = () => {
  const save = useProjection(cutOffSave)
  const record = useRecord()
  if (save === null) return null
  return (
    <Notice
      className="cys-altered"
      status="warning"
      onRemove={() => void record(fact('SaveNoticeDismissed'))}
      actions={[
        {
          label: __('Go on saving', 'customize-your-store'),
          variant: 'secondary',
          onClick: () => void record(fact('SaveChosen')),
        },
      ]}
    >
      <p>
        {sprintf(
          // translators: %s: a date with a time.
          __('You chose Save on %s, and it was cut off.', 'customize-your-store'),
          dateWords(save.since),
        )}{' '}
        {save.kinds.length === 0
          ? __('It goes on when you save again.', 'customize-your-store')
          : sprintf(
              // translators: %s: names of parts of a design, for example Header, Footer.
              __('It goes on when you save again, and publishes: %s.', 'customize-your-store'),
              save.kinds.map(partName).join(_x(', ', 'between the items of a list', 'customize-your-store')),
            )}
      </p>
    </Notice>
  )
}
