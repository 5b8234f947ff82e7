/** Queries of the intro: its banner, its dialogs and its lower panel. */
import { themeSlug } from '../catalogue/defaults'
import { fact, type FlowEvent } from '../events'
import { isForbidden, type Fault } from '../events/calls'
import type { ThemeCard } from '../events/shell'
import type { State } from '../reducers'
import { hasEnded, outcomeOf } from '../reducers/calls'
import type { SetUp } from '../reducers/set-up/set-up'
import { isBlockTheme, obstacle, type Obstacle } from '../reducers/set-up/theme-to-design'
import type { FlowType, StoreFacts } from '../reducers/store'
import { readsDesign } from '../reducers/plans/intro'
import { memo } from './memo'

export const isAiOnline = ({ features }: State): boolean => features.flowType === 'AIOnline'

/** Whether there is an AI path at all, online or not. */
export const hasAi = ({ features }: State): boolean => features.flowType !== null && features.flowType !== 'noAI'

/** The source of suggestions; null if there is none. Built-in suggestions are never called AI (B-12). */
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

/** Why the store could not be read; null if it was read, or if a notice about network or login already says so. */
export const storeFault = ({ calls }: State): Fault | null => {
  const outcome = outcomeOf(calls, 'StoreRead')
  if (outcome?.status !== 'refused') return null
  return outcome.fault.tag === 'Offline' || outcome.fault.tag === 'Expired' ? null : outcome.fault
}

/**
 * Whether the store's REST API is blocked: it refuses the read although WordPress served the page to an administrator.
 */
export const isRestClosed = (state: State): boolean => {
  const fault = storeFault(state)
  return fault !== null && isForbidden(fault) && state.surroundings?.may.manageOptions === true
}

/**
 * Why nothing can be designed here, as far as is known beforehand; null if the recommended or the active theme can be designed.
 */
export const cannotDesign = (state: State): Obstacle | 'look-only' | null => {
  if (state.surroundings === null) return null
  if (!state.surroundings.may.editTheme) return 'look-only'
  return isBlockTheme(state) ? null : obstacle(state)
}

/**
 * Where the intro offers the quick start: first in a store without a design; otherwise after the banner, or after the offer to carry on.
 * Null while nothing can be designed, while the store is not read, and for accounts without the right to the settings, to which the store
 * refuses the texts.
 */
export const quickStartPlace = (state: State): 'first' | 'second' | null => {
  const { route, store, surroundings, world } = state
  if (!world.online || cannotDesign(state) !== null || surroundings?.may.manageOptions === false) return null
  if (route.offer !== null) return store === null ? null : 'second'
  if (banner(state) === null) return null
  return store?.taskCompleted === true ? 'second' : 'first'
}

/**
 * The facts that open a design of the current theme: the one made in this flow, or a new one. Null for a classic theme.
 */
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

/**
 * What prevents a switch to the recommended theme, if anything, while the question about the switch is open; null while it is closed.
 */
export const themeQuestion = memo(
  (state: State): { readonly obstacle: Obstacle | null } | null =>
    state.route.dialog === 'theme-switch' ? { obstacle: obstacle(state) } : null,
  (state) => [state.route.dialog, obstacle(state)],
)

type IntroModal =
  | 'no-modal'
  | 'task-incomplete-override-design-changes'
  | 'task-complete-with-ai-theme'
  | 'task-complete-without-ai-theme'

/** Which dialog about a new design is open. It depends on the banner whose button opened it (docs/spec/intro.md). */
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

export type Banner =
  | 'network-offline'
  | 'jetpack-offline'
  | 'classic-theme'
  | 'non-default-block-theme'
  | 'noAI'
  | 'existing-no-ai-theme'
  | 'task-incomplete-active-theme-has-mods'
  | 'existing-ai-theme'
  | 'existing-theme'
  | 'default'

export type Situation = {
  readonly online: boolean
  /** The plugin that connects the store to the AI reports that it works offline. */
  readonly connectionOffline: boolean
  readonly flowType: FlowType
  readonly blockTheme: boolean
  readonly defaultTheme: boolean
  readonly taskCompleted: boolean
  readonly hasMods: boolean
  readonly aiGenerated: boolean
}

/** Which of the ten banners the intro shows: the first one whose condition holds (docs/spec/intro.md). */
export const selectBanner = (now: Situation): Banner => {
  if (!now.online) return 'network-offline'
  if (now.connectionOffline && now.flowType !== 'noAI') return 'jetpack-offline'
  if (now.flowType === 'noAI') return withoutAi(now)
  if (!now.taskCompleted) return now.hasMods ? 'task-incomplete-active-theme-has-mods' : 'default'
  return now.aiGenerated ? 'existing-ai-theme' : 'existing-theme'
}

const withoutAi = ({ blockTheme, defaultTheme, taskCompleted }: Situation): Banner => {
  if (!blockTheme) return 'classic-theme'
  if (!defaultTheme) return 'non-default-block-theme'
  return taskCompleted ? 'existing-no-ai-theme' : 'noAI'
}

/** The intro's banner; null until the store is read, and while an offer to continue a session replaces the banner. */
export const banner = (state: State): Banner | null => {
  const { world, store, features, route, surroundings } = state
  if (!world.online) return 'network-offline'
  if (store === null || features.flowType === null || route.offer !== null || looksForMods(state)) return null
  return selectBanner({
    online: true,
    connectionOffline: surroundings?.connectionOffline ?? false,
    flowType: features.flowType,
    blockTheme: store.blockTheme,
    // A theme designed in this flow can be adapted in it, whichever theme it is.
    defaultTheme: store.theme === themeSlug || wasDesigned(store),
    taskCompleted: store.taskCompleted,
    hasMods: hasMods(state),
    aiGenerated: wasDesigned(store),
  })
}

/** Whether the flow designed the home page that the active theme shows. */
const wasDesigned = ({ completedTemplate, homeTemplate, taskCompleted }: StoreFacts): boolean =>
  taskCompleted && completedTemplate !== '' && completedTemplate === homeTemplate

/** Whether a banner will be shown as soon as the AI's status and the present design are known. */
export const bannerIsComing = (state: State): boolean =>
  state.store !== null && state.route.offer === null && banner(state) === null

/**
 * With AI and an incomplete task, the banner depends on changes to the theme. They are in the design, which is not read yet.
 */
const looksForMods = (state: State): boolean => readsDesign(state) && !hasEnded(state.calls, 'DesignRead')

/**
 * Whether the store's design differs from the theme's own: edited parts or styles, or a finished set-up. False until it is read.
 */
export const hasMods = ({ setUp, designing: { server } }: State): boolean => {
  if (setUp.stage === 'done') return true
  if (server === null) return false
  const { home, header, footer, styles } = server
  const edited = [home, header, footer].some((entity) => entity !== null && entity.modified !== null)
  return edited || Object.keys(styles.styles).length > 0 || Object.keys(styles.settings).length > 0
}
