/**
 * Confirms the theme change if the merchant chooses 'Use the store designer' on another theme (docs/spec/intro.md), and offers to keep the
 * current theme. It never leads to the wizard (B-15).
 */
import { Button, Notice } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { presentThemeDesign, setUpFailure, themeObstacle, themeQuestion } from '../../projections/intro'
import { useProjection, useRecord } from '../flow'
import type { Obstacle } from '../../reducers/set-up/theme-to-design'
import { ConfirmDialog } from '../ui/dialog'
import { UseAtStake } from './at-stake'
import { faultSentence } from '../ui/labels'
import { isForbidden } from '../../events/calls'

export const ThemeSwitchDialog = () => {
  const question = useProjection(themeQuestion)
  const present = useProjection(presentThemeDesign)
  if (question === null) return null
  const { obstacle } = question
  // The theme cannot change and cannot stay, so there is nothing to confirm.
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

/** Why the theme cannot be changed here, and who could change it. */
const obstacleSentence = (obstacle: Obstacle): string => {
  switch (obstacle) {
    case 'account':
      return __(
        'Your account is not allowed to change themes. Ask an administrator of the store for help.',
        'customize-your-store',
      )
    case 'files':
      return __(
        'No theme can be installed here, because this site does not allow changes to its files. Whoever hosts or maintains it can install one.',
        'customize-your-store',
      )
  }
}

/** Explains that neither the current theme nor another one can be designed. */
export const nothingToDesign = (obstacle: Obstacle): string =>
  `${__('The store designer needs a block theme, and your current theme is not one.', 'customize-your-store')} ${obstacleSentence(obstacle)}`

/** Setting up the basics of the store failed (I-03). The first line is always the same; the second gives the reason. */
export const SetUpNotice = () => {
  const failure = useProjection(setUpFailure)
  const why = useProjection(themeObstacle)
  const record = useRecord()
  if (failure === null) return null
  const again = (
    <Button variant="link" onClick={() => void record(fact('DesignWithoutAiChosen'))}>
      {''}
    </Button>
  )
  const cause =
    why !== null &&
    isForbidden(failure.fault) &&
    (failure.what === 'ThemeInstall' || failure.what === 'ThemeActivation')
      ? obstacleSentence(why)
      : faultSentence(failure.fault)
  return (
    <Notice
      className="cys-intro__notice"
      status="error"
      onRemove={() => void record(fact('SetupNoticeDismissed'))}
      spokenMessage={`${sentence().replaceAll(/<\/?again>/g, '')} ${cause}`}
    >
      <p>{createInterpolateElement(sentence(), { again })}</p>
      <p className="cys-intro__cause">{cause}</p>
    </Notice>
  )
}

const sentence = () =>
  __(
    'Oops! We encountered a problem while setting up the foundations. <again>Please try again</again> or start with a theme.',
    'customize-your-store',
  )
