/** Queries of the intro, apart from its banner and its offer. */
import { themeSlug } from '../../catalogue/defaults'
import { fact, type FlowEvent } from '../../events'
import type { Fault } from '../../events/calls/fault'
import type { ThemeCard } from '../../events/shell/reading'
import type { State } from '../../reducers'
import type { SetUp } from '../../reducers/set-up/set-up'
import { isBlockTheme, obstacle, type Obstacle } from '../../reducers/set-up/theme-to-design'
import { banner, wasDesigned } from './banner'
import { isForbidden } from '../../events/calls/fault'
import { memo } from '../memo'
import { outcomeOf } from '../../reducers/shell/call-book'

export const isAiOnline = ({ features }: State): boolean => features.flowType === 'AIOnline'

/** Whether there is an AI path at all, online or not. */
export const hasAi = ({ features }: State): boolean => features.flowType !== null && features.flowType !== 'noAI'

/** The source of suggestions: built-in ones are never called AI (B-12). Null where there is none. */
export type Suggesting = 'ai' | 'built-in' | null

export const suggesting = (state: State): Suggesting => {
  if (!hasAi(state)) return null
  return state.surroundings?.aiProvider === 'rules' ? 'built-in' : 'ai'
}

/** I-08: themes to choose from before the first design, two choices afterwards. */
export const lowerPanel = ({ store }: State): 'themes' | 'choices' =>
  store !== null && store.theme === themeSlug && !store.taskCompleted ? 'themes' : 'choices'

export const recommendedThemes = ({ store }: State): readonly ThemeCard[] => store?.themes ?? none

const none: readonly ThemeCard[] = []

/** The failed set-up without AI, until its notice is dismissed; null otherwise. The wizard reports its own failures. */
export const setUpFailure = ({ setUp }: State): Extract<SetUp, { stage: 'failed' }> | null =>
  setUp.stage === 'failed' && setUp.way === 'without-ai' && !setUp.noticed ? setUp : null

/** Why the store could not be read; null when it was, or when a notice about network or login says so already. */
export const storeFault = ({ calls }: State): Fault | null => {
  const outcome = outcomeOf(calls, 'StoreRead')
  if (outcome?.status !== 'refused') return null
  return outcome.fault.tag === 'Offline' || outcome.fault.tag === 'Expired' ? null : outcome.fault
}

/** Whether the store refuses to be read although the page was served to an administrator: its REST API is blocked. */
export const isRestClosed = (state: State): boolean => {
  const fault = storeFault(state)
  return fault !== null && isForbidden(fault) && state.surroundings?.may.manageOptions === true
}

/** Why nothing can be designed here, known in advance; null if the recommended theme or the active block theme can be. */
export const cannotDesign = (state: State): Obstacle | 'look-only' | null => {
  if (state.surroundings === null) return null
  if (!state.surroundings.may.editTheme) return 'look-only'
  return isBlockTheme(state) ? null : obstacle(state)
}

/** The facts that open a design of the present theme: the one made in this flow, or a new one. Null for a classic theme. */
export const presentThemeDesign = memo(
  (state: State): readonly FlowEvent[] | null => {
    if (!isBlockTheme(state)) return null
    return state.store !== null && wasDesigned(state.store)
      ? [fact('CustomizingChosen')]
      : [fact('PresentThemeChosen'), fact('DesignWithoutAiChosen')]
  },
  (state) => [state.store, isBlockTheme(state)],
)

/** Why the recommended theme is not available; null when it is. */
export const themeObstacle = obstacle

/** The question on another theme: whether to change to the recommended one, which may be impossible. */
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

/** Which question about a new design is open: it follows from the banner whose button asked (docs/spec/intro.md). */
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
