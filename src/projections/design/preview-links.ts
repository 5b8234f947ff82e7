/** The dialog with a link that shows the draft on a phone, and what that link shows. */
import { fact, type EventOfType } from '../../events'
import type { Fault } from '../../events/calls'
import type { PreviewLink } from '../../events/preview-links'
import type { State } from '../../reducers'
import { outcomeOf } from '../../reducers/calls'
import { noLinks } from '../../reducers/preview-links'
import { memo } from '../memo'
import { reachOf, type Reach } from '../reach'
import { targetOf } from '../publication'
import { mayChoose } from './page'
import { isFork } from './readability'
import { filesOnTheWay } from './store-page'

/** The request for a link: the draft as Save would write it. */
export const linkRequest = (state: State): EventOfType<'PreviewLinkMakingRequested'> =>
  fact('PreviewLinkMakingRequested', {
    targets: (['site', 'styles', 'header', 'footer', 'home'] as const).flatMap((kind) => targetOf(kind, state) ?? []),
    fonts: filesOnTheWay(state),
  })

/** A forked session may come from another person's file, which must not reach others through this store. */
export const mayMakeLink = (state: State): boolean => mayChoose(state) && !isFork(state)

/** From where the store, and so a link to it, can be opened. */
export const reachOfStore = ({ surroundings }: State): Reach => reachOf(surroundings?.home ?? '')

export const isPhoneAsked = (state: State): boolean => state.route.dialog === 'phone' && mayMakeLink(state)

export type PhoneView = {
  readonly isMaking: boolean
  /** Why the store made no link. */
  readonly fault: Fault | null
  /** The link that this session made last, while it works. */
  readonly latest: (PreviewLink & { readonly isOld: boolean }) | null
  /** The other links that work. */
  readonly others: readonly PreviewLink[]
  /** The ids of links that are being turned off. */
  readonly ending: readonly string[]
  /** The ids of links that could not be turned off. */
  readonly stuck: readonly string[]
}

export const phoneView = memo(
  ({ previewLinks, calls, designing, at }: State): PhoneView => {
    const { wanted, ending, latest, list } = previewLinks ?? noLinks
    const making = outcomeOf(calls, 'PreviewLinkMaking')
    const open = list.filter(({ until }) => until > at)
    const mine = open.find(({ id }) => id === latest?.id)
    return {
      isMaking: wanted !== undefined,
      fault: wanted === undefined && making?.status === 'refused' ? making.fault : null,
      latest: latest === null || mine === undefined ? null : { ...mine, isOld: latest.design !== designing.design },
      others: open.filter((link) => link !== mine),
      ending,
      stuck: open.flatMap(({ id }) => (outcomeOf(calls, 'PreviewLinkEnding', id)?.status === 'refused' ? [id] : [])),
    }
  },
  ({ previewLinks, calls, designing, at }) => [previewLinks, calls.ended, designing.design, at],
)
