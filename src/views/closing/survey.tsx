/** T-03: feedback is asked for once. What was filled in stays here while the merchant looks at the screen again. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { asksSurvey, noAnswers, offersSurvey } from '../../projections/closing'
import { useProjection, useRecord } from '../flow'
import './survey.css'
import { SurveyDialog } from './survey-dialog'

export const Survey = () => {
  const offered = useProjection(offersSurvey)
  const open = useProjection(asksSurvey)
  const [answers, setAnswers] = useState(noAnswers)
  const record = useRecord()
  if (!offered) return null
  return (
    <>
      <Button
        __next40pxDefaultSize
        variant="secondary"
        onClick={() => void record(fact('DialogOpened', { dialog: 'survey' }))}
      >
        {__('Share feedback', 'customize-your-store')}
      </Button>
      {open && <SurveyDialog answers={answers} onChange={(part) => setAnswers((before) => ({ ...before, ...part }))} />}
    </>
  )
}
