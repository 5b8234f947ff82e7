/** What the intro asks of the store. */
import type { RequestEvent } from '../../events/calls/phase'
import type { State } from '../../reducers'
import { designRead } from '../../reducers/set-up/draft'
import { atOnce } from '../../reducers/shell/jobs'
import { readsDesign } from './banner'

export const introRead = (state: State): readonly RequestEvent[] =>
  readsDesign(state) ? atOnce(state.calls, [designRead(state)]).next : []
