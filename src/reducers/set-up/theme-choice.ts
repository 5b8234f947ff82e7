/** Which theme the merchant wants: `present` is the active one, whichever it is. */
import type { FlowEvent } from '../../events'

export type ThemeChoice = 'recommended' | 'present'

export const initialThemeChoice: ThemeChoice = 'recommended'

/** For the next set-up. One that has begun keeps its own. */
export const reduceThemeChoice = (choice: ThemeChoice, event: FlowEvent): ThemeChoice => {
  switch (event.type) {
    case 'PresentThemeChosen':
      return 'present'
    // The question is asked again.
    case 'StoreDesignerChosen':
      return 'recommended'
    default:
      return choice
  }
}
