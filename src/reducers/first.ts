/**
 * Folds the facts of the intro without the reducers of later screens, which the page loads later. As long as `foldFirst` returns a state,
 * `fold` returns an equal one (tests/properties/first-fold.test.ts). For any other fact it returns null, and `fold` goes on from there.
 */
import type { FlowEvent } from '../events'
import { phaseOf } from '../events/call-facts'
import type { Recorded, UnknownFact } from '../events/log'
import { parsePath } from '../events/route-path'
import type { Dialog } from '../events/shell'
import { isLate, isOutdated, reduceCalls, these } from './calls'
import type { Meaning } from './meaning'
import { rules } from './plans/shell'
import { reduceRoute } from './route'
import { reduceSetUp, reduceThemeChoice } from './set-up/set-up'
import { orSkipped, reduceDeparture, reducePause, reduceWorld } from './shell'
import type { State } from './state'
import { reduceFeatures, reduceStore } from './store'
import { reduceWayBack } from './way-back'
import { reduceWizard } from './wizard'

/** @param state the initial state, or one that `foldFirst` returned */
export const foldFirst = (state: State, fact: Recorded<FlowEvent | UnknownFact>): State | null => {
  if (!isFirst(fact.event)) return null
  if (fact.seq <= state.seq) return state
  if (isLate(state.calls, fact.settles)) return { ...state, seq: fact.seq }
  const next = orSkipped(reduce, state, fact)
  return parsePath(next.route.path).step === 'intro' ? next : null
}

const isFirst = (event: FlowEvent | UnknownFact): boolean =>
  event.type === 'DialogOpened'
    ? dialogs.has(event.dialog)
    : facts.has(event.type) || calls.has(phaseOf(event.type)?.call ?? 'Publication')

const calls = these('StoreRead', 'FeaturesRead', 'AiStatusRead', 'Departure')

const dialogs: ReadonlySet<Dialog> = new Set(['theme-switch', 'new-design', 'own-design', 'store-in-use'])

const facts: ReadonlySet<string> = new Set<FlowEvent['type']>([
  'FlowOpened',
  'FlowResumed',
  'FlowAbandoned',
  'BreadcrumbClicked',
  'WayOutTaken',
  'LinkFollowed',
  'DialogClosed',
  'NetworkLost',
  'NetworkRegained',
  'LoginExpired',
  'LoginRenewed',
  'StorageLost',
  'UnsavedWorkAccepted',
  'SessionsRemoved',
  'ReadingRetried',
  'EffectFailed',
  'StoreDesignerChosen',
  'PresentThemeChosen',
  'ActiveThemeChosen',
  'NewThemeChosen',
  'AllThemesChosen',
  'DescriptionDrafted',
  'ShopNamed',
])

const reduce = (state: State, fact: Recorded<FlowEvent>): State => {
  const { event } = fact
  const meaning: Meaning = {
    outdated: isOutdated(state.calls, fact.settles),
    start: null,
    lateSave: false,
    overtakenSave: false,
  }
  return {
    ...state,
    seq: fact.seq,
    cause: fact.id,
    at: fact.at,
    pause: reducePause(state.pause, fact, state),
    surroundings: event.type === 'FlowOpened' || event.type === 'FlowResumed' ? event.surroundings : state.surroundings,
    abandoned: state.abandoned || event.type === 'FlowAbandoned',
    calls: reduceCalls(state.calls, fact, state, meaning, firstRules),
    route: reduceRoute(state.route, event, state, meaning),
    departure: reduceDeparture(state.departure, fact, state),
    world: reduceWorld(state.world, event),
    features: reduceFeatures(state.features, event),
    store: reduceStore(state.store, fact, state, meaning),
    wizard: reduceWizard(state.wizard, event, state, meaning),
    themeChoice: reduceThemeChoice(state.themeChoice, event),
    setUp: meaning.outdated ? state.setUp : reduceSetUp(state.setUp, event, meaning),
    wayBack: reduceWayBack(state.wayBack, event),
  }
}

/** The rules of other features change nothing while nothing but the intro's calls was made. */
export const firstRules = [rules]
