/** Says that the store did not answer, and offers to try again. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import type { Fault } from '../../events/calls'
import { faultSentence } from './labels'

type Props = {
  readonly text: string
  readonly onRetry: () => void
  /** Other ways to continue. */
  readonly children?: ReactNode
}

export const TryAgain = ({ text, onRetry, children }: Props) => (
  <>
    <Notice status="error" isDismissible={false}>
      {text}
    </Notice>
    <div className="cys-dialog__actions">
      {children}
      <Button __next40pxDefaultSize variant="primary" onClick={onRetry}>
        {__('Try again', 'customize-your-store')}
      </Button>
    </div>
  </>
)

/** The same for what a screen reads. */
export const Unreadable = ({ fault, ...props }: Omit<Props, 'text'> & { readonly fault: Fault }) => (
  <TryAgain
    {...props}
    text={`${__('Your store could not be read.', 'customize-your-store')} ${faultSentence(fault)}`}
  />
)
