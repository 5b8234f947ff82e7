/** The calls that make and end links to the draft. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { again, atOnce, inTurn, these, type CallRules } from '../calls'
import type { State } from '../state'

/** @param ofLink the request, whose content only projections know */
export const linkWork = (
  { calls, previewLinks, designing }: State,
  ofLink: () => RequestEvent,
): readonly RequestEvent[] => {
  if (previewLinks === null) return []
  const ends = previewLinks.ending.map((link) => fact('PreviewLinkEndingRequested', { link }))
  const isDue = previewLinks.wanted !== undefined && designing.server !== null
  return [...inTurn(calls, ends).next, ...(isDue ? atOnce(calls, [ofLink()]).next : [])]
}

export const rules: CallRules = {
  after: {
    PreviewLinkChosen: (calls) => again(calls, these('PreviewLinkMaking', 'PreviewLinkEnding')),
  },
}
