/** Publishing and restoring a design. Save and a set-up publish everything that differs from the store in one request. */
import * as t from 'io-ts'
import { bothWays, call, Fault, read } from './calls'
import { nullable, Typed } from './codecs'
import { FontFamily } from './design'
import { NewPage } from './sections'
import { ProductProposal } from './set-up'
import { Provider } from './wizard'
import { Contested, Publishable, Version, Versions, Written } from './written'

const Part = { id: t.string, content: t.union([t.string, t.null]) }

/** The input that texts and pictures were written from, so that they can be written again. */
const Words = t.strict({
  description: Typed,
  provider: Provider,
  images: t.string,
  products: t.readonlyArray(ProductProposal),
})

const Product = t.intersection([
  /** `modified` is only known for a product that was written for the business, or restored from the trash. */
  t.strict({ kind: t.literal('product'), id: t.number, there: t.boolean, modified: t.union([t.string, t.null]) }),
  /** How the flow hid the product: `draft` in a store without a trash. Missing if it did not hide it, and in recordings of older builds. */
  t.exact(t.partial({ hidden: t.keyof({ trash: null, draft: null }) })),
])

/** An option that the flow sets. */
export const StoreOption = t.strict({ kind: t.literal('option'), name: t.string, value: t.unknown })

/**
 * One thing in the store at some point in time. Builds up to 0.5 recorded the store before the flow in the browser, and restored it thing
 * by thing; now the store keeps it as a version. Only recordings and sessions of those builds contain such things, which are decoded and
 * change nothing.
 */
export const retiredThings = [
  t.strict({ kind: t.literal('theme'), slug: t.string, name: t.string }),
  t.strict({ kind: t.literal('front-page'), show: t.string, page: t.number, posts: t.number }),
  /** Ids of pictures; 0 for none. */
  t.strict({ kind: t.literal('site'), logo: t.number, icon: t.number }),
  t.strict({ kind: t.literal('tagline'), text: Typed }),
  StoreOption,
  /** If `content` is null, the theme's own file applies. */
  t.strict({ kind: t.literal('header'), ...Part }),
  t.strict({ kind: t.literal('footer'), ...Part }),
  t.strict({ kind: t.literal('home'), ...Part }),
  t.strict({ kind: t.literal('styles'), id: t.number, settings: t.UnknownRecord, styles: t.UnknownRecord }),
  t.strict({ kind: t.literal('menu'), id: t.number, status: t.string }),
  Product,
  /** The texts of patterns and samples; null for their original ones. */
  t.strict({ kind: t.literal('words'), written: t.union([Words, t.null]) }),
  /** The faces contain the URLs of the files in the collection. */
  t.strict({ kind: t.literal('font'), family: FontFamily, there: t.boolean }),
] as const
const RetiredThing = t.union([...retiredThings])

/** Reads the store's state apart from its design. */
export const BaselineRead = read(
  'BaselineRead',
  {},
  'BaselineReadReceived',
  {
    things: t.readonlyArray(RetiredThing),
    /** Ids of all products. */
    products: t.readonlyArray(t.number),
  },
  { partOf: 'set-up', ends: bothWays },
)

/** The restore steps that an earlier session knew, and the store right after its last Save. */
export const BaselineInherited = t.strict({
  type: t.literal('BaselineInherited'),
  steps: t.readonlyArray(t.strict({ from: RetiredThing, to: RetiredThing })),
  saved: t.union([t.strict({ at: t.number, things: t.readonlyArray(RetiredThing) }), t.null]),
})

export const SaveChosen = t.strict({ type: t.literal('SaveChosen') })
/** The merchant chose whether Save makes the homepage the front page instead of another page. The default is no. */
export const HomepageInFrontChosen = t.strict({ type: t.literal('HomepageInFrontChosen'), inFront: t.boolean })
/** The merchant chose whether Save creates a page that lists the posts, if the homepage replaces the latest posts. The default is no. */
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
  /** One of the shop's templates. */
  t.strict({ kind: t.literal('template'), id: t.string, content: t.string }),
  /** A page that Save creates, with the store's words for it or, if the merchant told facts that stand in it, with these blocks. */
  t.intersection([t.strict({ kind: t.literal('page'), page: NewPage }), t.exact(t.partial({ blocks: t.string }))]),
])
export type Target = t.TypeOf<typeof Target>

