/** What causes a fact: a person, the browser, or a phase of a call. */
import type { EventType } from '../../src/events'
import { phaseOf } from '../../src/events/phase'

/** Not caused by a click: the page was loaded, something was measured, or something failed. */
const browsers: ReadonlySet<string> = new Set<EventType>([
  'FlowOpened',
  'FlowResumed',
  'PathVisited',
  'NetworkLost',
  'NetworkRegained',
  'LoginExpired',
  'StorageLost',
  'SessionsRemoved',
  'EffectFailed',
  'CanvasFailed',
  'CanvasShown',
  'CanvasOverdue',
  'BaselineInherited',
])

const phases = { requested: 'asked', done: 'answered', refused: 'refused', abandoned: 'abandoned' } as const

export const kindOf = (type: string): string => {
  const phase = phaseOf(type)
  if (phase !== null) return phases[phase.phase]
  return browsers.has(type) ? 'browser' : 'person'
}
