/** Save and a set-up publish the design: everything that differs from the store in one request. */
import * as t from 'io-ts'
import { bothWays, call, Fault, read } from './calls'
import { nullable, Typed } from './codecs'
import { FontFamily } from './design'
import { NewPage } from './sections'
import { ProductProposal } from './set-up'
import { Provider } from './wizard'
import { Contested, Publishable, Version, Versions, Written } from './written'

const Part = { id: t.string, content: t.union([t.string, t.null]) }

/** The input from which texts and pictures were written, so that they can be written again. */
const Words = t.strict({
  description: Typed,
  provider: Provider,
  images: t.string,
  products: t.readonlyArray(ProductProposal),
})

const Product = t.intersection([
  /** `modified` is only known of a product that was written for the business, or restored from the trash. */
  t.strict({ kind: t.literal('product'), id: t.number, there: t.boolean, modified: t.union([t.string, t.null]) }),
  /** How the flow hid it: as a draft in a store without a trash. Missing if it did not, and in recordings of older builds. */
  t.exact(t.partial({ hidden: t.keyof({ trash: null, draft: null }) })),
])

/**
 * What builds up to 0.5 restored thing by thing, from what the browser had noted of the store before the flow. The store keeps that as a version
 * now. Only recordings and sessions of those builds have it: it is decoded, and changes nothing.
 *
 * An option that the flow sets.
 */
export const StoreOption = t.strict({ kind: t.literal('option'), name: t.string, value: t.unknown })

/** One thing in the store at some point in time. */
export const retiredThings = [
  t.strict({ kind: t.literal('theme'), slug: t.string, name: t.string }),
  t.strict({ kind: t.literal('front-page'), show: t.string, page: t.number, posts: t.number }),
  /** Ids of pictures, 0 for none. */
  t.strict({ kind: t.literal('site'), logo: t.number, icon: t.number }),
  t.strict({ kind: t.literal('tagline'), text: Typed }),
  StoreOption,
  /** Content null: the theme's own file applies. */
  t.strict({ kind: t.literal('header'), ...Part }),
  t.strict({ kind: t.literal('footer'), ...Part }),
  t.strict({ kind: t.literal('home'), ...Part }),
  t.strict({ kind: t.literal('styles'), id: t.number, settings: t.UnknownRecord, styles: t.UnknownRecord }),
  t.strict({ kind: t.literal('menu'), id: t.number, status: t.string }),
  Product,
  /** Texts of patterns and samples; null for their original ones. */
  t.strict({ kind: t.literal('words'), written: t.union([Words, t.null]) }),
  /** The faces contain the URLs of the files in the collection. */
  t.strict({ kind: t.literal('font'), family: FontFamily, there: t.boolean }),
] as const
const RetiredThing = t.union([...retiredThings])

/** The store's state apart from its design. */
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

/** What an earlier session knew, with the store right after a Save. */
export const BaselineInherited = t.strict({
  type: t.literal('BaselineInherited'),
  steps: t.readonlyArray(t.strict({ from: RetiredThing, to: RetiredThing })),
  saved: t.union([t.strict({ at: t.number, things: t.readonlyArray(RetiredThing) }), t.null]),
})

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

/**
 * The whole design as one of the versions that the store keeps, 0 for the store before the flow while nothing is published. `at` in milliseconds
 * since 1970; `left`: entities that could not go with it, because the page or the picture that they need is gone.
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
      /** The keys of what stays as it is, since somebody has touched or used it, or since it is gone. */
      stayed: t.readonlyArray(t.string),
      /** What the merchant has agreed to then. */
      tracking: t.boolean,
      consent: t.boolean,
    }),
  ),
])

/**
 * Restoring a former design: a version that the store keeps, and the step that brings it back.
 *
 * What a step is about: a version; in recordings of builds up to 0.5, one thing in the store.
 */
export const Thing = t.union([...retiredThings, DesignVersion])
export type Thing = t.TypeOf<typeof Thing>

/** A change from one state of a thing to another; swapping the two undoes it. */
export const Step = t.strict({ from: Thing, to: Thing })
export type Step = t.TypeOf<typeof Step>

/** What the store is asked to restore: the last saved design, or the one from before the flow. */
export const Former = t.keyof({ saved: null, before: null })
export type Former = t.TypeOf<typeof Former>
/** Or another one of the versions that the store keeps. */
export const Restored = t.union([Former, t.literal('version')])
export type Restored = t.TypeOf<typeof Restored>
/** The merchant saw these steps and agreed. */
export const RestoreChosen = t.strict({
  type: t.literal('RestoreChosen'),
  steps: t.readonlyArray(Step),
  design: Restored,
})
/** Undoes the restore: publishes what was there before, unless somebody has changed the store since. */
export const RestoreUndone = t.strict({ type: t.literal('RestoreUndone') })
/** After a failure: asks again. */
export const RestoreRetried = t.strict({ type: t.literal('RestoreRetried') })
/** After a failure: leaves the store as it is. */
export const RestoreStopped = t.strict({ type: t.literal('RestoreStopped') })
export const RestoreNoticeDismissed = t.strict({ type: t.literal('RestoreNoticeDismissed') })

/** Makes the step. The store does it once for its id. */
const RestoreStep = call(
  'RestoreStep',
  { step: Step },
  'RestoreStepMade',
  {
    /** As it was made: the store adds to it. */
    step: Step,
    /** Of builds up to 0.5: why it was skipped. */
    skipped: t.union([t.keyof({ touched: null, gone: null }), t.null]),
  },
  { about: ({ step }) => aboutOf(step.to) },
)

/** Of builds up to 0.5 a restore had a step for each thing. */
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
/** One whole entity, unless the stored one is neither `known` nor one of `unheard`, earlier requests that got no response. */
const EntitySave = call(
  'EntitySave',
  { target: Target, known: nullable(Version), unheard: t.readonlyArray(Target) },
  'EntitySaved',
  {
    target: Target,
    modified: nullable(t.string),
    /** What the server stored, where that differs from what was sent. */
    served: nullable(t.string),
    /** The store's name for what is there now; null where it does not tell. */
    version: nullable(t.string),
  },
  { ...ofSetUp, about: ({ target }) => subjectOf(target) },
)
/** The two options that complete the task. */
const CompletionMark = call('CompletionMark', { template: t.string }, 'DesignSaved', {})

/**
 * Calls of builds up to 0.5, which changed the store thing by thing. Nothing asks for them any more, and a request that is still open is given
 * up. Recordings have them, and a publication is folded as their answers (reducers/saving/published.ts).
 */
export const retiredCalls = { BaselineRead, ThemeActivation, FrontPageSetting, EntitySave, CompletionMark } as const
export type RetiredCall = keyof typeof retiredCalls

/** There is one of each kind, but for menus, templates and pages. */
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
