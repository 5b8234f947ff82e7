/**
 * Publishes designs and versions, and reads the list of versions. A publication is one request that compares versions, and then writes
 * everything or nothing. Idempotent: the request's id is the key, and the store gives the same answer to the same id. The answer to a Save
 * also contains what the closing screen reads.
 */
import { mapValues, pick, pickBy } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { concat } from 'rxjs'
import { homeOfPage, isOfPage } from '../catalogue/defaults'
import { fact, type EventOfType } from '../events'
import type { Fault } from '../events/calls'
import type { Target } from '../events/publishing'
import { kindsOfChange, StoredVersion, type FormerDesign } from '../events/versions'
import { isSameStyles, siteText, stylesText, type Contested, type Version, type Written } from '../events/written'
import { closingReads } from './closing'
import { DateText } from './date-text'
import { picture, Styles } from './read-design'
import { allOf, andThen, answer, fail, mapAnswer, orElse } from './runner/answers'
import type { DoneOf, Effect, ToldBy } from './runner/effect'
import type { Answer, Rest } from './runner/ports'

type Request = EventOfType<'PublicationRequested'>
/** A request with its id, which is the idempotency key. */
type Sent = Request & { readonly id: string }

const Modified = t.union([t.string, t.null])
const Stored = t.type({ version: t.string, modified: Modified, value: t.unknown })
type Stored = t.TypeOf<typeof Stored>
const Theme = t.type({ slug: t.string, name: t.string })

/** The store's notes on a publication. A store with another version of the plugin sends none. */
const Notes = t.partial({
  notes: t.readonlyArray(t.type({ message: t.string })),
  unkept: t.readonlyArray(t.type({ name: t.string, shows: t.string })),
})

const Published = t.intersection([
  t.type({
    stored: t.intersection([
      t.record(t.string, Stored),
      t.type({ theme: t.type({ version: t.string, value: Theme }) }),
    ]),
    answers: t.UnknownRecord,
    rights: t.UnknownRecord,
  }),
  Notes,
])
type Published = t.TypeOf<typeof Published>

/** The reply while the store still prepares pictures; each request prepares them for some seconds. */
const Preparing = t.strict({ done: t.number, left: t.number })
type Preparing = t.TypeOf<typeof Preparing>

/** The maximum number of preparing requests; each takes at most two seconds. */
const manyRounds = 300

export const publish: Effect<'Publication', 'rest'> = (request, { rest }, id) =>
  post(rest, { ...request, id }).pipe(
    orElse((fault) => unlessDesigned(rest, { ...request, id }, fault)),
    orElse((fault) => conflicting(rest, fault)),
    andThen((reply) => ('stored' in reply ? told(request, reply) : tells(fact('PicturesPrepared', reply)))),
  )

/** An answer with a fact that the call records. */
const tells = (event: DoneOf<'Publication'> | ToldBy<'Publication'>): Answer<typeof event> => answer(event)

const told = (request: Request, reply: Published): Answer<DoneOf<'Publication'> | ToldBy<'Publication'>> =>
  withNotes(reply, tells(published(request, reply)))

/** Emits the store's notes, if any, before the answer. */
const withNotes = <D>(
  { notes = [], unkept = [] }: t.TypeOf<typeof Notes>,
  done: Answer<D>,
): Answer<D | EventOfType<'PublicationNoted'>> => {
  const noted = {
    notes: notes.map(({ message }) => message),
    unkept: unkept.map((one) => pick(one, ['name', 'shows'])),
  }
  return notes.length + unkept.length === 0 ? done : concat(answer(fact('PublicationNoted', noted)), done)
}

const post = (rest: Rest, sent: Sent, rounds = manyRounds): Answer<Published | Preparing> =>
  rest
    .ask({
      method: 'POST',
      path: '/customize-your-store/v1/publications',
      body: bodyOf(sent),
      reply: t.union([Published, Preparing]),
      along: readsAfter(sent),
    })
    .pipe(
      andThen((reply) => {
        if ('stored' in reply) return answer(reply)
        return rounds > 1 ? concat(answer(reply), post(rest, sent, rounds - 1)) : fail({ tag: 'Timeout' })
      }),
    )

const readsAfter = ({ completed }: Sent): readonly string[] => (completed === null ? [] : closingReads)

