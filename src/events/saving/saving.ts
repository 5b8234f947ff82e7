/** Saves the design to the store, each entity by a call of its own. */
import * as t from 'io-ts'
import { bothWays, call } from '../calls/call'
import { Typed } from '../log/typed'
import { Contested, Version, Written } from './version'

export const SaveChosen = t.strict({ type: t.literal('SaveChosen') })
/** Where another page is in front of the homepage: whether Save makes WordPress show the homepage instead. Not unless chosen. */
export const HomepageInFrontChosen = t.strict({ type: t.literal('HomepageInFrontChosen'), inFront: t.boolean })
/** The notice about the failed Save was dismissed. */
export const SaveNoticeDismissed = t.strict({ type: t.literal('SaveNoticeDismissed') })

const Id = t.union([t.number, t.null])
const SiteChanges = t.exact(t.partial({ site_logo: Id, site_icon: Id, title: Typed, description: Typed }))
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

/** Writes one whole entity, but reports a conflict if the stored one is neither `known` nor one of `unheard`. With `known` null it does not check. Repeating it writes the same. */
const EntitySave = call(
  'EntitySave',
  {
    target: Target,
    known: t.union([Version, t.null]),
    /** Earlier requests that got no response. */
    unheard: t.readonlyArray(Target),
  },
  'EntitySaved',
  {
    target: Target,
    modified: t.union([t.string, t.null]),
    /** What the server stored, where that differs from what was sent. */
    served: t.union([t.string, t.null]),
  },
  {
    partOf: 'set-up',
    ends: bothWays,
    about: ({ target }) => (target.kind === 'menu' ? `menu-${target.id}` : target.kind),
  },
)
/** Another user changed the entity or the theme meanwhile, and Save is to overwrite that. */
export const MineKept = t.strict({ type: t.literal('MineKept'), what: Contested, theirs: Version })
/** Another user changed the entity meanwhile, and their version replaces ours; a step that can be undone. */
export const TheirsTaken = t.strict({ type: t.literal('TheirsTaken'), what: Written, theirs: Version })
/** FINISH_CUSTOMIZATION: the two completed options. */
const CompletionMark = call('CompletionMark', { template: t.string }, 'DesignSaved', {})

export const savingCalls = { EntitySave, CompletionMark } as const
