/** Progress of the last Save. It writes the design as it was when Save was chosen; later choices are a draft. */
import { pick } from 'es-toolkit'
import * as t from 'io-ts'
import { pairingTitled } from '../catalogue/fonts/font-pairings'
import type { EventOfType, FlowEvent } from '../events'
import type { Fault } from '../events/calls'
import { Identity, Media } from '../events/design'
import type { Recorded } from '../events/log'
import type { Target, Unkept } from '../events/publishing'
import { parsed, stylesIn, type Contested, type Version, type Written } from '../events/written'
import { lostIn } from '../markup/lost'
import { callKey, type CallBook } from './calls'
import type { Meaning } from './meaning'
import { designOf, partOf, type Design, type ServerDesign } from './design/design-document'
import { withChoice } from './design/design-choices'
import { noStyles, withoutRules } from './design/style-choices'
import type { Designing } from './design/designing'
import { foreignFonts } from './design/fonts'
import { isUploadOvertaken, uploadKeys, type Uploading } from './design/uploading'
import { initialSaving } from './initial'
import type { State } from './state'

/** What a Save writes, as it was when Save was chosen. */
type Chosen = {
  readonly design: Design | null
  /**
   * Call keys of the uploads and the model's texts that were in progress when Save was chosen. Their results are part of this Save.
   */
  readonly awaits: readonly string[]
  /** Another theme was activated in the meantime, and the design's own theme is to be activated again. */
  readonly insists: boolean
  /** When Save was chosen, or the last conflict was resolved, in milliseconds since 1970. */
  readonly since: number
  /** What the store dropped from the entities written so far. */
  readonly altered: readonly Altered[]
  /** Pictures that could not be copied before: whatever shows them is written again. Absent if there are none. */
  readonly again?: readonly Unkept[]
}

/** What the store reported about a publication. */
export type Noted = { readonly notes: readonly string[]; readonly unkept: readonly Unkept[] }

export type Saving =
  /** `noted` is from a set-up's publication. */
  | { readonly stage: 'idle'; readonly noted?: Noted }
  | ({
      readonly stage: 'running'
      /** How many pictures the store has prepared for the publication with the id `by`, and how many are left. */
      readonly prepared?: { readonly by: string | null; readonly done: number; readonly left: number }
      readonly noted?: Noted
    } & Chosen)
  | ({ readonly stage: 'failed'; readonly what: string; readonly fault: Fault } & Chosen)
  /** The page was closed during Save and was opened again too late to continue without asking. */
  | ({ readonly stage: 'cut-off' } & Chosen)
  /** The design is in the store and the task is complete; `overtaken` if there were newer changes by then. */
  | {
      readonly stage: 'saved'
      readonly overtaken: boolean
      readonly altered: readonly Altered[]
      readonly noted?: Noted
    }

type Before = Uploading & Pick<State, 'designing' | 'calls'>

export const reduceSaving = (
  saving: Saving,
  fact: Recorded<FlowEvent>,
  state: Before,
  { outdated, start, lateSave, overtakenSave }: Meaning,
): Saving => {
  const { event, settles } = fact
  if (start === 'anew') return initialSaving
  switch (event.type) {
    case 'SaveChosen':
      return saving.stage === 'running'
        ? saving
        : {
            stage: 'running',
            design: state.designing.design,
            awaits: uploadKeys(state),
            insists: false,
            since: fact.at,
            altered: saving.stage === 'failed' ? saving.altered : [],
            ...stillUnkept(saving),
          }
    case 'FlowResumed':
      return saving.stage === 'running' && event.surroundings.asksAboutOldSave && fact.at - saving.since > goesOnFor
        ? { ...saving, stage: 'cut-off' }
        : saving
    // Also if the write was in progress when another write failed.
    case 'EntitySaved':
      return saving.stage === 'running' || saving.stage === 'failed'
        ? { ...saving, altered: withAltered(saving.altered, event) }
        : saving
    case 'BaselineReadRefused':
    case 'FontFamilyInstallRefused':
    case 'ThemeInstallRefused':
    case 'ThemeActivationRefused':
    case 'FrontPageSettingRefused':
    case 'EntitySaveRefused':
    case 'PublicationRefused':
    case 'CompletionMarkRefused':
      return saving.stage === 'running' && !outdated && isPartOfSave(saving.design, settles, state.calls)
        ? { ...saving, stage: 'failed', what: subject(settles, state.calls), fault: event.fault }
        : saving
    case 'PublicationUnanswered':
      return saving.stage === 'running' ? { ...saving, stage: 'failed', what: 'answer', fault: event.fault } : saving
    case 'PicturesPrepared':
      return saving.stage === 'running'
        ? { ...saving, prepared: { by: fact.cause, done: event.done, left: event.left } }
        : saving
    case 'PublicationNoted':
      return saving.stage === 'running' || saving.stage === 'idle'
        ? { ...saving, noted: { notes: event.notes, unkept: event.unkept } }
        : saving
    case 'DesignSaved':
      return lateSave ? saving : saved(saving, overtakenSave)
    case 'MediaUploaded':
    case 'PictureUploaded':
    case 'PhotographImported':
    case 'SectionWordsReceived':
      return isUploadOvertaken(fact, state) ? saving : withUploaded(saving, event, requestOf(settles, state.calls))
    case 'MineKept':
      return saving.stage === 'failed'
        ? decided({ ...saving, since: fact.at, insists: saving.insists || event.what === 'theme' }, event.what)
        : saving
    case 'TheirsTaken':
      return saving.stage === 'failed'
        ? decided({ ...saving, since: fact.at, design: remoteTaken(saving.design, fact, state.designing) }, event.what)
        : saving
    case 'SaveNoticeDismissed':
      return dismissed(saving)
    case 'DesignWithoutAiChosen':
      return initialSaving
    default:
      return saving
  }
}

