/** From the designer to the store, one entity after another. */
import * as t from 'io-ts'
import { call } from './call'
import { Contested, Version, Written } from './version'

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

/** Writes one entity whole, unless it is neither as `known` nor as one of `unheard` any more; with null as known it does not ask. A repeat writes the same again. */
export const EntitySave = call(
  'EntitySave',
  {
    target: Target,
    known: t.union([Version, t.null]),
    /** What was sent before and never answered. */
    unheard: t.readonlyArray(Target),
  },
  'EntitySaved',
  {
    target: Target,
    modified: t.union([t.string, t.null]),
    /** What the server made of it, where that is not what was sent. */
    served: t.union([t.string, t.null]),
  },
)
/** Someone else changed the entity or the theme meanwhile, and Save is to overwrite that. */
export const MineKept = t.strict({ type: t.literal('MineKept'), what: Contested, theirs: Version })
/** Someone else changed the entity meanwhile, and theirs takes the place of ours; a step that can be undone. */
export const TheirsTaken = t.strict({ type: t.literal('TheirsTaken'), what: Written, theirs: Version })
/** FINISH_CUSTOMIZATION: the two completed options. */
export const CompletionMark = call('CompletionMark', { template: t.string }, 'DesignSaved', {})
