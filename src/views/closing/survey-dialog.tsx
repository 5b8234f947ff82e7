/** The feedback dialog (docs/spec/closing.md). A click outside does not close it; closing keeps the answers. */
import { Button, CheckboxControl, TextareaControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useId, type ReactNode } from 'react'
import { fact } from '../../events'
import { maySend, surveyVariant, type SurveyAnswers } from '../../projections/closing/closing'
import { Dialog } from '../ui/dialog'
import { useProjection, useRecord } from '../flow'
import { Stars } from './stars'
import { surveyWords } from './survey-words'

type Props = { readonly answers: SurveyAnswers; readonly onChange: (part: Partial<SurveyAnswers>) => void }

export const SurveyDialog = ({ answers, onChange }: Props) => {
  const words = surveyWords(useProjection(surveyVariant))
  const record = useRecord()
  const hint = useId()
  const ready = maySend(answers)
  const close = () => void record(fact('DialogClosed'))
  return (
    <Dialog
      className="cys-survey woocommerce-ai-survey-modal"
      title={__('Share feedback', 'customize-your-store')}
      onClose={close}
    >
      <p>{words.intro}</p>
      <Question text={words.ease} required>
        <Stars rating={answers.rating} onChange={(rating) => onChange({ rating })} />
      </Question>
      <Question text={words.motivation} required>
        {words.boxes.map(([key, label]) => (
          <CheckboxControl
            key={key}
            label={label}
            checked={answers[key]}
            onChange={(checked) => onChange({ [key]: checked })}
          />
        ))}
      </Question>
      {words.texts.map(([key, label]) => (
        <TextareaControl
          key={key}
          className="cys-survey__text"
          label={label}
          rows={3}
          value={answers[key]}
          onChange={(text) => onChange({ [key]: text })}
        />
      ))}
      <div className="cys-dialog__actions">
        {!ready && (
          <span id={hint} className="cys-survey__hint">
            {__('To send, give a rating and tick at least one box.', 'customize-your-store')}
          </span>
        )}
        <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button
          __next40pxDefaultSize
          variant="primary"
          disabled={!ready}
          accessibleWhenDisabled
          {...(ready ? {} : { 'aria-describedby': hint })}
          onClick={() => void record(fact('SurveySent', answers))}
        >
          {__('Send', 'customize-your-store')}
        </Button>
      </div>
    </Dialog>
  )
}

type QuestionProps = { readonly text: string; readonly required?: boolean; readonly children: ReactNode }

const Question = ({ text, required = false, children }: QuestionProps) => (
  <fieldset className="cys-survey__question">
    <legend className="cys-survey__legend">
      {text} {required && <span className="cys-survey__need">{__('(required)', 'customize-your-store')}</span>}
    </legend>
    {children}
  </fieldset>
)
