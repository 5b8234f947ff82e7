/** Which of the ten banners the intro shows: the first rule that holds (docs/spec/intro.md). */
import type { FlowType } from '../../reducers/shell/features'
import { themeSlug } from '../../catalogue/defaults'
import type { State } from '../../reducers'
import type { StoreFacts } from '../../reducers/shell/store-facts'
import { hasEnded } from '../../reducers/shell/call-book'

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

/** Null until the store was read, or while an offer to continue a session replaces the banner. */
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
export const wasDesigned = ({ completedTemplate, homeTemplate, taskCompleted }: StoreFacts): boolean =>
  taskCompleted && completedTemplate !== '' && completedTemplate === homeTemplate

/** Whether a banner will be shown as soon as the AI's status and the present design are known. */
export const bannerIsComing = (state: State): boolean =>
  state.store !== null && state.route.offer === null && banner(state) === null

/** With AI and an incomplete task the banner depends on changes to the theme, and the design that shows them is not read yet. */
const looksForMods = (state: State): boolean => readsDesign(state) && !hasEnded(state.calls, 'DesignRead')

/** Whether the intro itself must read the store's design, because a new design with AI could replace changes. */
export const readsDesign = ({ surroundings, features, store, designing }: State): boolean =>
  surroundings?.aiEnabled === true &&
  features.flowType !== 'noAI' &&
  store !== null &&
  store.blockTheme &&
  !store.taskCompleted &&
  designing.server === null

/** Whether the store's design differs from the theme's own: edited parts or styles, or a finished set-up. False until read. */
export const hasMods = ({ setUp, designing: { server } }: State): boolean => {
  if (setUp.stage === 'done') return true
  if (server === null) return false
  const { home, header, footer, styles } = server
  const edited = [home, header, footer].some((entity) => entity !== null && entity.modified !== null)
  return edited || Object.keys(styles.styles).length > 0 || Object.keys(styles.settings).length > 0
}
