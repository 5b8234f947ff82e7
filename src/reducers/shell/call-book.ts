/**
 * The call book: open requests, and the outcomes of finished calls.
 * Invariant: each request is settled exactly once (tests/properties/settled-once.test.ts).
 */
import type { Fault } from '../../events/calls/fault'
import { phaseOf, type RequestEvent } from '../../events/calls/phase'
import { fingerprint } from './fingerprint'
import { keyOf } from '../restoring/restorable'

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
