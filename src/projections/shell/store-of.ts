/** Which store a session is about. The sites of a network, or a shop and its copy in a folder beside it, share a browser's storage. */
import type { FlowEvent } from '../../events'
import type { UnknownFact } from '../../events/log/envelope'

/** @returns the path of its admin area, which is the same whatever the scheme or the language of the address */
export const storeAt = (admin: string): string => admin.replace(/^[a-z]+:\/\/[^/]*/i, '')

/** Null for a fork that was not opened since: it belongs to the store in which it is opened, like a recording from elsewhere. */
export const storeOf = (facts: readonly { readonly event: FlowEvent | UnknownFact }[]): string | null => {
  const last = facts.findLast(({ event }) => placing.has(event.type))?.event as FlowEvent | undefined
  return last?.type === 'FlowOpened' || last?.type === 'FlowResumed' ? storeAt(last.surroundings.admin) : null
}

const placing: ReadonlySet<string> = new Set<FlowEvent['type']>(['FlowOpened', 'FlowResumed', 'FlowForked'])
