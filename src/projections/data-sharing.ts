/** The data that a provider will get, shown to the merchant before anything is sent. */
import { cardAnswers, stepsSentIn, type CardAnswers, type CardStep, type Provider } from '../events/wizard'
import type { State } from '../reducers'
import { readyProvider } from '../reducers/wizard'
import { asSent, masked } from '../suggestions/masked'
import { memo } from './memo'

export type DataSharing = {
  readonly provider: Exclude<Provider, 'rules'>
  /** The description as it will be sent. */
  readonly description: string
  /** Whether an email address or a phone number in the description was masked. */
  readonly hidden: boolean
  /** The questions whose answers are sent, now or for a section's new texts. */
  readonly steps: readonly CardStep[]
  readonly answers: CardAnswers
}

/** Null while the dialog is closed; built-in suggestions send nothing. */
export const dataSharing = memo(
  (state: State): DataSharing | null => {
    const provider = readyProvider(state)
    if (state.route.dialog !== 'data-sharing' || provider === 'rules') return null
    const { wizard } = state
    const { description } = wizard
    return {
      provider,
      description: asSent(description),
      hidden: masked(description) !== description,
      steps: stepsSentIn('AiPaletteQuery', 'SectionWords'),
      answers: cardAnswers(wizard),
    }
  },
  (state) => [state.route.dialog, readyProvider(state), state.wizard],
)
