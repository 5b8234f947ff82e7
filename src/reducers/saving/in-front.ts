/** Whether Save puts the homepage in front of the page that is there: only if the merchant chose that. */
import type { FlowEvent } from '../../events'

export type InFront = boolean

export const initialInFront: InFront = false

export const reduceInFront = (inFront: InFront, event: FlowEvent): InFront => {
  switch (event.type) {
    case 'HomepageInFrontChosen':
      return event.inFront
    // It is there; a page that is put in front later asks again.
    case 'FrontPageSet':
      return initialInFront
    default:
      return inFront
  }
}