/**
 * A read may change the design while Save runs: another user's version replaces a design without changes, and a new title is always
 * adopted. If Save is writing that design, it now writes the changed one.
 */
export const savingAfterRead = (
  saving: Saving,
  event: FlowEvent,
  { designing: before }: Before,
  after: Designing,
): Saving =>
  event.type === 'DesignReadReceived' && saving.stage === 'running' && saving.design === before.design
    ? { ...saving, design: after.design }
    : saving

/** How long an interrupted Save continues by itself, in milliseconds. */
const goesOnFor = 10 * 60 * 1000

const saved = (saving: Saving, overtaken: boolean): Saving => ({
  stage: 'saved',
  overtaken,
  altered: saving.stage === 'running' ? saving.altered : [],
  ...(saving.stage === 'running' && saving.noted !== undefined && { noted: saving.noted }),
})

/** The pictures that another Save tries to copy again. */
const stillUnkept = (saving: Saving): Pick<Chosen, 'again'> => {
  const isNoted = saving.stage === 'saved' || saving.stage === 'idle'
  const unkept = (isNoted ? saving.noted?.unkept : saving.again) ?? []
  return unkept.length === 0 ? {} : { again: unkept }
}

/** Save continues once the merchant has resolved every conflict. */
const decided = (saving: Extract<Saving, { stage: 'failed' }>, what: Contested): Saving => {
  const { fault } = saving
  const left = fault.tag === 'Conflicts' ? fault.found.filter((one) => one.what !== what) : []
  return left.length === 0 ? goingOn(saving, saving.design) : { ...saving, fault: { tag: 'Conflicts', found: left } }
}

const goingOn = (chosen: Chosen, design: Design | null): Saving => ({
  stage: 'running',
  ...pick(chosen, ['awaits', 'insists', 'since', 'altered']),
  ...(chosen.again !== undefined && { again: chosen.again }),
  design,
})

const withUploaded = (
  saving: Saving,
  event: EventOfType<'MediaUploaded' | 'PictureUploaded' | 'PhotographImported' | 'SectionWordsReceived'>,
  key: string | null,
): Saving =>
  saving.stage === 'running' && key !== null && saving.awaits.includes(key)
    ? goingOn(
        { ...saving, awaits: saving.awaits.filter((each) => each !== key) },
        saving.design && withChoice(saving.design, event, null),
      )
    : saving

const requestOf = (settles: string | null, { open }: CallBook): string | null => {
  const request = settles === null ? undefined : open[settles]
  return request === undefined ? null : callKey(request)
}

/** The other user's version also replaces ours in the design that is being saved. */
const remoteTaken = (
  design: Design | null,
  { event, seq }: Recorded<FlowEvent>,
  { server }: Designing,
): Design | null =>
  event.type === 'TheirsTaken' && server !== null && design !== null
    ? withRemote({ server, design }, event.what, event.theirs, seq).design
    : design

const dismissed = (saving: Saving): Saving => {
  switch (saving.stage) {
    case 'failed':
    case 'cut-off': {
      const { again: unkept } = saving
      return unkept === undefined ? initialSaving : { stage: 'idle', noted: { notes: [], unkept } }
    }
    case 'saved':
      return saving.overtaken ? { ...saving, overtaken: false } : saving
    default:
      return saving
  }
}

const subject = (settles: string | null, { open }: CallBook): string => {
  const request = settles === null ? undefined : open[settles]
  if (request?.type === 'EntitySaveRequested') return request.target.kind
  return request?.type === 'PublicationRequested' ? 'publication' : 'completion'
}

