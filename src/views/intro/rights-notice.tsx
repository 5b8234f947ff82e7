/** W-02: an account that may look but not change the design is told before it tries. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { mayDesign } from '../../projections/intro'
import { useProjection } from '../flow'

export const RightsNotice = () =>
  useProjection(mayDesign) ? null : (
    <Notice className="cys-intro__notice" status="warning" isDismissible={false}>
      {__(
        'Your account may look around here, but not change the design of the store. Ask an administrator of the store for help.',
        'customize-your-store',
      )}
    </Notice>
  )
