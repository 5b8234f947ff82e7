/**
 * A publication does at once what builds up to 0.5 did call by call. The reducers fold it as those facts, one after another, and the
 * publication itself last: it settles the request, and brings the versions. That of a set-up completes nothing.
 */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { RequestEvent } from '../../events/calls/phase'
import type { Target } from '../../events/saving/saving'
import { isOutdated, type CallBook } from '../shell/call-book'

/** Whether a set-up asks for it, and not Save. */
export const isOfSetUp = (request: RequestEvent | undefined): boolean =>
  request?.type === 'PublicationRequested' && request.completed === null

/** The facts as which a fact is folded. Of another design than Save is about, a publication does not end Save. */
export const partsOf = (published: Recorded<FlowEvent>, calls: CallBook): readonly Recorded<FlowEvent>[] => {
  const { event, settles } = published
  const request = settles === null ? undefined : calls.open[settles]
  if (event.type !== 'DesignPublished' || request?.type !== 'PublicationRequested') return [published]
  const parts: readonly FlowEvent[] = [
    ...(request.theme === null ? [] : [fact('ThemeActivated', { name: event.theme })]),
    ...(request.inFront ? [fact('FrontPageSet')] : []),
    ...request.targets.map((target) => saved(target, event)),
    ...(request.completed === null || isOutdated(calls, settles) ? [] : [fact('DesignSaved')]),
  ]
  return [...parts.map((part) => ({ ...published, event: part })), published]
}

const saved = (target: Target, { kept }: EventOfType<'DesignPublished'>): FlowEvent => {
  const { modified, served } = kept.find(({ what }) => what === target.kind) ?? { modified: null, served: null }
  return fact('EntitySaved', { target, modified, served, version: null })
}