/**
 * Whether a response is for a request that Save waits for. Fonts are also installed in the background; Save waits only for those that its
 * design uses.
 */
const isPartOfSave = (design: Design | null, settles: string | null, { open }: CallBook): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request?.type !== 'FontFamilyInstallRequested' || usesFont(design, request.family.slug)
}

export const usesFont = (design: Design | null, slug: string): boolean =>
  foreignFonts(pairingTitled(design?.fonts ?? null)).includes(slug)

export type Altered = {
  readonly what: Target['kind']
  /** Names of what is missing: blocks, elements, settings, words. */
  readonly lost: readonly string[]
}

/**
 * What the store dropped in this Save, updated with the entity just written. A Save can succeed and still lose content, because of another
 * plugin or because the account lacks capabilities.
 */
const withAltered = (
  altered: readonly Altered[],
  { target, served }: EventOfType<'EntitySaved'>,
): readonly Altered[] => {
  const lost = served === null ? [] : lostOf(target, served)
  const others = altered.filter(({ what }) => what !== target.kind)
  return lost.length === 0 ? others : [...others, { what: target.kind, lost }]
}

const lostOf = (target: Target, served: string): readonly string[] => {
  switch (target.kind) {
    case 'menu':
    case 'template':
    case 'page':
    case 'site':
      return []
    case 'styles':
      return lostLeaves({ settings: target.settings, styles: target.styles }, stylesIn(served))
    default:
      return lostIn(withEmoji(target.content), withEmoji(served))
  }
}

/** Dotted paths of values that are missing or different. */
const lostLeaves = (sent: unknown, served: unknown, path = ''): readonly string[] => {
  if (!isTree(sent)) return isSame(sent, served) ? [] : [path]
  const there = isTree(served) ? served : {}
  return Object.entries(sent).flatMap(([key, value]) =>
    lostLeaves(value, there[key], path === '' ? key : `${path}.${key}`),
  )
}

const isSame = (sent: unknown, served: unknown): boolean =>
  sent === served || (typeof sent === 'string' && typeof served === 'string' && withEmoji(sent) === withEmoji(served))

/**
 * Replaces numeric character references by emoji: a database with `utf8mb3` tables cannot store emoji, so WordPress keeps `&#x1fad2;` for
 * 🫒. Covers all characters beyond ASCII and, within ASCII, `#`, `*` and digits, which emoji are made of; `&#x3c;` is not the same as `<`.
 */
const withEmoji = (text: string): string =>
  text.replaceAll(/&#x(2[3a]|3\d|[89a-f][\da-f]|[\da-f]{3,5}|10[\da-f]{4});/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )

/** Includes arrays: their keys are indexes. */
const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

type Both = { readonly server: ServerDesign; readonly design: Design }

/**
 * Replaces our version of an entity in the document with another user's.
 *
 * @param seq of the fact; section ids derive from it
 */
export const withRemote = ({ server, design }: Both, what: Written, remote: Version, seq: number): Both => {
  const read = serverWith(server, what, remote)
  const kept = what === 'styles' ? withoutRules(design) : design
  return { server: read, design: { ...kept, ...pieceOf(what, read, seq, design) } }
}

const pieceOf = (what: Written, server: ServerDesign, seq: number, local: Design): Partial<Design> => {
  const { own, sections, logo, identity } = designOf(server, seq)
  switch (what) {
    case 'header':
    case 'footer':
      return { [what]: partOf(server[what]) }
    case 'home':
      return { sections }
    case 'styles':
      return { own, ...noStyles }
    case 'site':
      return { identity, logo: { ...local.logo, media: logo.media, icon: logo.icon } }
  }
}

const Styles = t.type({ settings: t.UnknownRecord, styles: t.UnknownRecord })
const Site = t.intersection([
  t.type({ logo: t.union([Media, t.null]), icon: t.number }),
  t.partial({ identity: t.union([Identity, t.null]) }),
])

/** What the store holds, with another user's version of an entity. */
export const serverWith = (server: ServerDesign, what: Written, { text, modified }: Version): ServerDesign => {
  switch (what) {
    case 'styles': {
      const styles = parsed(text)
      return Styles.is(styles) ? { ...server, styles: { id: server.styles.id, ...styles } } : server
    }
    case 'site': {
      const site = parsed(text)
      if (!Site.is(site)) return server
      const { logo, icon, identity = server.site.identity } = site
      return { ...server, site: { ...server.site, logo, icon, identity } }
    }
    default: {
      const entity = server[what]
      return entity === null ? server : { ...server, [what]: { id: entity.id, content: text, modified } }
    }
  }
}
