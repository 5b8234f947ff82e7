/** 'Design it yourself': the way into the designer without the wizard, beside it (B-15). */
import { themeSlug } from '../../catalogue/defaults'
import { fact, type FlowEvent } from '../../events'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { hasMods } from './banner'
import { isStoreInUse } from './store-in-use'

/** What its button does: begins, or asks first where changes or a store in use are at stake. A present design is opened. */
export const ownDesign = memo(
  (state: State): FlowEvent => {
    if (!isUntouched(state)) return fact('StoreDesignerChosen')
    return hasMods(state) || isStoreInUse(state)
      ? fact('DialogOpened', { dialog: 'own-design' })
      : fact('DesignWithoutAiChosen')
  },
  (state) => [isUntouched(state), hasMods(state), isStoreInUse(state)],
)

/** The designer's theme is active, and nothing was designed with it in the flow. */
const isUntouched = ({ store }: State): boolean =>
  store !== null && store.blockTheme && store.theme === themeSlug && !store.taskCompleted

/** Whether the question before it is open, and whether changes by hand are at stake. */
export const ownDesignQuestion = memo(
  (state: State): { readonly changes: boolean } | null =>
    state.route.dialog === 'own-design' ? { changes: hasMods(state) } : null,
  (state) => [state.route.dialog, hasMods(state)],
)
