/** A notice about unsaved changes, with a link back to them. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { paths } from '../../events/shell/route-path'
import { fact } from '../../events'
import { hasUnsavedChoices } from '../../projections/closing/closing'
import { useProjection, useRecord } from '../flow'

export const DraftNotice = () => {
  const shown = useProjection(hasUnsavedChoices)
  const record = useRecord()
  if (!shown) return null
  return (
    <Notice
      className="cys-closing__draft"
      status="info"
      isDismissible={false}
      actions={[
        {
          label: __('Continue designing', 'customize-your-store'),
          variant: 'link',
          onClick: () => void record(fact('ScreenOpened', { path: paths.designer })),
        },
      ]}
    >
      {__('You have newer changes. They stay a draft until you save again.', 'customize-your-store')}
    </Notice>
  )
}
