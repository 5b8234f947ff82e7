/**
 * A publication does at once what builds up to 0.5 did call by call. The reducers fold it as those facts, one after another, and the
 * publication itself last: it settles the request, and brings the versions. That of a set-up completes nothing.
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
import { ownStylesOf, type Design, type ServerDesign } from './design/design'
import { isDesignChoice } from './design/design-steps'
import type { Designing } from './design/designing'
import { isUploading, type Uploading } from './design/uploading'
import { at } from './route'
import { isRunning, type SetUp } from './set-up/set-up'
import type { State } from './state'

/** Whether a set-up asks for it, and not Save. */
export const isOfSetUp = (request: RequestEvent | undefined): boolean =>
  request?.type === 'PublicationRequested' && request.completed === null

/** The facts as which a fact is folded. Of another design than Save is about, a publication does not end Save. */
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
 * The global styles of the saved design. A later version of the plugin may make other styles of the same palette and fonts, so
 * they are kept as they were written, until the merchant makes another choice (tests/properties/saved-styles.test.ts).
 *
 * The design as saved, with the styles that are in the store now.
 */
export const withSaved = (designing: Designing, saved: Design | null): Designing => ({
  ...designing,
  saved,
  savedStyles: designing.server === null ? undefined : ownStylesOf(designing.server),
})

/** The styles in the store, if they are of this design; null where its choices differ from those saved. */
export const savedStylesOf = (design: Design, { saved, savedStyles }: Designing): GlobalStyles | null =>
  saved !== null && savedStyles !== undefined && feeds.every((part) => isEqual(design[part], saved[part]))
    ? savedStyles
    : null

/** All parts of a design from which its styles are made. */
const feeds = ['own', 'palette', 'colours', 'rules', 'shop', 'fonts'] as const

/**
 * What the store holds, after Save wrote a part of the design.
 *
 * @param logo the picture of the design that is saved: of a saved logo the fact has the id only
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
      // The canvas keeps them with the settings that it reads.
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
 * The design that Save writes: the one for which it was chosen, whatever is chosen meanwhile.
 *
 * While a set-up writes, the current design.
 */
export const designToWrite = (state: Writing): Design | null =>
  state.saving.stage === 'running' && !isMakingOne(state) ? state.saving.design : state.designing.design

/** A set-up runs only while its loader is shown. */
export const isMakingOne = ({ setUp, route }: Making): boolean =>
  isRunning(setUp) && ['design', 'design-with-ai'].includes(parsePath(route.path).step)

export const isLateSave = (event: FlowEvent, { saving }: Pick<Writing, 'saving'>): boolean =>
  event.type === 'DesignSaved' && saving.stage !== 'running'

/** Whether a Save ends after newer choices, including a picture that is still being uploaded. */
export const isOvertakenSave = (event: FlowEvent, state: Writing & Uploading): boolean =>
  event.type === 'DesignSaved' && (isUploading(state) || !isEqual(designToWrite(state), state.designing.design))

/**
 * [P-13]: a choice made in the designer just as Save opens the closing screen is a draft like any later one.
 *
 * From the closing screen back to the designer, which says that Save did not include the choice.
 */
export const backToChoice = (state: State, event: FlowEvent): State => {
  const { saving, designing } = state
  const isDraft = designing.design !== designing.saved || isUploading(state)
  return saving.stage === 'saved' && isDraft && isPressed(event)
    ? at({ ...state, saving: { ...saving, overtaken: true } }, paths.designer)
    : state
}

/** Choosing a file is a user action; the upload that completes later is not. So it is with words that a model writes. */
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

export type InFront = { readonly homepage: boolean; readonly postsPage: boolean }

/** What the merchant chose about the front page for Save: to put the homepage before the page that is there, and to make a page for the posts. */
export const initialInFront: InFront = { homepage: false, postsPage: false }

export const reduceInFront = (inFront: InFront, event: FlowEvent): InFront => {
  switch (event.type) {
    case 'HomepageInFrontChosen':
      return { ...inFront, homepage: event.inFront }
    case 'PostsPageChosen':
      return { ...inFront, postsPage: event.made }
    // It is there; a page that is put in front later asks again.
    case 'FrontPageSet':
      return { ...inFront, homepage: false }
    case 'DesignSaved':
      return { ...inFront, postsPage: false }
    default:
      return inFront
  }
}

/** By entity, as text; an entity is here only as long as `server` holds what was sent of it. */
export type Served = Readonly<Partial<Record<Exclude<Written, 'site'>, string>>>

type Known = {
  readonly server: ServerDesign | null
  /** Undefined for none: a session in which the store kept what it was sent has the fingerprints that older recordings tell. */
  readonly served: Served | undefined
}

/**
 * What the store keeps of an entity where that is not what Save sent: a plugin hooks a block into a header, WordPress drops an attribute.
 * Later readings show that. It is the flow's own work, and nobody else's change.
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

/** A reading in which everything that the store keeps in other words is as it was sent. */
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

/** Without the entities that are something else by now. */
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

/** What only says the same in other JSON is as it was sent, too. */
const stylesAsSent = (read: Styles, sent: Styles, kept: string | undefined): Styles =>
  read.id === sent.id &&
  [stylesText(sent), kept].some((text) => text !== undefined && isSameStyles(text, stylesText(read)))
    ? sent
    : read
