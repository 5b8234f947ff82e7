/** 'Use the store designer' on another theme: confirms the theme change (docs/spec/intro.md), and offers to keep the present theme. Never the wizard (B-15). */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { themeQuestion, presentThemeDesign } from '../../projections/intro/intro'
import { useProjection } from '../flow'
import { nothingToDesign, obstacleSentence } from './theme-obstacle'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { UseAtStake } from './use-at-stake'

export const ThemeSwitchDialog = () => {
  const question = useProjection(themeQuestion)
  const present = useProjection(presentThemeDesign)
  if (question === null) return null
  const { obstacle } = question
  // There is nothing to agree to.
  if (obstacle !== null && present === null)
    return (
      <ConfirmDialog title={__('Your current theme cannot be designed', 'customize-your-store')}>
        {nothingToDesign(obstacle)}
      </ConfirmDialog>
    )
  if (obstacle !== null)
    return (
      <ConfirmDialog
        title={__('Design your current theme?', 'customize-your-store')}
        more={<UseAtStake />}
        agree={designPresent()}
        agreed={present ?? []}
      >
        {obstacleSentence(obstacle)} {presentAtStake()}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={__('Change to a new theme?', 'customize-your-store')}
      agree={__('Design a new theme', 'customize-your-store')}
      agreed={fact('DesignWithoutAiChosen')}
      other={present ? { label: designPresent(), chosen: present } : undefined}
      more={<UseAtStake />}
    >
      {themeAtStake()}
    </ConfirmDialog>
  )
}

const designPresent = () => __('Design my current theme', 'customize-your-store')

const themeAtStake = () =>
  __(
    'The store designer builds on its own theme, which becomes the active one. Changes that you made to your current theme may no longer show in your store.',
    'customize-your-store',
  )

const presentAtStake = () =>
  __(
    'The store designer can give your current theme a new homepage, header, footer, colors and fonts.',
    'customize-your-store',
  )
