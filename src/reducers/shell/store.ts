/** What is known of the store, as last read or as this flow changed it. */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { Designing } from '../design/designing'
import { themeActivated } from '../set-up/theme-to-design'
import type { CallBook } from './call-book'
import type { Meaning } from './meaning'
import type { StoreFacts } from './store-facts'

export const reduceStore = (
  store: StoreFacts | null,
  { event, settles }: Recorded<FlowEvent>,
  state: { readonly calls: CallBook; readonly designing: Designing },
  { lateSave }: Meaning,
): StoreFacts | null => {
  switch (event.type) {
    case 'StoreReadReceived': {
      const { type: _, ...facts } = event
      return facts
    }
    case 'DesignReadReceived': {
      if (store === null) return null
      const { theme, blockTheme, taskCompleted } = event
      return isPreview(settles, state.calls)
        ? { ...store, taskCompleted }
        : { ...store, theme, blockTheme, taskCompleted }
    }
    case 'ClosingReadReceived':
      return store && { ...store, taskCompleted: event.taskCompleted, use: event.use }
    case 'ThemeActivated':
      return store && { ...store, theme: themeActivated(settles, state), blockTheme: true }
    case 'FrontPageSet':
      return store && { ...store, use: store.use && { ...store.use, pageInFront: false } }
    case 'DesignSaved':
      return store && (lateSave ? { ...store, taskCompleted: true } : saved(store, state.designing))
    default:
      return store
  }
}

/** The home template is now the completed one; no need to read the store again. */
const saved = (store: StoreFacts, { server }: Designing): StoreFacts => {
  const home = server?.home.id ?? store.homeTemplate
  return { ...store, taskCompleted: true, homeTemplate: home, completedTemplate: home }
}

/** The theme of a preview is not the active one. */
const isPreview = (settles: string | null, { open }: CallBook): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request?.type === 'DesignReadRequested' && request.preview !== null
}
