/** What undo and redo would do now, by name. */
import type { State } from '../../reducers'
import type { Step } from '../../reducers/design-steps'

export type { Step }

/** The step that undo takes back; null when there is none. */
export const undoStep = ({ designing }: State): Step | null => designing.past.at(-1)?.step ?? null

/** The step that redo makes again; null when there is none. */
export const redoStep = ({ designing }: State): Step | null => designing.future[0]?.step ?? null
