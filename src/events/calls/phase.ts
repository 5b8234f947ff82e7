/** The call that an event belongs to, and its phase. */
import { calls, type CallName } from './calls'
import type { FlowEvent } from '../index'

export type Phase = 'requested' | 'done' | 'refused' | 'abandoned'
export type RequestEvent = Extract<FlowEvent, { type: `${CallName}Requested` }>
export type RefusalEvent = Extract<FlowEvent, { type: `${CallName}Refused` }>
export type RequestOf<N extends CallName> = Extract<FlowEvent, { type: `${N}Requested` }>

const phases: ReadonlyMap<string, { readonly call: CallName; readonly phase: Phase }> = new Map(
  (Object.keys(calls) as CallName[]).flatMap((call) =>
    (['requested', 'done', 'refused', 'abandoned'] as const).map((phase) => [calls[call][phase].name, { call, phase }]),
  ),
)

/** Null for user actions and reports of the browser. */
export const phaseOf = (type: string) => phases.get(type) ?? null

export const isRequest = (event: { readonly type: string }): event is RequestEvent =>
  phaseOf(event.type)?.phase === 'requested'

export const isRefusal = (event: { readonly type: string }): event is RefusalEvent =>
  phaseOf(event.type)?.phase === 'refused'

/** The call that a request asks for. */
export const callOf = (request: RequestEvent): CallName => {
  const phase = phaseOf(request.type)
  if (phase === null) throw new Error(`${request.type} belongs to no call`)
  return phase.call
}
