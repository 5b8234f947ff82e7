/** What the intro offers: to continue an open session (L-08), or to design without the wizard (B-15). */
import { themeSlug } from '../catalogue/defaults'
import { fact, type FlowEvent } from '../events'
import { parsePath } from '../events/route-path'
import type { State } from '../reducers'
import type { DesignStep } from '../reducers/design/design-choices'
import { valuesOf } from '../reducers/design/stack'
import { isGenerationPath } from '../reducers/route'
import { isRunning } from '../reducers/set-up/set-up'
import { activeTheme, themeOfNext } from '../reducers/set-up/theme-to-design'
import { isInUse } from '../reducers/store'
import { hasMods } from './intro'
import { memo } from './memo'
import { doneInWizard, type DoneInWizard } from './wizard'

export type Done =
  | DoneInWizard
  | { readonly what: 'changed'; readonly count: number }
  | { readonly what: 'foundations-begun' | 'foundations-laid' }

export type Offer = {
  readonly done: readonly Done[]
  /**
   * Milliseconds for which the session was idle before this page was loaded; null if the merchant left it within this page.
   */
  readonly away: number | null
}

export const offer = memo((state: State): Offer | null =>
  state.route.offer === null ? null : { done: doneSoFar(state), away: away(state) },
)

const doneSoFar = (state: State): readonly Done[] => {
  const { setUp, route } = state
  if (route.offer !== null && isInQuestions(route.offer, state)) return doneInWizard(route.offer, state)
  if (isRunning(setUp)) return [{ what: 'foundations-begun' }]
  const count = changesOf(valuesOf(state.designing.past).map(({ step }) => step))
  return count > 0 ? [{ what: 'changed', count }] : [{ what: 'foundations-laid' }]
}

/** Whether work continues in the questions or while the store is generated, not with the directions that were made. */
const isInQuestions = (path: string, { setUp }: State): boolean =>
  ['design-with-ai', 'quick-start'].includes(parsePath(path).step) &&
  !(isGenerationPath(path) && setUp.stage === 'done')

/** How many steps the merchant has made since the design began or was restored. Steps that are undone are not among them. */
export const changesOf = (steps: readonly DesignStep[]): number =>
  steps.slice(steps.findLastIndex(({ type }) => type === 'new-start' || type === 'restore') + 1).length

const away = ({ pause }: State): number | null => (pause === null ? null : pause.to - pause.from)

/**
 * The fact that the button 'Design it yourself' records (B-15): it starts a design without the wizard. If manual changes or a store in use
 * are at stake, it opens a question first. If there is a design already, it opens that.
 */
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

/**
 * Whether manual changes are at stake, while the question before 'Design it yourself' is open; null while it is closed.
 */
export const ownDesignQuestion = memo(
  (state: State): { readonly changes: boolean } | null =>
    state.route.dialog === 'own-design' ? { changes: hasMods(state) } : null,
  (state) => [state.route.dialog, hasMods(state)],
)

/**
 * Whether the store is in use, as far as it was read. If so, the merchant learns beforehand that a new design is a draft until Save.
 */
export const isStoreInUse = ({ store }: State): boolean => store !== null && isInUse(store)

export const asksAboutUse = ({ route }: State): boolean => route.dialog === 'store-in-use'

/** Whether Save of a new design activates another theme. */
export const saveChangesTheme = (state: State): boolean =>
  state.store !== null && activeTheme(state) !== themeOfNext(state)

/**
 * Whether the new home page replaces a front page of the merchant. Not every account may change which page is the front page.
 */
export const changesFrontPage = ({ store, surroundings }: State): boolean =>
  store?.use?.frontPage === true && (store.use.pageInFront === false || surroundings?.may.manageOptions !== false)
