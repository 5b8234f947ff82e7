/** Asks for confirmation before a suggested design replaces the current one (docs/spec/intro.md). */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { introModal, suggesting } from '../../projections/intro/intro'
import { useProjection } from '../flow'
import { ChangesAtStake, DesignAtStake } from './at-stake'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { designItYourself } from './banner-parts'
import { quickStart } from './built-in-banners'
import { UseAtStake } from './use-at-stake'

export const NewDesignDialog = () => {
  const modal = useProjection(introModal)
  const builtIn = useProjection(suggesting) === 'built-in'
  switch (modal) {
    case 'no-modal':
      return null
    case 'task-incomplete-override-design-changes':
    case 'task-complete-without-ai-theme':
      return (
        <ConfirmDialog
          title={__('Replace your current design?', 'customize-your-store')}
          agree={builtIn ? quickStart() : __('Design with AI', 'customize-your-store')}
          agreed={fact('DesignWithAiChosen')}
          more={<UseAtStake />}
        >
          <ChangesAtStake />
        </ConfirmDialog>
      )
    case 'task-complete-with-ai-theme':
      return (
        <ConfirmDialog
          title={__('Start again from the beginning?', 'customize-your-store')}
          agree={__('Start again', 'customize-your-store')}
          agreed={fact('DesignWithAiChosen')}
          other={{ label: designItYourself(), chosen: fact('DesignWithoutAiChosen') }}
          more={<UseAtStake />}
        >
          <DesignAtStake />
        </ConfirmDialog>
      )
  }
}
