/** What the page in the canvas is drawn from: as long as it is the same, a picture of the page shows the design in use. */
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stylesOf } from './styles-of'

/** The design with its styles, and the theme's styles, as one text; null until they are known. */
export const drawnFrom = memo(
  (state: State): string | null => {
    const { design, server } = state.designing
    return design === null || server === null ? null : JSON.stringify([design, stylesOf(state), server.base])
  },
  (state) => [state.designing.design, stylesOf(state), state.designing.server?.base],
)
