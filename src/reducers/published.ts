/**
 * How a publication is folded, and what the store then holds. A publication does in one call what builds up to 0.5 did in several. The
 * reducers fold it as the facts of those calls, then as the publication itself, which settles the request and brings the versions. A
 * set-up's publication does not complete the task.
 */
import { isEqual, pickBy } from 'es-toolkit'
import { produce } from 'immer'
import type { GlobalStyles } from '../catalogue/theme-json'
import { fact, type EventOfType, type FlowEvent } from '../events'
import type { RequestEvent } from '../events/call-facts'
import type { Media } from '../events/design'
import type { Entity } from '../events/design-calls'
import type { Recorded } from '../events/log'
import type { Target } from '../events/publishing'
import { parsePath, paths } from '../events/route-path'
import { isSameStyles, stylesText, type Written } from '../events/written'
import { isOutdated, type CallBook } from './calls'
import { ownStylesOf, type Design, type ServerDesign } from './design/design-document'
import { isDesignChoice } from './design/design-choices'
import type { Designing } from './design/designing'
import { noStyles } from './design/style-choices'
import { isUploading, type Uploading } from './design/uploading'
import { at } from './route'
import { isRunning, type SetUp } from './set-up/set-up'
import type { State } from './state'

/** Whether a set-up made the request, not Save. */
export const isOfSetUp = (request: RequestEvent | undefined): boolean =>
  request?.type === 'PublicationRequested' && request.completed === null

/**
 * The facts that a fact is folded as. An outdated publication is of another design than the one Save is about, so it does not end Save.
 */
export const partsOf = (published: Recorded<FlowEvent>, calls: CallBook): readonly Recorded<FlowEvent>[] => {
  const { event, settles } = published
  const request = settles === null ? undefined : calls.open[settles]
  if (event.type !== 'DesignPublished' || request?.type !== 'PublicationRequested') return [published]
  const parts: readonly FlowEvent[] = [
    ...(request.theme === null ? [] : [fact('ThemeActivated', { name: event.theme })]),
    ...(request.inFront ? [fact('FrontPageSet')] : []),
    ...request.targets.map((target) => saved(target, event)),
    ...(request.completed === null || isOutdated(calls, settles) ? [] : [fact('DesignSaved')]),
  ]
  return [...parts.map((part) => ({ ...published, event: part })), published]
}

const saved = (target: Target, { kept }: EventOfType<'DesignPublished'>): FlowEvent => {
  const { modified, served } = kept.find(({ what }) => what === target.kind) ?? { modified: null, served: null }
  return fact('EntitySaved', { target, modified, served, version: null })
}

/**
 * The design as saved, with the styles that are in the store now. A later version of the plugin may make other styles from the same palette
 * and fonts, so the styles are kept as written until the merchant makes another choice (tests/properties/saved-styles.test.ts).
 */
export const withSaved = (designing: Designing, saved: Design | null): Designing => ({
  ...designing,
  saved,
  savedStyles: designing.server === null ? undefined : ownStylesOf(designing.server),
})

/** The styles in the store if they belong to this design; null if its choices differ from the saved ones. */
export const savedStylesOf = (design: Design, { saved, savedStyles }: Designing): GlobalStyles | null =>
  saved !== null && savedStyles !== undefined && feeds.every((part) => isEqual(design[part], saved[part]))
    ? savedStyles
    : null

/** The parts of a design that its styles are made from. */
const feeds = ['own', 'rules', ...(Object.keys(noStyles) as (keyof typeof noStyles)[])] as const

/**
 * The store's design after Save wrote one entity.
 * @param logo the picture of the saved design: the fact has only its id
 */
export const withWritten = (
  server: ServerDesign,
  { target, modified }: EventOfType<'EntitySaved'>,
  logo: Media | null,
): ServerDesign =>
  produce(server, (draft) => {
    switch (target.kind) {
      case 'styles':
        draft.styles = { id: target.id, settings: target.settings, styles: target.styles }
        return
      case 'site': {
        const { site_logo, site_icon, title, description } = target.changes
        if (site_logo !== undefined) draft.site.logo = logo?.id === site_logo ? logo : null
        if (site_icon !== undefined) draft.site.icon = site_icon ?? 0
        if (draft.site.identity !== null && title !== undefined) draft.site.identity.title = title
        if (draft.site.identity !== null && description !== undefined) draft.site.identity.tagline = description
        return
      }
      case 'menu':
        for (const menu of draft.menus) if (menu.id === target.id) menu.status = 'publish'
        return
      // The canvas keeps these together with the settings that it reads.
      case 'template':
      case 'page':
        return
      default:
        draft[target.kind] = { id: target.id, content: target.content, modified }
    }
  })

type Making = { readonly setUp: SetUp; readonly route: { readonly path: string } }

type Writing = Making & Pick<State, 'saving' | 'designing'>

/**
 * The design that is being written: for a Save, the design as it was when Save was chosen; for a set-up, the current one.
 */
export const designToWrite = (state: Writing): Design | null =>
  state.saving.stage === 'running' && !isMakingOne(state) ? state.saving.design : state.designing.design

