/** What the intro asks of the state, beside its banner and its offer. */
import type { Fault } from '../events/fault'
import type { ThemeCard } from '../events/reading'
import type { State } from '../reducers'
import type { SetUp } from '../reducers/set-up'
import { banner } from './banner'
import { isForbidden } from './fault-sentence'

export const isAiOnline = ({ features }: State): boolean => features.flowType === 'AIOnline'

/** Whether there is an AI path at all, online or not. */
export const hasAi = ({ features }: State): boolean => features.flowType !== null && features.flowType !== 'noAI'

/** I-08: themes to choose from while nothing was designed yet, two ways to go afterwards. */
export const lowerPanel = ({ store }: State): 'themes' | 'choices' =>
  store !== null && store.theme === 'twentytwentyfour' && !store.taskCompleted ? 'themes' : 'choices'

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

/** The designer writes styles and templates and activates a theme: an account that may not is told at once. */
export const mayDesign = ({ surroundings }: State): boolean =>
  surroundings === null || (surroundings.may.editTheme && surroundings.may.switchThemes)

export const asksThemeSwitch = ({ route }: State): boolean => route.dialog === 'theme-switch'

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
