/** From the designer to the store, one entity after another. */
import * as t from 'io-ts'
import { call } from './call'

export const SaveChosen = t.strict({ type: t.literal('SaveChosen') })
/** The sentence about the failed save was put away. */
export const SaveNoticeDismissed = t.strict({ type: t.literal('SaveNoticeDismissed') })

const Id = t.union([t.number, t.null])
const SiteChanges = t.exact(t.partial({ site_logo: Id, site_icon: Id }))
export type SiteChanges = t.TypeOf<typeof SiteChanges>

export const Target = t.union([
  t.strict({ kind: t.literal('menu'), id: t.number }),
  /** Only what the merchant changed; null clears it. */
  t.strict({ kind: t.literal('site'), changes: SiteChanges }),
  t.strict({ kind: t.literal('styles'), id: t.number, settings: t.UnknownRecord, styles: t.UnknownRecord }),
  t.strict({ kind: t.literal('header'), id: t.string, content: t.string }),
  t.strict({ kind: t.literal('footer'), id: t.string, content: t.string }),
  t.strict({ kind: t.literal('home'), id: t.string, content: t.string }),
])
export type Target = t.TypeOf<typeof Target>

/** Writes one entity whole; a repeat writes the same again. */
export const EntitySave = call('EntitySave', { target: Target }, 'EntitySaved', {
  target: Target,
  modified: t.union([t.string, t.null]),
})
/** FINISH_CUSTOMIZATION: the two completed options. */
export const CompletionMark = call('CompletionMark', { template: t.string }, 'DesignSaved', {})
