/** For a store in use, the wizard only creates a draft; this says so before the last answer. */
import { Notice } from '@wordpress/components'
import { isStoreInUse } from '../../projections/intro/store-in-use'
import { UseAtStake } from '../intro/use-at-stake'
import { useProjection } from '../flow'

export const UseNotice = () =>
  useProjection(isStoreInUse) ? (
    <Notice status="info" isDismissible={false}>
      <UseAtStake />
    </Notice>
  ) : null
