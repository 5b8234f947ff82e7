/** A question of the wizard: heading, hint, answer, and 'Continue'. */
import { Button, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useId, useState, type ReactNode } from 'react'
import { ScreenHeading } from '../ui/screen-heading'

type Props = {
  readonly heading: string
  readonly text: string
  /** Shown above the question: an error. */
  readonly notice?: ReactNode
  readonly children: ReactNode
  /** Whether there is an answer; if not, `hint` says what is missing. */
  readonly ready?: boolean
  readonly hint?: string
  /** Resolves once the answer is stored. */
  readonly onContinue: () => Promise<void>
}

export const WizardQuestion = ({ heading, text, notice, children, onContinue, ready = true, hint = '' }: Props) => (
  <div className="cys-question">
    {notice}
    <ScreenHeading className="cys-question__heading">{heading}</ScreenHeading>
    <p className="cys-question__text">{text}</p>
    {children}
    <ContinueButton ready={ready} hint={hint} onContinue={onContinue} />
  </div>
)

type ContinueButtonProps = { readonly ready: boolean; readonly hint: string; readonly onContinue: () => Promise<void> }

/**
 * 'Continue' accepts one click, and only with an answer. It stays focusable while it waits, so that a dialog can return the focus to it.
 */
const ContinueButton = ({ ready, hint, onContinue }: ContinueButtonProps) => {
  const [going, setGoing] = useState(false)
  const id = useId()
  const go = () => {
    setGoing(true)
    void onContinue().finally(() => setGoing(false))
  }
  return (
    <div className="cys-question__go">
      <Button
        __next40pxDefaultSize
        variant="primary"
        disabled={!ready || going}
        accessibleWhenDisabled
        isBusy={going}
        {...(ready ? {} : { 'aria-describedby': id })}
        onClick={go}
      >
        {__('Continue', 'customize-your-store')}
        {going && <Spinner />}
      </Button>
      {!ready && (
        <span id={id} className="cys-question__hint">
          {hint}
        </span>
      )}
    </div>
  )
}
