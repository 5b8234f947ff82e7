/** What the store offers, and the flow type that follows. Decided once per session. */
import type { FlowEvent } from '../events'

export type FlowType = 'AIOnline' | 'AIOffline' | 'noAI'

export type Features = {
  /** Null until probed. */
  readonly fontLibrary: boolean | null
  readonly patternLibrary: boolean | null
  /** Null until decided. */
  readonly flowType: FlowType | null
  readonly tracking: boolean
}

export const initialFeatures: Features = { fontLibrary: null, patternLibrary: null, flowType: null, tracking: false }

export const reduceFeatures = (features: Features, event: FlowEvent): Features => {
  switch (event.type) {
    case 'FlowOpened':
      return {
        ...features,
        tracking: event.surroundings.tracking,
        flowType: event.surroundings.aiEnabled ? features.flowType : 'noAI',
      }
    case 'FlowResumed':
      return { ...features, tracking: event.surroundings.tracking }
    case 'FeaturesReadReceived':
      return { ...features, fontLibrary: event.fontLibrary, patternLibrary: event.patternLibrary }
    case 'FeaturesReadRefused':
      return { ...features, fontLibrary: false, patternLibrary: false }
    case 'AiStatusReadReceived':
      return decide(features, ['critical', 'major'].includes(event.indicator) ? 'AIOffline' : 'AIOnline')
    case 'AiStatusReadRefused':
      return decide(features, 'AIOffline')
    case 'TrackingEnabled':
      return { ...features, tracking: true }
    default:
      return features
  }
}

const decide = (features: Features, flowType: FlowType): Features => ({
  ...features,
  flowType: features.flowType ?? flowType,
})
