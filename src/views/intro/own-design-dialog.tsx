/** Asks for confirmation before a design of one's own replaces changes, or begins on a store in use (B-15). */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { ownDesignQuestion } from '../../projections/intro/own-design'
import { useProjection } from '../flow'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { ChangesAtStake } from './at-stake'
import { designItYourself } from './banner-parts'
import { UseAtStake } from './use-at-stake'

export const OwnDesignDialog = () => {
  const question = useProjection(ownDesignQuestion)
  if (question === null) return null
  return (
    <ConfirmDialog
      title={__('Replace your current design?', 'customize-your-store')}
      agree={designItYourself()}
      agreed={fact('DesignWithoutAiChosen')}
      more={<UseAtStake />}
    >
      {question.changes ? <ChangesAtStake /> : undefined}
    </ConfirmDialog>
  )
}
