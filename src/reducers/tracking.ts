/** Opting in to usage tracking for more patterns: in progress, or stopped with a reason (N-09). */
import type { FlowEvent } from '../events'
import { isRefusal, phaseOf, type RefusalEvent } from '../events/call-facts'
import type { Fault } from '../events/calls'
import { these } from './calls'
import { initialOptIn } from './initial'

export type OptIn =
  | { readonly stage: 'none' }
  /** `from`: the path where the merchant asked for it. */
  | { readonly stage: 'running'; readonly from: string }
  | { readonly stage: 'failed'; readonly from: string; readonly fault: Fault }

const steps = these('TrackingEnabling', 'PatternInstall', 'PatternsRead')

export const reduceOptIn = (optIn: OptIn, event: FlowEvent, { path }: { readonly path: string }): OptIn => {
  if (isRefusal(event)) return refuse(optIn, event)
  switch (event.type) {
    case 'MorePatternsChosen':
      return { stage: 'running', from: path }
    // Leaving the loader stops waiting; requests already sent still take effect.
    case 'DesignWithoutAiChosen':
    case 'PathVisited':
      return optIn.stage === 'running' ? initialOptIn : optIn
    case 'OptInNoticeDismissed':
      return optIn.stage === 'failed' ? initialOptIn : optIn
    default:
      return optIn
  }
}

const refuse = (optIn: OptIn, { type, fault }: RefusalEvent): OptIn => {
  const phase = phaseOf(type)
  return optIn.stage === 'running' && phase !== null && steps.has(phase.call)
    ? { ...optIn, stage: 'failed', fault }
    : optIn
}
