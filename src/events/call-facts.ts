/** Every call to the outside world, by name. Each module of facts lists its own calls. */
import type { FlowEvent } from '.'
import { closingCalls } from './closing'
import { logoCalls, moreCalls, tourCalls } from './design'
import { designReads } from './design-calls'
import { photographCalls, pictureCalls } from './pictures'
import { previewLinkCalls } from './preview-links'
import { productCalls } from './product-lists'
import { restoringCalls, retiredCalls, savingCalls } from './publishing'
import { wordsCalls } from './sections'
import { foundingCalls, writingCalls } from './set-up'
import { leavingCalls, shellReads } from './shell'
import { versionCalls } from './versions'
import { suggestingCalls } from './wizard'

export const calls = {
  ...shellReads,
  ...leavingCalls,
  ...foundingCalls,
  ...writingCalls,
  ...suggestingCalls,
  ...designReads,
  ...logoCalls,
  ...pictureCalls,
  ...photographCalls,
  ...productCalls,
  ...wordsCalls,
  ...tourCalls,
  ...savingCalls,
  ...retiredCalls,
  ...restoringCalls,
  ...versionCalls,
  ...previewLinkCalls,
  ...closingCalls,
  ...moreCalls,
} as const

export type CallName = keyof typeof calls

type CallFact = (typeof calls)[CallName]['facts'][number]

/** The four facts of every call, for the glossary. */
export const callFacts = Object.values(calls).flatMap<CallFact>(({ facts }) => facts)

export type Phase = 'requested' | 'done' | 'refused' | 'abandoned'
export type RequestEvent = Extract<FlowEvent, { type: `${CallName}Requested` }>
export type RefusalEvent = Extract<FlowEvent, { type: `${CallName}Refused` }>
export type RequestOf<N extends CallName> = Extract<FlowEvent, { type: `${N}Requested` }>

const phases: ReadonlyMap<string, { readonly call: CallName; readonly phase: Phase }> = new Map(
  (Object.keys(calls) as CallName[]).flatMap((call) =>
    (['requested', 'done', 'refused', 'abandoned'] as const).map((phase) => [calls[call][phase].name, { call, phase }]),
  ),
)

/** The call that an event belongs to, and its phase; null for user actions and for what the browser reports. */
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
