/** The tour of the designer and the welcome before it: unknown, then hidden or offered, then step by step until it is over. */
import type { FlowEvent } from '../../events'

export type Tour = {
  /** `hidden`: seen before, or unknown. `over`: taken, skipped or closed in this session; to be stored on the server. */
  readonly stage: 'unknown' | 'hidden' | 'offered' | 'running' | 'over'
  /** 0 is the offer. */
  readonly step: 0 | 1 | 2
  /** 'Welcome to your store!' was answered. */
  readonly welcomed: boolean
}

export const reduceTour = (tour: Tour, event: FlowEvent): Tour => {
  switch (event.type) {
    case 'TourReadReceived':
      return tour.stage === 'unknown' ? { ...tour, stage: event.hidden ? 'hidden' : 'offered' } : tour
    // Better no tour than one that is offered again in each session.
    case 'TourReadRefused':
      return tour.stage === 'unknown' ? { ...tour, stage: 'hidden' } : tour
    case 'TourStarted':
      return tour.stage === 'offered' ? { stage: 'running', step: 1, welcomed: true } : tour
    case 'TourStepOpened':
      return tour.stage === 'running' && (event.step === 1 || event.step === 2) ? { ...tour, step: event.step } : tour
    case 'TourFinished':
    case 'TourSkipped':
    case 'TourClosed':
      return tour.stage === 'offered' || tour.stage === 'running' ? { stage: 'over', step: 0, welcomed: true } : tour
    case 'WelcomeClosed':
      return { ...tour, welcomed: true }
    default:
      return tour
  }
}
