/** The call of the intro that it does not declare itself. */
import type { RequestEvent } from '../../events/call-facts'
import { atOnce } from '../calls'
import { designRead } from '../set-up/page-drafts'
import type { State } from '../state'

/** Reads the store's design if a new design with AI could replace changes. */
export const introRead = (state: State): readonly RequestEvent[] =>
  readsDesign(state) ? atOnce(state.calls, [designRead(state)]).next : []

/** Whether the intro has to read the store's design, because a new design with AI could replace changes. */
export const readsDesign = ({ surroundings, features, store, designing }: State): boolean =>
  surroundings?.aiEnabled === true &&
  features.flowType !== 'noAI' &&
  store !== null &&
  store.blockTheme &&
  !store.taskCompleted &&
  designing.server === null
