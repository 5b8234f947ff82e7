/** What Save sent without getting a response. If it is found in the store later, it is not another user's work (D-20). */
import { isEqual } from 'es-toolkit'
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { Target } from '../../events/saving/saving'
import type { Written } from '../../events/saving/version'
import { isDrafted, type Work } from '../set-up/drafted'
import type { CallBook } from '../shell/call-book'

export type Unheard = Readonly<Partial<Record<Written, readonly Target[]>>>

export const initialUnheard: Unheard = {}

export const reduceUnheard = (
  unheard: Unheard,
  { event, settles }: Recorded<FlowEvent>,
  state: Work & { readonly calls: CallBook },
): Unheard => {
  switch (event.type) {
    case 'EntitySaveRefused':
      // On a conflict nothing was written.
      return event.fault.tag === 'Conflict' ? unheard : withSent(unheard, settles, state.calls)
    case 'EntitySaveAbandoned':
      return withSent(unheard, settles, state.calls)
    case 'EntitySaved':
      return { ...unheard, [event.target.kind]: [] }
    case 'MineKept':
    case 'TheirsTaken':
      return { ...unheard, [event.what]: [] }
    case 'DesignReadReceived':
      return isDrafted(state) ? unheard : initialUnheard
    default:
      return unheard
  }
}

/** What was sent for an entity and may be on the store, although the store did not say so, or not yet. */
export const unheardOf = (kind: Target['kind'], { unheard, calls }: Sent): readonly Target[] =>
  kind === 'menu' ? [] : [...(unheard[kind] ?? []), ...onTheWay(calls).filter((target) => target.kind === kind)]

type Sent = { readonly unheard: Unheard; readonly calls: Pick<CallBook, 'open'> }

/** What a Save that failed may have left on its way, too. */
export const onTheWay = ({ open }: Pick<CallBook, 'open'>): readonly Target[] =>
  Object.values(open).flatMap((request) => (request.type === 'EntitySaveRequested' ? [request.target] : []))

const withSent = (unheard: Unheard, settles: string | null, { open }: CallBook): Unheard => {
  const request = settles === null ? undefined : open[settles]
  if (request?.type !== 'EntitySaveRequested' || request.target.kind === 'menu') return unheard
  const { target } = request
  const before = unheard[target.kind] ?? []
  return { ...unheard, [target.kind]: [...before.filter((one) => !isEqual(one, target)), target] }
}
