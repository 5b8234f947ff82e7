/** What the page in the canvas is drawn from: as long as it is the same, a picture of the page shows the design in use. */
import type { State } from '../../reducers'
import { memo } from '../memo'

/** The design and the theme's styles as one text; null until they are known. */
export const drawnFrom = memo(
  ({ designing: { design, server } }: State): string | null =>
    design === null || server === null ? null : JSON.stringify([design, server.base]),
  ({ designing: { design, server } }) => [design, server?.base],
)