/** Another user changed the entity or the theme, and the merchant chose that Save overwrites this. */
export const MineKept = t.strict({ type: t.literal('MineKept'), what: Contested, theirs: Version })
/** Another user changed the entity, and the merchant chose to replace ours with their version; a step that can be undone. */
export const TheirsTaken = t.strict({ type: t.literal('TheirsTaken'), what: Written, theirs: Version })
/**
 * FINISH_CUSTOMIZATION: the store checks the expected versions, and then writes everything or nothing, once per request id. The request
 * continues under the same id after a reload, and when the merchant saves again after an unclear answer.
 */
const Publication = call(
  'Publication',
  {
    /** Slug of the theme to activate; null to keep the active one. */
    theme: nullable(t.string),
    /** Whether the home page replaces the current front page. */
    inFront: t.boolean,
    /** Whether to create a page that lists the posts. */
    postsPage: t.boolean,
    targets: t.readonlyArray(Target),
    /** Id of the template that completes the task; null in a set-up, which leaves that to Save. */
    completed: nullable(t.string),
    expects: Versions,
    /** What to write without checking the expected version. */
    overwrite: t.readonlyArray(Publishable),
  },
  'DesignPublished',
  {
    /** The name of the theme that is active now. */
    theme: t.string,
    versions: Versions,
    /** For each written entity, the same values as in EntitySaved. */
    kept: t.readonlyArray(t.strict({ what: Written, modified: nullable(t.string), served: nullable(t.string) })),
  },
  {
    once: true,
    partOf: 'set-up',
    ends: bothWays,
    tells: ['PicturesPrepared', 'PublicationNoted'],
    unanswered: 'PublicationUnanswered',
  },
)
/** It is unclear whether the store published the design. The request stays open, and continues when the merchant saves again. */
export const PublicationUnanswered = t.strict({ type: t.literal('PublicationUnanswered'), fault: Fault })
/** The store has copied some of the pictures that the open publication needs into its media library. The request continues. */
export const PicturesPrepared = t.strict({ type: t.literal('PicturesPrepared'), done: t.number, left: t.number })
/** One of the plugin's pictures: its file name, and what it shows. */
const Unkept = t.strict({ name: t.string, shows: t.string })
export type Unkept = t.TypeOf<typeof Unkept>
/** The store sent notes on the open publication, or could not copy pictures into its media library; those keep the plugin's URL. */
export const PublicationNoted = t.strict({
  type: t.literal('PublicationNoted'),
  notes: t.readonlyArray(t.string),
  unkept: t.readonlyArray(Unkept),
})
export const savingCalls = { Publication } as const

/**
 * A version of the whole design that the store keeps; `id` is 0 for the store before the flow while nothing is published. `at` is in
 * milliseconds since 1970. `left` lists entities that could not be restored with it, because the page or picture that they need is gone.
 */
const DesignVersion = t.intersection([
  t.strict({
    kind: t.literal('version'),
    id: t.number,
    at: t.number,
    left: t.readonlyArray(t.keyof({ frontPage: null, site: null })),
  }),
  t.exact(
    t.partial({
      /** The keys of what stays unchanged, because someone has edited or used it, or because it is gone. */
      stayed: t.readonlyArray(t.string),
      /** What the merchant had agreed to at that time. */
      tracking: t.boolean,
      consent: t.boolean,
    }),
  ),
])

/** The subject of a restore step: a version, or in recordings of builds up to 0.5, one thing in the store. */
export const Thing = t.union([...retiredThings, DesignVersion])
export type Thing = t.TypeOf<typeof Thing>

