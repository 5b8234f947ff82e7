/**
 * Which features the store offers, and the flow type that follows from them, decided once per session. Jetpack's AI counts as online until
 * its status is read: the status page is another host, so it is asked only after the merchant agreed to that provider (B-18).
 */
import { trackingOption } from '../../catalogue/restorable-options'
import type { FlowEvent } from '../../events'
import type { Thing } from '../../events/restoring/restoring'
import type { Surroundings } from '../../events/shell/session'

export type FlowType = 'AIOnline' | 'AIOffline' | 'noAI'

export type Features = {
  /** Null until probed. */
  readonly fontLibrary: boolean | null
  /** Whether more patterns can be installed; null until known. */
  readonly patternLibrary: boolean | null
  /** Null until decided. */
  readonly flowType: FlowType | null
  /** Whether the flow type is assumed: the status of the AI is not read yet. */
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
    // A successful install proves it available, whatever was reported before.
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

/** Needs no status request at the start, except for WordPress's own AI, about which the store itself is asked. */
const flowTypeAtStart = ({ flowType }: Features, surroundings: Surroundings): FlowType | null => {
  const { aiEnabled, aiProvider } = surroundings
  if (!aiEnabled) return 'noAI'
  if (aiProvider === 'rules') return 'AIOnline'
  return flowType ?? (isAssumed(surroundings) ? 'AIOnline' : null)
}

const isAssumed = ({ aiEnabled, aiProvider, statusAfterConsent }: Surroundings): boolean =>
  aiEnabled && aiProvider === 'jetpack' && statusAfterConsent

/** Undefined for a thing that says nothing of it. */
const trackingIn = (thing: Thing): boolean | undefined => {
  if (thing.kind === 'version') return thing.tracking
  return thing.kind === 'option' && thing.name === trackingOption ? thing.value === 'yes' : undefined
}

const decide = (features: Features, flowType: FlowType): Features => ({
  ...features,
  flowType: features.assumed ? flowType : (features.flowType ?? flowType),
  assumed: false,
})
