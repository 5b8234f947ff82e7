/** What will be sent to a provider, shown to the merchant before anything is sent. */
import type { Look } from '../catalogue/wizard/looks'
import type { Tone } from '../catalogue/wizard/tones'
import type { Provider } from '../events/wizard'
import type { State } from '../reducers'
import { asSent, masked } from '../suggestions/masked'
import { memo } from './memo'

export type DataSharing = {
  readonly provider: Exclude<Provider, 'rules'>
  /** The description as it will be sent. */
  readonly description: string
  /** Whether an email address or a phone number in the description was masked. */
  readonly hidden: boolean
  readonly look: Look
  readonly tone: Tone
}

/** Null while the dialog is closed; built-in suggestions send nothing. */
export const dataSharing = memo(
  ({ route, surroundings, wizard: { description, look, tone } }: State): DataSharing | null => {
    const provider = surroundings?.aiProvider ?? 'rules'
    if (route.dialog !== 'data-sharing' || provider === 'rules') return null
    const hidden = masked(description) !== description
    return { provider, description: asSent(description), hidden, look, tone }
  },
  ({ route, surroundings, wizard }) => [route.dialog, surroundings, wizard],
)