/** A change from one state of a thing to another; swapping the two undoes it. */
export const Step = t.strict({ from: Thing, to: Thing })
export type Step = t.TypeOf<typeof Step>

/** What the store is asked to restore: the last saved design, or the one from before the flow. */
export const Former = t.keyof({ saved: null, before: null })
export type Former = t.TypeOf<typeof Former>
/** One of these, or another version that the store keeps. */
export const Restored = t.union([Former, t.literal('version')])
export type Restored = t.TypeOf<typeof Restored>
/** The merchant saw these steps and agreed to them. */
export const RestoreChosen = t.strict({
  type: t.literal('RestoreChosen'),
  steps: t.readonlyArray(Step),
  design: Restored,
})
/** The merchant undid the restore: the previous design is published again, unless someone has changed the store since. */
export const RestoreUndone = t.strict({ type: t.literal('RestoreUndone') })
/** After a failure, the merchant chose to try again. */
export const RestoreRetried = t.strict({ type: t.literal('RestoreRetried') })
/** After a failure, the merchant chose to leave the store as it is. */
export const RestoreStopped = t.strict({ type: t.literal('RestoreStopped') })
export const RestoreNoticeDismissed = t.strict({ type: t.literal('RestoreNoticeDismissed') })

/** Makes one step of a restore. The store makes it only once per request id. */
const RestoreStep = call(
  'RestoreStep',
  { step: Step },
  'RestoreStepMade',
  {
    /** The step as it was made, with what the store added to it. */
    step: Step,
    /** Why it was skipped; only in recordings of builds up to 0.5. */
    skipped: t.union([t.keyof({ touched: null, gone: null }), t.null]),
  },
  { about: ({ step }) => aboutOf(step.to), tells: ['PublicationNoted'] },
)

/** In builds up to 0.5, a restore had a step for each thing. */
const aboutOf = (thing: Thing): string => {
  switch (thing.kind) {
    case 'version':
      return thing.kind
    case 'option':
      return `${thing.kind} ${thing.name}`
    case 'font':
      return `${thing.kind} ${thing.family.slug}`
    default:
      return 'id' in thing ? `${thing.kind} ${thing.id}` : thing.kind
  }
}

export const restoringCalls = { RestoreStep } as const

const ofSetUp = { partOf: 'set-up', ends: bothWays } as const

const ThemeActivation = call('ThemeActivation', { theme: t.string }, 'ThemeActivated', { name: t.string }, ofSetUp)
/** Makes the front page show the home template instead of a static page. */
const FrontPageSetting = call('FrontPageSetting', {}, 'FrontPageSet', {}, ofSetUp)
/** Writes one whole entity, if the stored one is `known` or one of `unheard`, the unconfirmed earlier writes. */
const EntitySave = call(
  'EntitySave',
  { target: Target, known: nullable(Version), unheard: t.readonlyArray(Target) },
  'EntitySaved',
  {
    target: Target,
    modified: nullable(t.string),
    /** What the server stored, if it differs from what was sent. */
    served: nullable(t.string),
    /** The store's version string of the current state; null if it does not report one. */
    version: nullable(t.string),
  },
  { ...ofSetUp, about: ({ target }) => subjectOf(target) },
)
/** Sets the two options that complete the task. */
const CompletionMark = call('CompletionMark', { template: t.string }, 'DesignSaved', {})

/**
 * Calls of builds up to 0.5, which changed the store thing by thing. This build does not make them, and abandons a request that is still
 * open. Recordings contain them, and the reducers fold a publication like their answers (reducers/saving/published.ts).
 */
export const retiredCalls = { BaselineRead, ThemeActivation, FrontPageSetting, EntitySave, CompletionMark } as const
export type RetiredCall = keyof typeof retiredCalls

/** There is one target of each kind, except for menus, templates and pages. */
const subjectOf = (target: Target): string => {
  switch (target.kind) {
    case 'menu':
    case 'template':
      return `${target.kind}-${target.id}`
    case 'page':
      return `page-${target.page}`
    default:
      return target.kind
  }
}
