/** Families of facts, by who or what caused them; the timeline is colored and filtered by them. */
import type { EventType } from '../../events'
import { phaseOf, type Phase } from '../../events/call-facts'

export const factFamilies = ['person', 'asked', 'answered', 'refused', 'abandoned', 'browser', 'unknown'] as const
export type FactFamily = (typeof factFamilies)[number]

/** A fact that belongs to no call is the user's, unless it is on the browser's list. */
export const factFamilyOf = (type: string): FactFamily => {
  const phase = phaseOf(type)?.phase
  if (phase !== undefined) return byPhase[phase]
  if (type === 'UnknownFact') return 'unknown'
  return ofTheBrowser.has(type) ? 'browser' : 'person'
}

const byPhase: Readonly<Record<Phase, FactFamily>> = {
  requested: 'asked',
  done: 'answered',
  refused: 'refused',
  abandoned: 'abandoned',
}

const ofTheBrowser: ReadonlySet<string> = new Set<EventType>([
  'FlowOpened',
  'FlowResumed',
  'BaselineInherited',
  'NetworkLost',
  'NetworkRegained',
  'LoginExpired',
  'StorageLost',
  'SessionsRemoved',
  'EffectFailed',
  'CanvasShown',
  'CanvasOverdue',
  'CanvasFailed',
])
