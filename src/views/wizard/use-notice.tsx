/** The wizard, too, makes no more than a draft for a store in use: said before the last answer is given. */
import { Notice } from '@wordpress/components'
import { isStoreInUse } from '../../projections/store-in-use'
import { UseAtStake } from '../dialogs/use-at-stake'
import { useProjection } from '../flow'

export const UseNotice = () =>
  useProjection(isStoreInUse) ? (
    <Notice status="info" isDismissible={false}>
      <UseAtStake />
    </Notice>
  ) : null
