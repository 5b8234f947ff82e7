/** I-03: setting up the foundations failed. The first line is the same everywhere; the second gives the reason. */
import { Button, Notice } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { faultSentence } from '../ui/fault-sentence'
import { isForbidden } from '../../events/calls/fault'
import { setUpFailure, themeObstacle } from '../../projections/intro/intro'
import { useProjection, useRecord } from '../flow'
import { obstacleSentence } from './theme-obstacle'

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
