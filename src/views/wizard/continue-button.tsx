/**
 * 'Continue' accepts one click, and only with an answer. It stays focusable while it waits, so that a dialog can return the focus to it.
 */
import { Button, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useId, useState } from 'react'

type Props = { readonly ready: boolean; readonly hint: string; readonly onContinue: () => Promise<void> }

export const ContinueButton = ({ ready, hint, onContinue }: Props) => {
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