const bodyOf = (sent: Sent) => {
  const { id, theme, inFront, postsPage, targets, completed, expects, overwrite } = sent
  const menus = targets.flatMap((target) => (target.kind === 'menu' ? [{ id: target.id }] : []))
  const templates = targets.flatMap((target) =>
    target.kind === 'template' ? [{ id: target.id, content: target.content }] : [],
  )
  const pages = [
    ...(postsPage ? [{ new: 'posts' }] : []),
    ...targets.flatMap((target) =>
      target.kind === 'page'
        ? [{ new: target.page, ...(target.blocks === undefined ? {} : { content: target.blocks }) }]
        : [],
    ),
  ]
  return {
    id,
    expects,
    overwrite,
    writes: {
      ...(theme === null ? {} : { theme }),
      ...(inFront
        ? { frontPage: isOfPage(completed ?? homeIn(targets)) ? { template: homeOfPage } : { show_on_front: 'posts' } }
        : {}),
      ...(pages.length === 0 ? {} : { pages }),
      ...(templates.length === 0 ? {} : { templates }),
      ...(menus.length === 0 ? {} : { menus }),
      ...entitiesOf(targets),
      ...(completed === null ? {} : { completed }),
    },
    reads: readsAfter(sent),
  }
}

/** The id of the home page's template; '' if it is not written. */
const homeIn = (targets: readonly Target[]): string =>
  targets.flatMap((target) => (target.kind === 'home' ? [target.id] : []))[0] ?? ''

