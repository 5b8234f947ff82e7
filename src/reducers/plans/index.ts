/** Which calls are due now: the plans of all features, their order, and the rules of their calls. */
import type { EventOfType } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { parsePath, paths } from '../../events/route-path'
import { forsaken, isHeld, isKeptOpen, type CallRules } from '../calls'
import { isLoaderOfMore } from '../leaving-loaders'
import { isRestoring } from '../restoring'
import { isGenerationPath } from '../route'
import type { State } from '../state'
import { rules as ofClosing, survey } from './closing'
import { designing, directionReads, hidingTour, morePatterns, rules as ofDesign } from './design'
import { introRead } from './intro'
import { linkWork, rules as ofPreviewLinks } from './preview-links'
import { restoreWork, rules as ofPublishing, save, versionWork } from './publishing'
import { backgroundWork, rules as ofSetUp, setUpWork } from './set-up'
import { leaving, rules as ofShell, screenReads, storeReads } from './shell'
import { morePatternsJob, rules as ofTracking } from './tracking'
import { agreedProvider, isQuick } from '../wizard'
import { describing, rules as ofWizard } from './wizard'

type Publishing = (state: State) => EventOfType<'PublicationRequested'>

/** The publications' contents. Passed in, because only projections know what the design is in WordPress. */
export type Publications = {
  readonly ofSave: Publishing
  readonly ofRecipe: Publishing
  readonly ofLink: (state: State) => EventOfType<'PreviewLinkMakingRequested'>
}

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
    ...linkWork(state, () => publications.ofLink(state)),
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
    case 'quick-start':
      return [...(worksAhead(state) ? onLoader(state, ofRecipe) : []), ...directionReads(state)]
    case 'design':
      return onLoader(state, ofRecipe)
    case 'assembler-hub':
      return [...designing(state), ...save(state, () => ofSave(state)), ...morePatterns(state)]
    case 'transitional':
      return []
  }
}

/**
 * Whether a quick start may work before its last answer: what the other questions ask changes nothing in the calls, and no provider is asked
 * before the merchant may agree.
 */
const worksAhead = (state: State): boolean =>
  isGenerationPath(state.route.path) || (isQuick(state) && agreedProvider(state) === 'rules')

const onLoader = (state: State, ofRecipe: Publications['ofRecipe']): readonly RequestEvent[] => {
  const { optIn, route, restoring } = state
  // A restore comes first: it discards what a set-up would publish.
  if (isRestoring(restoring)) return []
  if (optIn.stage === 'running' && isLoaderOfMore(route.path)) return morePatternsJob(state).next
  return setUpWork(state, () => ofRecipe(state))
}

/** The rules of all features, from which the call book is kept. The intro needs none. */
export const rules: readonly CallRules[] = [
  ofShell,
  ofWizard,
  ofSetUp,
  ofDesign,
  ofPublishing,
  ofPreviewLinks,
  ofClosing,
  ofTracking,
]

/** Ids of open requests that are no longer needed; they are settled as abandoned. */
export const requestsToAbandon = (state: State): readonly string[] => forsaken(state, rules)

/** Whether a call may be sent now. */
export const mayRun = (state: State, request: RequestEvent): boolean => !isHeld(state, request, rules)

/** Whether the request stays open without a clear answer. */
export const isWaitedFor = (state: State, id: string): boolean => isKeptOpen(state, id, rules)
