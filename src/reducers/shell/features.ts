/** Which features the store offers, and the flow type that follows from them, decided once per session. */
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
  readonly tracking: boolean
}

export const initialFeatures: Features = { fontLibrary: null, patternLibrary: null, flowType: null, tracking: false }

export const reduceFeatures = (features: Features, event: FlowEvent): Features => {
  switch (event.type) {
    case 'FlowOpened':
      return {
        ...features,
        tracking: event.surroundings.tracking,
        flowType: flowTypeOf(event.surroundings) ?? features.flowType,
      }
    case 'FlowResumed':
      return { ...features, tracking: event.surroundings.tracking }
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
      return event.skipped === null && isTracking(event.step.to)
        ? { ...features, tracking: event.step.to.value === 'yes' }
        : features
    default:
      return features
  }
}

/** Known without a status request when AI is off or the suggestions are built in. */
const flowTypeOf = ({ aiEnabled, aiProvider }: Surroundings): FlowType | null => {
  if (!aiEnabled) return 'noAI'
  return aiProvider === 'rules' ? 'AIOnline' : null
}

const isTracking = (thing: Thing): thing is Extract<Thing, { kind: 'option' }> =>
  thing.kind === 'option' && thing.name === trackingOption

const decide = (features: Features, flowType: FlowType): Features => ({
  ...features,
  flowType: features.flowType ?? flowType,
})
