/**
 * The call book: open requests, and the outcomes of finished calls.
 * Invariant: each request is settled exactly once (tests/properties/settled-once.test.ts).
 */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/envelope'
import type { Fault } from '../../events/fault'
import { isRefusal, isRequest, phaseOf, type RequestEvent } from '../../events/phase'
import { forgotten } from './calls-forgotten'
import { previewedTheme } from '../set-up/draft'
import { fingerprint } from './fingerprint'
import type { State } from '../state'
import { keyOf } from '../restoring/things'

export type Outcome = { readonly status: 'done' } | { readonly status: 'refused'; readonly fault: Fault }

export type CallBook = {
  /** Requests without a response, by id. */
  readonly open: Readonly<Record<string, RequestEvent>>
  /** Outcome of the last call, by `callKey`. */
  readonly ended: Readonly<Record<string, Outcome>>
  /** Ids of open requests that are outdated. Their results are ignored; an identical request may follow. */
  readonly stale: readonly string[]
}

export const initialCalls: CallBook = { open: {}, ended: {}, stale: [] }

/** A call's name, and its subject where there are several. Requests with the same key ask for the same thing. */
export const callKey = (request: RequestEvent): string => {
  switch (request.type) {
    case 'FontFamilyInstallRequested':
      return `FontFamilyInstall:${request.family.slug}`
    case 'EntitySaveRequested':
      return request.target.kind === 'menu'
        ? `EntitySave:menu-${request.target.id}`
        : `EntitySave:${request.target.kind}`
    case 'RestoreStepRequested':
      return `RestoreStep:${keyOf(request.step.to)}`
    case 'DepartureRequested':
      return `Departure:${request.url ?? 'back'}`
    case 'DescriptionSaveRequested':
      return `DescriptionSave:${fingerprint(request.text)}`
    case 'AiPaletteQueryRequested':
      return `AiPaletteQuery:${request.provider}-${request.retry}`
    case 'AiProductUpdateRequested':
      return `AiProductUpdate:${request.product.product_id}`
    case 'MediaUploadRequested':
      return `MediaUpload:${request.name}:${fingerprint(request.data)}`
    default:
      return phaseOf(request.type)?.call ?? request.type
  }
}

/** Whether a response is for a request that was settled already; it then changes nothing. */
export const isLate = (calls: CallBook, settles: string | null): boolean =>
  settles !== null && !Object.hasOwn(calls.open, settles)

export const isStale = (calls: CallBook, settles: string | null): boolean =>
  settles !== null && calls.stale.includes(settles)

/** The request came from a page that lagged behind: the previewed theme has changed since. */
const isOfAnotherTheme = (request: RequestEvent, state: State): boolean =>
  request.type === 'DesignReadRequested' && request.preview !== previewedTheme(state)

export const reduceCalls = (calls: CallBook, { id, settles, event }: Recorded<FlowEvent>, state: State): CallBook => {
  const kept = forgotten(calls, event, state)
  if (isRequest(event))
    return {
      ...kept,
      open: { ...kept.open, [id]: event },
      stale: isOfAnotherTheme(event, state) ? [...kept.stale, id] : kept.stale,
    }
  if (settles === null) return kept
  const { [settles]: request, ...open } = kept.open
  if (request === undefined) return kept
  const stale = kept.stale.filter((other) => other !== settles)
  if (phaseOf(event.type)?.phase === 'abandoned' || isStale(kept, settles)) return { ...kept, open, stale }
  const outcome: Outcome = isRefusal(event) ? { status: 'refused', fault: event.fault } : { status: 'done' }
  return { open, ended: { ...kept.ended, [callKey(request)]: outcome }, stale }
}
