/** The requests that are due: the plans of the rooms, first what is due on every screen. Each effect performs one kind of call. */
import type { RequestEvent } from '../events/calls/phase'
import { parsePath, paths } from '../events/shell/route-path'
import type { State } from '../reducers'
import { isRestoring } from '../reducers/restoring/restoring'
import { behind } from '../reducers/set-up/behind'
import { setUpWork } from '../reducers/set-up/plan'
import { moreAt } from '../reducers/shell/leave-loader'
import { moreJob } from '../reducers/tracking/plan'
import { describing } from '../reducers/wizard/plan'
import { survey } from './closing/plan'
import { designing, hidingTour, morePatterns } from './design/plan'
import { introRead } from './intro/plan'
import { restoreWork } from './restoring/restore-work'
import { publicationOfRecipe, save } from './saving/plan'
import { versionWork } from './versions/is-on-versions'
import { leaving, screenReads, storeReads } from './shell/plan'

/** Requests that are due now and have no outcome yet; some may be open already. */
export const wanted = (state: State): readonly RequestEvent[] => {
  if (state.surroundings === null || state.abandoned) return []
  return [
    ...leaving(state),
    ...storeReads(state),
    ...survey(state),
    ...describing(state),
    ...hidingTour(state),
    ...restoreWork(state),
    ...versionWork(state),
    ...behind(state),
    ...screenReads(state),
    ...onScreen(state),
  ]
}

const onScreen = (state: State): readonly RequestEvent[] => {
  const { path } = state.route
  switch (parsePath(path).step) {
    case 'intro':
      return introRead(state)
    // Sends nothing more after going back to a question, whose answer may change; open requests still complete.
    case 'design-with-ai':
      return path === paths.generating ? onLoader(state) : []
    case 'design':
      return onLoader(state)
    case 'assembler-hub':
      return [...designing(state), ...save(state), ...morePatterns(state)]
    case 'transitional':
      return []
  }
}

const onLoader = (state: State): readonly RequestEvent[] => {
  const { optIn, route, restoring } = state
  // A former design comes first: it gives up what a set-up would publish.
  if (isRestoring(restoring)) return []
  if (optIn.stage === 'running' && moreAt(route.path) !== null) return moreJob(optIn.what, state).next
  return setUpWork(state, () => publicationOfRecipe(state))
}
