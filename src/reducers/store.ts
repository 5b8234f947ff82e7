/** How the store stands, as last read or as this flow changed it. */
import type { FlowEvent } from '../events'
import type { StoreFacts } from './state'

export const reduceStore = (store: StoreFacts | null, event: FlowEvent): StoreFacts | null => {
  switch (event.type) {
    case 'StoreReadReceived': {
      const { type: _, ...facts } = event
      return facts
    }
    case 'DesignReadReceived':
      return store && { ...store, theme: event.theme, blockTheme: event.blockTheme, taskCompleted: event.taskCompleted }
    case 'ClosingReadReceived':
      return store && { ...store, taskCompleted: event.taskCompleted }
    // The server completes the task by itself as soon as a template is saved.
    case 'EntitySaved':
    case 'DesignSaved':
      return store && { ...store, taskCompleted: true }
    default:
      return store
  }
}