/** Whether a set-up is making the design. It runs only while its loader is shown. */
export const isMakingOne = ({ setUp, route }: Making): boolean =>
  isRunning(setUp) && ['design', 'design-with-ai', 'quick-start'].includes(parsePath(route.path).step)

export const isLateSave = (event: FlowEvent, { saving }: Pick<Writing, 'saving'>): boolean =>
  event.type === 'DesignSaved' && saving.stage !== 'running'

/** Whether a Save ends after newer choices, including a picture that is still being uploaded. */
export const isOvertakenSave = (event: FlowEvent, state: Writing & Uploading): boolean =>
  event.type === 'DesignSaved' && (isUploading(state) || !isEqual(designToWrite(state), state.designing.design))

/**
 * Takes the merchant from the closing screen back to the designer, which says that Save did not include the latest choice. A choice made
 * just as Save opens the closing screen is a draft like any later one (P-13).
 */
export const backToChoice = (state: State, event: FlowEvent): State => {
  const { saving, designing } = state
  const isDraft = designing.design !== designing.saved || isUploading(state)
  return saving.stage === 'saved' && isDraft && isPressed(event)
    ? at({ ...state, saving: { ...saving, overtaken: true } }, paths.designer)
    : state
}

/**
 * Whether the fact is the user's own action. Choosing a file is one; the end of its upload is not. The same holds for words that a model
 * writes.
 */
const isPressed = (event: FlowEvent): boolean =>
  event.type === 'LogoFileChosen' ||
  event.type === 'PictureFileChosen' ||
  event.type === 'PhotographChosen' ||
  event.type === 'NewWordsChosen' ||
  (isDesignChoice(event) && !arriving.has(event.type))

const arriving: ReadonlySet<FlowEvent['type']> = new Set([
  'MediaUploaded',
  'PictureUploaded',
  'PhotographImported',
  'SectionWordsReceived',
])

/**
 * What the merchant chose about the front page for Save: to put the homepage in front of the present page, and to make a page for the
 * posts.
 */
export type InFront = { readonly homepage: boolean; readonly postsPage: boolean }

export const reduceInFront = (inFront: InFront, event: FlowEvent): InFront => {
  switch (event.type) {
    case 'HomepageInFrontChosen':
      return { ...inFront, homepage: event.inFront }
    case 'PostsPageChosen':
      return { ...inFront, postsPage: event.made }
    // The homepage is the front page now; if another page takes its place later, the merchant is asked again.
    case 'FrontPageSet':
      return { ...inFront, homepage: false }
    case 'DesignSaved':
      return { ...inFront, postsPage: false }
    default:
      return inFront
  }
}

/**
 * The text that the store keeps of an entity, by entity. An entity is listed only while `server` holds what was sent for it.
 */
export type Served = Readonly<Partial<Record<Exclude<Written, 'site'>, string>>>

type Known = {
  readonly server: ServerDesign | null
  /**
   * Undefined instead of empty, so that a session whose store kept what was sent has the same fingerprints as in older recordings.
   */
  readonly served: Served | undefined
}

/**
 * Records what the store keeps of an entity if that differs from what Save sent: a plugin hooks a block into a header, WordPress drops an
 * attribute. Later reads show the kept text, which is the flow's own work and not another user's change.
 */
export const withServed = (
  served: Served | undefined,
  { target, served: text }: EventOfType<'EntitySaved'>,
): Served | undefined => {
  if (target.kind === 'menu' || target.kind === 'site' || target.kind === 'template' || target.kind === 'page')
    return served
  return text === null ? withoutServed(served, target.kind) : { ...served, [target.kind]: text }
}

export const withoutServed = (served: Served | undefined, what: Written): Served | undefined =>
  orNone(pickBy({ ...served }, (_, kind) => kind !== what))

/** A read in which everything that the store keeps in other words is replaced by what was sent. */
export const asSent = (reading: ServerDesign, { server, served = {} }: Known): ServerDesign =>
  server === null
    ? reading
    : {
        ...reading,
        home: entityAsSent(reading.home, server.home, served.home),
        header: entityAsSent(reading.header, server.header, served.header),
        footer: entityAsSent(reading.footer, server.footer, served.footer),
        styles: stylesAsSent(reading.styles, server.styles, served.styles),
      }

/** Without the entities that have changed since then. */
export const stillServed = ({ server, served }: Known, now: ServerDesign): Served | undefined =>
  orNone(
    pickBy({ ...served }, (_, kind) =>
      kind === 'styles' ? isEqual(server?.styles, now.styles) : server?.[kind]?.content === now[kind]?.content,
    ),
  )

const orNone = (served: Served): Served | undefined => (Object.keys(served).length === 0 ? undefined : served)

const entityAsSent = <E extends Entity | null>(read: E, sent: Entity | null, kept: string | undefined): E =>
  read !== null && read.id === sent?.id && read.content === kept ? { ...read, content: sent.content } : read

type Styles = ServerDesign['styles']

/** Styles that differ from those sent only in the form of their JSON count as sent, too. */
const stylesAsSent = (read: Styles, sent: Styles, kept: string | undefined): Styles =>
  read.id === sent.id &&
  [stylesText(sent), kept].some((text) => text !== undefined && isSameStyles(text, stylesText(read)))
    ? sent
    : read
