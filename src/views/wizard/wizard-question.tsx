/** A question of the wizard: heading, hint, answer, and 'Continue'. */
import type { ReactNode } from 'react'
import { ScreenHeading } from '../ui/screen-heading'
import { ContinueButton } from './continue-button'

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
