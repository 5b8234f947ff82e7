/** What was open when the merchant last saved, by kind, each with how many of it there were. */
import type { FlowEvent } from '../events'
import type { Openable } from '../events/checklist'
import type { Meaning } from './meaning'

export type Accepted = Readonly<Partial<Record<Openable, number>>>

export const reduceAccepted = (accepted: Accepted, event: FlowEvent, { start }: Meaning): Accepted => {
  if (start === 'anew' || event.type === 'DesignWithoutAiChosen') return {}
  return event.type === 'OpenItemsAccepted'
    ? Object.fromEntries(event.items.map(({ what, count }) => [what, count]))
    : accepted
}
