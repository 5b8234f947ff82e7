/** 'Use the store designer' on another theme: asked before the theme is changed (reference A.3). */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { asksThemeSwitch, hasAi } from '../../projections/intro'
import { useProjection } from '../flow'
import { ChangesAtStake } from './at-stake'
import { Question } from './question'
import { UseAtStake } from './use-at-stake'

export const ThemeSwitchDialog = () => {
  const open = useProjection(asksThemeSwitch)
  const ai = useProjection(hasAi)
  if (!open) return null
  return (
    <Question
      title={__('Change to a new theme?', 'customize-your-store')}
      agree={__('Design a new theme', 'customize-your-store')}
      agreed={ai ? fact('DesignWithAiChosen') : fact('DesignWithoutAiChosen')}
      more={<UseAtStake />}
    >
      {ai ? <ChangesAtStake /> : themeAtStake()}
    </Question>
  )
}

const themeAtStake = () =>
  __(
    'The store designer builds on its own theme, which becomes the active one. Changes that you made to your present theme may no longer be seen in your store.',
    'customize-your-store',
  )
