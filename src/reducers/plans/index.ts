/** Which calls are due now: the plans of all features, and their order. */
import type { EventOfType } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { parsePath, paths } from '../../events/route-path'
import { isRestoring } from '../restoring'
import { moreAt } from '../route'
import type { State } from '../state'
import { survey } from './closing'
import { designing, hidingTour, morePatterns } from './design'
import { introRead } from './intro'
import { restoreWork, save, versionWork } from './publishing'
import { backgroundWork, setUpWork } from './set-up'
import { leaving, screenReads, storeReads } from './shell'
import { moreJob } from './tracking'
import { describing } from './wizard'

type Publishing = (state: State) => EventOfType<'PublicationRequested'>

/** The publications' contents. Passed in, because only projections know what the design is in WordPress. */
export type Publications = { readonly ofSave: Publishing; readonly ofRecipe: Publishing }

/**
 * Requests that are due now and have no outcome yet; some may already be open. Those due on every screen come first, then those of the
 * current screen. Each effect performs one kind of call.
 */
export const wanted = (state: State, publications: Publications): readonly RequestEvent[] => {
  if (state.surroundings === null || state.abandoned) return []
  return [
    ...leaving(state),
    ...storeReads(state),
    ...survey(state),
    ...describing(state),
    ...hidingTour(state),
    ...restoreWork(state),
    ...versionWork(state),
    ...backgroundWork(state),
    ...screenReads(state),
    ...onScreen(state, publications),
  ]
}

const onScreen = (state: State, { ofSave, ofRecipe }: Publications): readonly RequestEvent[] => {
  const { path } = state.route
  switch (parsePath(path).step) {
    case 'intro':
      return introRead(state)
    // After going back to a question, whose answer may change, nothing more is sent. Open requests still complete.
    case 'design-with-ai':
      return path === paths.generating ? onLoader(state, ofRecipe) : []
    case 'design':
      return onLoader(state, ofRecipe)
    case 'assembler-hub':
      return [...designing(state), ...save(state, () => ofSave(state)), ...morePatterns(state)]
    case 'transitional':
      return []
  }
}

const onLoader = (state: State, ofRecipe: Publications['ofRecipe']): readonly RequestEvent[] => {
  const { optIn, route, restoring } = state
  // A restore comes first: it discards what a set-up would publish.
  if (isRestoring(restoring)) return []
  if (optIn.stage === 'running' && moreAt(route.path) !== null) return moreJob(optIn.what, state).next
  return setUpWork(state, () => ofRecipe(state))
}
