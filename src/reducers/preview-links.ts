/** Links that show the draft: the one that is being made, those to turn off, and those of the store as last reported. */
import type { FlowEvent } from '../events'
import type { Recorded } from '../events/log'
import type { PreviewLink } from '../events/preview-links'
import type { Design } from './design/design-document'
import type { State } from './state'

export type PreviewLinks = {
  /** The design that the merchant waits for a link to; undefined if none is being made. */
  readonly wanted: Design | null | undefined
  /** The ids of links to turn off, in the order of the requests. */
  readonly ending: readonly string[]
  /** The links that work, as last reported by the store. */
  readonly list: readonly PreviewLink[]
  /** The last one that this session made, and the design that it shows. */
  readonly latest: { readonly id: string; readonly design: Design | null } | null
}

export const noLinks: PreviewLinks = { wanted: undefined, ending: [], list: [], latest: null }

/** @param before null until the merchant asks for a link */
export const reducePreviewLinks = (
  before: PreviewLinks | null,
  { event, settles }: Recorded<FlowEvent>,
  { calls, designing: { design } }: Pick<State, 'calls' | 'designing'>,
): PreviewLinks | null => {
  const links = before ?? noLinks
  switch (event.type) {
    case 'PreviewLinkChosen': {
      const { ends } = event
      if (ends === null) return links.wanted === undefined ? { ...links, wanted: design } : links
      return links.ending.includes(ends) ? links : { ...links, ending: [...links.ending, ends] }
    }
    case 'PreviewLinkMade':
      return {
        ...links,
        wanted: undefined,
        list: event.links,
        latest: { id: event.id, design: links.wanted ?? null },
      }
    case 'PreviewLinkMakingRefused':
    case 'PreviewLinkMakingAbandoned':
      return { ...links, wanted: undefined }
    case 'PreviewLinkEnded':
      return { ...settled(links, calls.open[settles ?? '']), list: event.links }
    case 'PreviewLinkEndingRefused':
    case 'PreviewLinkEndingAbandoned':
      return settled(links, calls.open[settles ?? ''])
    // The store ends the links of whoever publishes.
    case 'DesignPublished':
      return before === null ? null : { ...links, list: [], latest: null }
    default:
      return before
  }
}

const settled = (links: PreviewLinks, request: FlowEvent | undefined): PreviewLinks =>
  request?.type === 'PreviewLinkEndingRequested'
    ? { ...links, ending: links.ending.filter((link) => link !== request.link) }
    : links
