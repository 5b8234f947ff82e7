/** T-03: asks for feedback once. The answers are kept here while the dialog is closed. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { asksSurvey, noAnswers, offersSurvey } from '../../projections/closing/closing'
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
