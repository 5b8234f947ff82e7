/** The feedback dialog (docs/spec/closing.md). A click outside does not close it, and closing it keeps the answers. */
import { Button, CheckboxControl, TextareaControl } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useId, type ReactNode } from 'react'
import { fact } from '../../events'
import { maySend, surveyVariant, type SurveyAnswers } from '../../projections/closing'
import { Dialog } from '../ui/dialog'
import { useProjection, useRecord } from '../flow'

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

type StarsProps = { readonly rating: number; readonly onChange: (rating: number) => void }

/** One to five stars. For the keyboard and screen readers they are radio buttons. */
const Stars = ({ rating, onChange }: StarsProps) => {
  const group = useId()
  return (
    <div className="cys-stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className={`cys-stars__star ${star <= rating ? 'is-lit' : ''}`}>
          <input
            type="radio"
            className="cys-stars__input"
            name={group}
            aria-label={starName(star)}
            checked={star === rating}
            onChange={() => onChange(star)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </div>
  )
}

const starName = (stars: number): string =>
  /* translators: %d: a number from 1 to 5. */
  sprintf(_n('%d star', '%d stars', stars, 'customize-your-store'), stars)

type Box = 'streamline' | 'dislikeThemes' | 'themesNotMatch' | 'other'
type Text = 'feedback' | 'remarks'

type SurveyWords = {
  readonly intro: string
  readonly ease: string
  readonly motivation: string
  readonly boxes: readonly (readonly [Box, string])[]
  readonly texts: readonly (readonly [Text, string])[]
}

/** The survey's questions, for designs made with or without AI (docs/spec/closing.md). */
export const surveyWords = (variant: 'ai' | 'own'): SurveyWords => {
  const { motivation, streamline, remarks } = variant === 'ai' ? aboutAi() : aboutOwn()
  return {
    intro: __(
      'How well did the tools work for you? Your answers tell us what to improve next.',
      'customize-your-store',
    ),
    ease: __('How easy was it to design your store? 1 star means hard, 5 stars mean easy.', 'customize-your-store'),
    motivation,
    boxes: [
      ['streamline', streamline],
      ['dislikeThemes', __('I did not like any of the themes.', 'customize-your-store')],
      ['themesNotMatch', __('The themes did not fit my store.', 'customize-your-store')],
      ['other', __('Other.', 'customize-your-store')],
    ],
    texts: [
      ['feedback', __('Was anything unclear or unnecessary?', 'customize-your-store')],
      ['remarks', remarks],
    ],
  }
}

const aboutAi = () => ({
  motivation: __('Why did you design with AI?', 'customize-your-store'),
  streamline: __('I was curious what AI would make of my store.', 'customize-your-store'),
  remarks: __('Is there anything else you would like to say about designing with AI?', 'customize-your-store'),
})

const aboutOwn = () => ({
  motivation: __('Why did you create your own design?', 'customize-your-store'),
  streamline: __('I wanted a store that looks like no other.', 'customize-your-store'),
  remarks: __('Is there anything else you would like to say about designing your own store?', 'customize-your-store'),
})
