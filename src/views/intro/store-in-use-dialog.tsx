/** Asks for confirmation before a new design if the store is in use (S-05). */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { hasAi } from '../../projections/intro/intro'
import { asksAboutUse } from '../../projections/intro/store-in-use'
import { useProjection } from '../flow'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { UseAtStake } from './use-at-stake'

export const StoreInUseDialog = () => {
  const open = useProjection(asksAboutUse)
  const ai = useProjection(hasAi)
  if (!open) return null
  return (
    <ConfirmDialog
      title={__('Replace your current design?', 'customize-your-store')}
      agree={__('Start a draft', 'customize-your-store')}
      agreed={ai ? fact('DesignWithAiChosen') : fact('DesignWithoutAiChosen')}
      more={<UseAtStake />}
    />
  )
}
