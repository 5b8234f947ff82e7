/** The state as a choice would leave it, to work out ahead what will be drawn. The choice is no fact yet, and may never be one. */
import type { State } from '../../reducers'
import { withChoice, type DesignChoice } from '../../reducers/design/design-steps'

export const ifChosen = (state: State, choice: DesignChoice): State => {
  const { design } = state.designing
  return design === null ? state : { ...state, designing: { ...state.designing, design: withChoice(design, choice) } }
}
