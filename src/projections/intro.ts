/** What the intro asks of the state, beside its banner and its offer. */
import { themeSlug } from '../catalogue/defaults'
import { fact, type FlowEvent } from '../events'
import type { Fault } from '../events/fault'
import type { ThemeCard } from '../events/reading'
import type { State } from '../reducers'
import type { SetUp } from '../reducers/set-up'
import { isBlockTheme, obstacle, type Obstacle } from '../reducers/theme-to-design'
import { banner, wasDesigned } from './banner'
import { isForbidden } from './fault-sentence'
import { memo } from './memo'

export const isAiOnline = ({ features }: State): boolean => features.flowType === 'AIOnline'

/** Whether there is an AI path at all, online or not. */
export const hasAi = ({ features }: State): boolean => features.flowType !== null && features.flowType !== 'noAI'

/** Who would suggest a design: built-in suggestions are never called AI (B-12). Null where nobody would. */
export type Suggesting = 'ai' | 'built-in' | null

export const suggesting = (state: State): Suggesting => {
  if (!hasAi(state)) return null
  return state.surroundings?.aiProvider === 'rules' ? 'built-in' : 'ai'
}

/** I-08: themes to choose from while nothing was designed yet, two ways to go afterwards. */
export const lowerPanel = ({ store }: State): 'themes' | 'choices' =>
  store !== null && store.theme === themeSlug && !store.taskCompleted ? 'themes' : 'choices'

export const recommendedThemes = ({ store }: State): readonly ThemeCard[] => store?.themes ?? none

const none: readonly ThemeCard[] = []

/** The failed set-up without AI, until its notice is put away; null when there is nothing to say. The wizard tells its own. */
export const setUpFailure = ({ setUp }: State): Extract<SetUp, { stage: 'failed' }> | null =>
  setUp.stage === 'failed' && setUp.way === 'without-ai' && !setUp.noticed ? setUp : null

/** Why the store's situation is not known; null when it is, or when a notice about network or login says it already. */
export const storeFault = ({ calls }: State): Fault | null => {
  const outcome = calls.ended['StoreRead']
  if (outcome?.status !== 'refused') return null
  return outcome.fault.tag === 'Offline' || outcome.fault.tag === 'Expired' ? null : outcome.fault
}

/** The page was given to an administrator, and now the store refuses to be read: its REST interface was closed. */
export const isRestClosed = (state: State): boolean => {
  const fault = storeFault(state)
  return fault !== null && isForbidden(fault) && state.surroundings?.may.manageOptions === true
}

/** Why nothing can be designed here, told before it is tried; null where something can: the recommended theme, or the block theme that is active. */
export const cannotDesign = (state: State): Obstacle | 'look-only' | null => {
  if (state.surroundings === null) return null
  if (!state.surroundings.may.editTheme) return 'look-only'
  return isBlockTheme(state) ? null : obstacle(state)
}

/** What leads to a design of the present theme: on with the one that was made of it, or a new one. Null for a classic theme. */
export const presentThemeDesign = memo(
  (state: State): readonly FlowEvent[] | null => {
    if (!isBlockTheme(state)) return null
    return state.store !== null && wasDesigned(state.store)
      ? [fact('CustomizingChosen')]
      : [fact('PresentThemeChosen'), fact('DesignWithoutAiChosen')]
  },
  (state) => [state.store, isBlockTheme(state)],
)

/** Why the recommended theme cannot be had; null when it can. */
export const themeObstacle = obstacle

/** What is asked on another theme: whether to change to the recommended one, which may be impossible. */
export const themeQuestion = memo(
  (state: State): { readonly obstacle: Obstacle | null } | null =>
    state.route.dialog === 'theme-switch' ? { obstacle: obstacle(state) } : null,
  (state) => [state.route.dialog, obstacle(state)],
)

export type IntroModal =
  | 'no-modal'
  | 'task-incomplete-override-design-changes'
  | 'task-complete-with-ai-theme'
  | 'task-complete-without-ai-theme'

/** Which question about a new design is open: it follows from the banner whose button asked (reference A.2). */
export const introModal = (state: State): IntroModal => {
  if (state.route.dialog !== 'new-design') return 'no-modal'
  switch (banner(state)) {
    case 'task-incomplete-active-theme-has-mods':
      return 'task-incomplete-override-design-changes'
    case 'existing-ai-theme':
      return 'task-complete-with-ai-theme'
    case 'existing-theme':
      return 'task-complete-without-ai-theme'
    default:
      return 'no-modal'
  }
}
