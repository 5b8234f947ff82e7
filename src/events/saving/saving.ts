/** Save and a set-up publish the design: everything that differs from the store in one request. */
import * as t from 'io-ts'
import { bothWays, call } from '../calls/call'
import { Fault } from '../calls/fault'
import { NewPage } from '../design/shop'
import { nullable } from '../log/nullable'
import { Typed } from '../log/typed'
import { Contested, Publishable, Version, Versions, Written } from './version'

export const SaveChosen = t.strict({ type: t.literal('SaveChosen') })
/** Where another page is in front of the homepage: whether Save makes WordPress show the homepage instead. Not unless chosen. */
export const HomepageInFrontChosen = t.strict({ type: t.literal('HomepageInFrontChosen'), inFront: t.boolean })
/** Where the homepage takes the place of the latest posts: whether Save makes a page that lists them. Not unless chosen. */
export const PostsPageChosen = t.strict({ type: t.literal('PostsPageChosen'), made: t.boolean })
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
  /** One of the shop's. */
  t.strict({ kind: t.literal('template'), id: t.string, content: t.string }),
  /** A page that is made. */
  t.strict({ kind: t.literal('page'), page: NewPage }),
])
export type Target = t.TypeOf<typeof Target>

/** Another user changed the entity or the theme meanwhile, and Save is to overwrite that. */
export const MineKept = t.strict({ type: t.literal('MineKept'), what: Contested, theirs: Version })
/** Another user changed the entity meanwhile, and their version replaces ours; a step that can be undone. */
export const TheirsTaken = t.strict({ type: t.literal('TheirsTaken'), what: Written, theirs: Version })
/**
 * FINISH_CUSTOMIZATION: the store compares all that is expected, and then writes everything or nothing, once for each id. Goes on under its id
 * after a reload, and when the merchant saves again after an unclear answer.
 */
const Publication = call(
  'Publication',
  {
    /** Slug of the theme to activate; null where the active one stays. */
    theme: nullable(t.string),
    /** Whether the home page is put in front of the page that is there. */
    inFront: t.boolean,
    /** Whether a page is made that lists the posts. */
    postsPage: t.boolean,
    targets: t.readonlyArray(Target),
    /** Id of the template that completes the task; null of a set-up, which leaves that to Save. */
    completed: nullable(t.string),
    expects: Versions,
    /** What is written whatever is there. */
    overwrite: t.readonlyArray(Publishable),
  },
  'DesignPublished',
  {
    /** Name of the theme that is active now. */
    theme: t.string,
    versions: Versions,
    /** As EntitySaved tells it, of each entity that was written. */
    kept: t.readonlyArray(t.strict({ what: Written, modified: nullable(t.string), served: nullable(t.string) })),
  },
  { once: true, partOf: 'set-up', ends: bothWays },
)
/** Nobody knows whether the store has published it. The request stays open, and goes on when the merchant saves again. */
export const PublicationUnanswered = t.strict({ type: t.literal('PublicationUnanswered'), fault: Fault })
/** Of the pictures that the open publication needs, the store has copied some into its media library. The request goes on. */
export const PicturesPrepared = t.strict({ type: t.literal('PicturesPrepared'), done: t.number, left: t.number })
/** A picture of the plugin's, by the name of its file, and what it shows. */
const Unkept = t.strict({ name: t.string, shows: t.string })
export type Unkept = t.TypeOf<typeof Unkept>
/**
 * What the store says of the open publication besides its answer, in its own words; and the pictures that it could not copy into its media
 * library. They stay at the plugin's address.
 */
export const PublicationNoted = t.strict({
  type: t.literal('PublicationNoted'),
  notes: t.readonlyArray(t.string),
  unkept: t.readonlyArray(Unkept),
})
export const savingCalls = { Publication } as const
