/** How long the session was idle before the page was loaded again; shown until the merchant navigates. */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'

/** Milliseconds since 1970. */
export type Pause = { readonly from: number; readonly to: number } | null

export const reducePause = (
  pause: Pause,
  { event, at }: Recorded<FlowEvent>,
  before: { readonly at: number },
): Pause => {
  switch (event.type) {
    case 'FlowResumed':
      return { from: before.at, to: at }
    case 'PathVisited':
    case 'ScreenOpened':
    case 'FlowContinued':
    case 'DesignWithoutAiChosen':
    case 'DesignWithAiChosen':
    case 'StoreDesignerChosen':
    case 'CustomizingChosen':
    case 'DesignerLeft':
    case 'WizardClosed':
      return null
    default:
      return pause
  }
}
