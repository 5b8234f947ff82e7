/** Keeps the call book: opens requests, settles them, and forgets outcomes that a fact makes stale. */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import { isRefusal, isRequest, phaseOf, type RequestEvent } from '../../events/calls/phase'
import { previewedTheme } from '../set-up/draft'
import type { State } from '../state'
import { callKey, isStale, type CallBook, type Outcome } from './call-book'
import { forgotten } from './calls-forgotten'
import type { Meaning } from './meaning'

/** The request came from a page that lagged behind: the previewed theme has changed since. */
const isOfAnotherTheme = (request: RequestEvent, state: State): boolean =>
  request.type === 'DesignReadRequested' && request.preview !== previewedTheme(state)

export const reduceCalls = (
  calls: CallBook,
  { id, settles, event }: Recorded<FlowEvent>,
  state: State,
  meaning: Meaning,
): CallBook => {
  const kept = forgotten(calls, event, state, meaning)
  if (isRequest(event))
    return {
      ...kept,
      open: { ...kept.open, [id]: event },
      stale: isOfAnotherTheme(event, state) ? [...kept.stale, id] : kept.stale,
    }
  if (settles === null) return kept
  const { [settles]: request, ...open } = kept.open
  if (request === undefined) return kept
  const stale = kept.stale.filter((other) => other !== settles)
  if (phaseOf(event.type)?.phase === 'abandoned' || isStale(kept, settles)) return { ...kept, open, stale }
  const outcome: Outcome = isRefusal(event) ? { status: 'refused', fault: event.fault } : { status: 'done' }
  return { open, ended: { ...kept.ended, [callKey(request)]: outcome }, stale }
}
