/** How far the last Save came. */
import type { FlowEvent } from '../events'
import type { Fault } from '../events/fault'
import type { Recorded } from '../events/envelope'
import { startOf } from './generation-start'
import type { State } from './state'

export type Saving =
  | { readonly stage: 'idle' }
  | { readonly stage: 'running' }
  | { readonly stage: 'failed'; readonly what: string; readonly fault: Fault }
  /** The design is on the store and the task is complete. */
  | { readonly stage: 'saved' }

export const initialSaving: Saving = { stage: 'idle' }

export const reduceSaving = (saving: Saving, { event, settles }: Recorded<FlowEvent>, state: State): Saving => {
  if (startOf(event, state) === 'anew') return initialSaving
  switch (event.type) {
    case 'SaveChosen':
      return { stage: 'running' }
    case 'BaselineReadRefused':
    case 'FontFamilyInstallRefused':
    case 'EntitySaveRefused':
    case 'CompletionMarkRefused':
      return saving.stage === 'running'
        ? { stage: 'failed', what: subject(settles, state), fault: event.fault }
        : saving
    case 'DesignSaved':
      return isLateSave(event, state) ? saving : { stage: 'saved' }
    // Someone else's change was looked at, and Save goes on.
    case 'MineKept':
    case 'TheirsTaken':
      return saving.stage === 'failed' ? { stage: 'running' } : saving
    case 'SaveNoticeDismissed':
      return saving.stage === 'failed' ? initialSaving : saving
    case 'DesignWithoutAiChosen':
      return initialSaving
    default:
      return saving
  }
}

/** The merchant began anew while Save was on its way: its end is not the end of what is made now. */
export const isLateSave = (event: FlowEvent, { saving }: State): boolean =>
  event.type === 'DesignSaved' && saving.stage !== 'running'

const subject = (settles: string | null, { calls }: State): string => {
  const request = settles === null ? undefined : calls.open[settles]
  return request?.type === 'EntitySaveRequested' ? request.target.kind : 'completion'
}
