/** What is known of the store, as last read or as this flow changed it, and the features that follow. */
import { trackingOption } from '../catalogue/defaults'
import type { EventOfType, FlowEvent } from '../events'
import type { Recorded } from '../events/log'
import type { Thing } from '../events/publishing'
import type { Surroundings } from '../events/shell'
import { hasEnded, isDone, type CallBook } from './calls'
import type { Meaning } from './meaning'
import type { Designing } from './design/designing'
import { themeActivated } from './set-up/theme-to-design'
import type { State } from './state'

export const reduceStore = (
  store: StoreFacts | null,
  { event, settles }: Recorded<FlowEvent>,
  state: Pick<State, 'calls' | 'designing'>,
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

/** Whether the design was read for a preview, whose theme is not the active one. */
const isPreview = (settles: string | null, { open }: CallBook): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request?.type === 'DesignReadRequested' && request.preview !== null
}

/** Theme, templates and use of the store, as returned by a store read. */
export type StoreFacts = Omit<EventOfType<'StoreReadReceived'>, 'type'>

/**
 * Whether the store is in use: it is launched, or has products, orders or its own front page. Unknown counts as use.
 */
export const isInUse = ({ use }: StoreFacts): boolean =>
  use === null || use.visitors === 'everything' || use.products || use.orders || use.frontPage

/** Whether the store read has ended since the page was loaded, successfully or not. */
export const isLookedAt = ({ calls }: State): boolean => hasEnded(calls, 'StoreRead')

/** Whether the store must not change before Save: it is in use, or could not be read. */
export const isSpared = ({ calls, store }: State): boolean =>
  store === null || !isDone(calls, 'StoreRead') || isInUse(store)

/**
 * Whether a set-up has nothing to replace and the flow has never worked in this store. Only then may the address alone begin one.
 */
export const isUntouched = (state: State): boolean => {
  const { store, wayBack } = state
  return store !== null && !isSpared(state) && !store.taskCompleted && store.completedTemplate === '' && !wayBack
}

export type FlowType = 'AIOnline' | 'AIOffline' | 'noAI'

/**
 * Which features the store offers, and the flow type that follows from them, decided once per session. Jetpack's AI counts as online until
 * its status is read: its status page is on another host, so it is requested only after the merchant agreed to that provider (B-18).
 */
export type Features = {
  /** Null until probed. */
  readonly fontLibrary: boolean | null
  /** Whether more patterns can be installed; null until known. */
  readonly patternLibrary: boolean | null
  /** Null until decided. */
  readonly flowType: FlowType | null
  /** Whether the flow type is assumed, because the AI's status is not read yet. */
  readonly assumed: boolean
  readonly tracking: boolean
}

export const initialFeatures: Features = {
  fontLibrary: null,
  patternLibrary: null,
  flowType: null,
  assumed: false,
  tracking: false,
}

export const reduceFeatures = (features: Features, event: FlowEvent): Features => {
  switch (event.type) {
    case 'FlowOpened':
      return {
        ...features,
        tracking: event.surroundings.tracking,
        flowType: flowTypeAtStart(features, event.surroundings),
        assumed: features.flowType === null ? isAssumed(event.surroundings) : features.assumed,
      }
    case 'FlowResumed': {
      const { surroundings } = event
      const isLate = features.flowType === null && isAssumed(surroundings)
      return {
        ...features,
        tracking: surroundings.tracking,
        ...(isLate ? { flowType: 'AIOnline', assumed: true } : {}),
      }
    }
    case 'FeaturesReadReceived':
      return {
        ...features,
        fontLibrary: event.fontLibrary,
        patternLibrary: event.patternLibrary ?? features.patternLibrary,
      }
    case 'FeaturesReadRefused':
      return { ...features, fontLibrary: false }
    case 'PatternLibraryReadReceived':
      return { ...features, patternLibrary: event.available }
    case 'PatternLibraryReadRefused':
      return { ...features, patternLibrary: false }
    // A successful install proves that the library is available, even if it was reported as unavailable before.
    case 'PatternsInstalled':
      return { ...features, patternLibrary: true }
    case 'AiStatusReadReceived':
      return decide(features, ['critical', 'major'].includes(event.indicator) ? 'AIOffline' : 'AIOnline')
    case 'AiStatusReadRefused':
      return decide(features, 'AIOffline')
    case 'TrackingEnabled':
      return { ...features, tracking: true }
    case 'RestoreStepMade':
      return event.skipped === null
        ? { ...features, tracking: trackingIn(event.step.to) ?? features.tracking }
        : features
    default:
      return features
  }
}

/** Needs no status request at the start, except for WordPress's own AI, whose status the store itself reports. */
const flowTypeAtStart = ({ flowType }: Features, surroundings: Surroundings): FlowType | null => {
  const { aiEnabled, aiProvider } = surroundings
  if (!aiEnabled) return 'noAI'
  if (aiProvider === 'rules') return 'AIOnline'
  return flowType ?? (isAssumed(surroundings) ? 'AIOnline' : null)
}

const isAssumed = ({ aiEnabled, aiProvider, statusAfterConsent }: Surroundings): boolean =>
  aiEnabled && aiProvider === 'jetpack' && statusAfterConsent

/** Undefined if the thing does not include the setting. */
const trackingIn = (thing: Thing): boolean | undefined => {
  if (thing.kind === 'version') return thing.tracking
  return thing.kind === 'option' && thing.name === trackingOption ? thing.value === 'yes' : undefined
}

const decide = (features: Features, flowType: FlowType): Features => ({
  ...features,
  flowType: features.assumed ? flowType : (features.flowType ?? flowType),
  assumed: false,
})

/** Whether pairings from the font collection are offered. */
export const offersCollection = ({ features: { flowType, fontLibrary } }: Pick<State, 'features'>): boolean =>
  fontLibrary === true && flowType !== null