const entitiesOf = (targets: readonly Target[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    targets.flatMap((target): (readonly [string, unknown])[] => {
      if (!hasText(target)) return []
      if (target.kind === 'site') return [[target.kind, target.changes]]
      const { kind, ...entity } = target
      return [[kind, entity]]
    }),
  )

/**
 * Whether the store reports back what it stored. Menus and pages are only published, and templates are not reported.
 */
const hasText = (target: Target): target is Exclude<Target, { kind: 'menu' | 'template' | 'page' }> =>
  target.kind !== 'menu' && target.kind !== 'template' && target.kind !== 'page'

const published = ({ targets }: Request, { stored }: Published): EventOfType<'DesignPublished'> =>
  fact('DesignPublished', {
    theme: stored.theme.value.name,
    versions: mapValues(stored, ({ version }) => version),
    kept: targets.flatMap((target) => {
      if (!hasText(target)) return []
      const there = stored[target.kind]
      if (there === undefined) return []
      const { kind: what } = target
      switch (target.kind) {
        case 'site':
          return [{ what, modified: null, served: null }]
        case 'styles': {
          const text = textOf('styles', there)
          const isKept = text === null || isSameStyles(stylesText(target), text)
          return [{ what, modified: null, served: isKept ? null : text }]
        }
        default:
          return [
            { what, modified: there.modified, served: there.value === target.content ? null : textOf(what, there) },
          ]
      }
    }),
  })

/** Posts again if the only conflict is that another user has activated the design's own theme, which is what Save wants. */
const unlessDesigned = (rest: Rest, sent: Sent, fault: Fault): Answer<Published | Preparing> => {
  const found = foundIn(fault)['theme']
  const [theme = sent.theme] = sent.completed?.split('//') ?? []
  return found !== undefined && Theme.is(found.value) && found.value.slug === theme
    ? post(rest, { ...sent, expects: { ...sent.expects, theme: found.version } })
    : fail(fault)
}

/** Converts what others have changed to `Conflicts`, in the form that the dialog shows and the design can take over. */
const conflicting = (rest: Rest, fault: Fault): Answer<never> => {
  const found = foundIn(fault)
  const known = (['theme', 'site', 'styles', 'header', 'footer', 'home', 'templates'] as const).filter(
    (what) => what in found,
  )
  return known.length === 0
    ? fail(fault)
    : allOf(Object.fromEntries(known.map((what) => [what, remoteOf(rest, what, found[what] as Stored)]))).pipe(
        andThen((remote) => {
          const all = known.flatMap((what) => {
            const [version, seen] = [found[what]?.version, remote[what]]
            return version === undefined || seen === undefined ? [] : [{ what, theirs: seen, version }]
          })
          return fail({ tag: 'Conflicts', found: all })
        }),
      )
}

const foundIn = (fault: Fault): Readonly<Record<string, Stored>> =>
  fault.tag === 'Refused' ? (pickBy({ ...fault.conflicts }, Stored.is) as Record<string, Stored>) : {}

const Site = t.type({ site_logo: t.union([t.number, t.null]), site_icon: t.union([t.number, t.null]) })
const Identity = t.type({ title: t.string, description: t.string })

const remoteOf = (rest: Rest, what: Contested, stored: Stored): Answer<Version> => {
  const { modified, value } = stored
  if (what === 'theme') return answer({ modified: null, text: Theme.is(value) ? value.name : '' })
  if (what === 'templates') return answer({ modified, text: '' })
  if (what !== 'site')
    return answer({ modified: what === 'styles' ? null : modified, text: textOf(what, stored) ?? '' })
  const { site_logo, site_icon } = Site.is(value) ? value : { site_logo: 0, site_icon: 0 }
  const identity = Identity.is(value) ? { title: value.title, tagline: value.description } : null
  return picture(rest, site_logo ?? 0).pipe(
    mapAnswer((logo) => ({ modified: null, text: siteText({ logo, icon: site_icon ?? 0, identity }) })),
  )
}

/** Null if the value has an unexpected shape. */
const textOf = (what: Written, { value }: Stored): string | null => {
  if (what !== 'styles') return typeof value === 'string' ? value : null
  const styles = Styles.decode(value)
  return E.isRight(styles) ? stylesText(styles.right) : null
}

const PublishedVersion = t.intersection([
  t.type({ before: t.number, version: t.number, left: t.array(t.string) }),
  t.partial({ stayed: t.array(t.string), tracking: t.boolean, consent: t.boolean }),
  Notes,
])
type PublishedVersion = t.TypeOf<typeof PublishedVersion>

/**
 * Publishes a version of the design, unless the store now shows another one than when the merchant chose. The store keeps the previous
 * design as a version, which an undo restores. Idempotent: the store publishes once per request id.
 */
export const publishVersion: Effect<'RestoreStep', 'rest'> = ({ step: { from, to } }, { rest }, id) =>
  to.kind === 'version'
    ? rest
        .ask({
          method: 'POST',
          path: '/customize-your-store/v1/publications',
          // If the store shows none of its versions, it is unknown which design the merchant saw.
          body: { id, version: to.id, ...(from.kind === 'version' && from.id > 0 ? { live: from.id } : {}) },
          reply: PublishedVersion,
        })
        .pipe(andThen((reply) => withNotes(reply, answer(made(to, reply)))))
    : // A step of an older build; it is abandoned when the page is loaded.
      fail({ tag: 'Garbled', what: to.kind })

const made = (
  { at }: { readonly at: number },
  { before, version, left, stayed = [], tracking, consent }: PublishedVersion,
) =>
  fact('RestoreStepMade', {
    step: {
      from: { kind: 'version', id: before, at: 0, left: [] },
      to: {
        kind: 'version',
        id: version,
        at,
        left: (['frontPage', 'site'] as const).filter((one) => left.includes(one)),
        stayed,
        ...(tracking === undefined ? {} : { tracking }),
        ...(consent === undefined ? {} : { consent }),
      },
    },
    skipped: null,
  })

const { id, author, kind, what, address, pinned } = StoredVersion.type.props

/** A version as listed by the store; its date is ISO 8601 in UTC. */
const Listed = t.type({ id, author, kind, what, address, pinned, date: DateText })
const Former = t.type({ id: t.number, theme: t.string, changes: t.record(t.string, t.number) })
const List = t.type({
  versions: t.array(Listed),
  live: t.union([t.number, t.null]),
  before: Former,
  saved: t.union([Former, t.null]),
})

const path = '/customize-your-store/v1/publications'

/** Reads the versions of its design that the store keeps, and those that a restore offers. */
export const readVersions: Effect<'VersionsRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'GET', path, reply: List })
    .pipe(mapAnswer((list) => fact('VersionsReadReceived', versionList(list))))

/** Idempotent: sets a value. */
export const pinVersion: Effect<'VersionPin', 'rest'> = ({ version, pinned: isPinned }, { rest }) =>
  rest
    .ask({ method: 'POST', path: `${path}/${version}`, body: { pinned: isPinned }, reply: List })
    .pipe(mapAnswer((list) => fact('VersionPinSet', versionList(list))))

const versionList = ({ versions, live, before, saved }: t.TypeOf<typeof List>) => ({
  versions: versions.map(({ date, ...version }) => ({ ...version, at: Date.parse(date) })),
  live,
  before: formerDesign(before),
  saved: saved && formerDesign(saved),
})

const formerDesign = ({ changes, ...design }: t.TypeOf<typeof Former>): FormerDesign => ({
  ...design,
  changes: kindsOfChange.flatMap((each) => {
    const count = changes[each] ?? 0
    return count > 0 ? [{ what: each, count }] : []
  }),
})

export const publishingEffects = {
  Publication: publish,
  RestoreStep: publishVersion,
  VersionsRead: readVersions,
  VersionPin: pinVersion,
} as const
