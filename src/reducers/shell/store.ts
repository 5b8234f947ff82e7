/** What is known of the store, as last read or as this flow changed it. */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/envelope'
import { isLateSave } from '../saving/saving'
import type { State, StoreFacts } from '../state'
import { themeActivated } from '../set-up/theme-to-design'

export const reduceStore = (
  store: StoreFacts | null,
  { event, settles }: Recorded<FlowEvent>,
  state: State,
): StoreFacts | null => {
  switch (event.type) {
    case 'StoreReadReceived': {
      const { type: _, ...facts } = event
      return facts
    }
    case 'DesignReadReceived': {
      if (store === null) return null
      const { theme, blockTheme, taskCompleted } = event
      return isPreview(settles, state) ? { ...store, taskCompleted } : { ...store, theme, blockTheme, taskCompleted }
    }
    case 'ClosingReadReceived':
      return store && { ...store, taskCompleted: event.taskCompleted, use: event.use }
    case 'ThemeActivated':
      return store && { ...store, theme: themeActivated(settles, state), blockTheme: true }
    case 'DesignSaved':
      return store && (isLateSave(event, state) ? { ...store, taskCompleted: true } : saved(store, state))
    default:
      return store
  }
}

/** The home template is now the completed one; no need to read the store again. */
const saved = (store: StoreFacts, { designing }: State): StoreFacts => {
  const home = designing.server?.home.id ?? store.homeTemplate
  return { ...store, taskCompleted: true, homeTemplate: home, completedTemplate: home }
}

/** The theme of a preview is not the active one. */
const isPreview = (settles: string | null, { calls }: State): boolean => {
  const request = settles === null ? undefined : calls.open[settles]
  return request?.type === 'DesignReadRequested' && request.preview !== null
}
