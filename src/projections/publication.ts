/**
 * What a publication contains: what Save publishes in one request (docs/spec/saving.md), and the recipe that a set-up publishes with the
 * same request. `reducers/plans` says when it is due.
 *
 * Save publishes the design as it was when the merchant chose Save. One request writes everything or nothing, and only once for its id:
 * after a reload or an unclear answer, it continues under the same id. While a publication of another design is open, Save waits for it,
 * and then publishes what still differs.
 *
 * Each entity is sent with the version that was last seen. If another user has changed some of them since, nothing is written, and the
 * merchant decides about each. To keep the merchant's version, Save takes the other user's as the one last seen, and overwrites it. To keep
 * the other user's version, Save copies it into the design that is saved, so that it need not be written. Then Save continues. If another
 * theme was activated, Save activates the design's own theme again.
 */
import { isEqual, pick } from 'es-toolkit'
import { isOfPage } from '../catalogue/defaults'
import { fact, type EventOfType } from '../events'
import type { Entity } from '../events/design-calls'
import type { SiteChanges, Target } from '../events/publishing'
import type { Publishable } from '../events/written'
import { menusIn } from '../markup/menu-items'
import { joinTemplate, referenceTo, refersTo, splitTemplate } from '../markup/parts'
import { isGap, sliceBlocks } from '../markup/tokens'
import type { State } from '../reducers'
import type { Design, DesignPart, ServerDesign } from '../reducers/design/design-document'
import { themeToActivate } from '../reducers/plans/publishing'
import { designToWrite } from '../reducers/published'
import { changesTheme, isLeftToSave } from '../reducers/set-up/page-drafts'
import { themeToDesign } from '../reducers/set-up/theme-to-design'
import { pagesOfMenu, pageTargets, shopTargets, shopVersion } from './design/shop-pages'
import { stylesFor } from './design/styles-of'
import { memo } from './memo'
import { frontToday } from './shell'

/** What Save publishes: everything that differs from the store. */
export const publicationOfSave = (state: State): PublicationRequested =>
  publicationOf(state, {
    theme: themeToActivate(state),
    inFront: setsFrontPage(state),
    postsPage: postsPageChoice(state) === true,
    targets: [
      ...unsavedTargets(state),
      ...(setsFrontPage(state) ? homeNotThere(state) : []),
      ...withUnkeptPictures(state),
    ],
    completed: state.designing.server?.home.id ?? '',
  })

/**
 * What a set-up publishes: the recipe, in the theme that it is made for. The task, and what belongs to an earlier draft, are left to Save.
 */
export const publicationOfRecipe = (state: State): PublicationRequested =>
  publicationOf(state, {
    theme: changesTheme(state) ? themeToDesign(state) : null,
    inFront: maySetFrontPage(state),
    postsPage: false,
    targets: unsavedTargets(state).filter(({ kind }) => kind !== 'menu' && kind !== 'site'),
    completed: null,
  })

type PublicationRequested = EventOfType<'PublicationRequested'>
type Published = Pick<PublicationRequested, 'theme' | 'inFront' | 'postsPage' | 'targets' | 'completed'>

/** Expects the theme and each entity to be as they were last seen. */
const publicationOf = (
  state: State,
  { theme, inFront, postsPage, targets, completed }: Published,
): PublicationRequested => {
  const templates = state.versions.templates ?? shopVersion(state)
  const versions = templates === undefined ? state.versions : { ...state.versions, templates }
  const entities = [...new Set(targets.flatMap(({ kind }) => entityOf(kind) ?? []))]
  const isUnseen = (entity: Publishable) => versions[entity] === undefined
  return fact('PublicationRequested', {
    theme,
    inFront,
    postsPage,
    targets,
    completed,
    expects: pick(versions, ['theme', ...entities]),
    // The front page is overwritten whatever it is now: the merchant chose that, or it belongs to the draft.
    overwrite: [
      ...(theme !== null && isUnseen('theme') ? (['theme'] as const) : []),
      ...(inFront ? (['frontPage'] as const) : []),
      ...entities.filter(isUnseen),
    ],
  })
}

const entityOf = (kind: Target['kind']): Publishable | null => {
  switch (kind) {
    case 'menu':
    case 'page':
      return null
    case 'template':
      return 'templates'
    default:
      return kind
  }
}

/**
 * A page can only use a template that is stored, so a home template that is not stored yet is written even if it is unchanged.
 */
const homeNotThere = (state: State): readonly Target[] => {
  const { server } = state.designing
  const home = targetOf('home', state)
  const isMissing = server !== null && isOfPage(server.home.id) && server.home.modified === null
  return isMissing && home !== null && isOnServer(server, home) ? [home] : []
}

/** Entities that show pictures which could not be copied before. Writing the entities again copies the pictures. */
const withUnkeptPictures = (state: State): readonly Target[] => {
  const { saving, designing } = state
  const { server } = designing
  const unkept = saving.stage === 'running' ? (saving.again ?? []) : []
  if (server === null || unkept.length === 0) return []
  return (['header', 'footer', 'home'] as const).flatMap((kind) => {
    const target = targetOf(kind, state)
    const isShown = target?.kind === kind && unkept.some(({ name }) => target.content.includes(name))
    return isShown && isOnServer(server, target) ? [target] : []
  })
}

/** The entities that differ from the store, in the order of writing. */
export const unsavedTargets = memo(
  (state: State): readonly Target[] => {
    const { server } = state.designing
    if (server === null) return []
    const kinds = (['site', 'styles', 'header', 'footer', 'home'] as const).flatMap(
      (kind) => targetOf(kind, state) ?? [],
    )
    const isDue = (target: Target) => !isOnServer(server, target)
    // Menus first: the header refers to them.
    return [...draftMenus(state), ...kinds.filter(isDue), ...shopTargets(state), ...pageTargets(state)]
  },
  (state) => [
    state.designing.server,
    state.designing.saved,
    state.designing.savedStyles,
    designToWrite(state),
    state.fonts.installed,
    state.canvas.settings,
    state.canvas.templates,
    state.canvas.madePages,
    pagesOfMenu(state),
  ],
)

const draftMenus = (state: State): readonly Target[] => {
  const { server } = state.designing
  const design = designToWrite(state)
  const used = new Set([design?.header, design?.footer].flatMap((part) => (part ? menusIn(part.content) : [])))
  return (server?.menus ?? []).flatMap(({ id, status }) =>
    used.has(id) && status !== 'publish' ? [{ kind: 'menu', id }] : [],
  )
}

const isOnServer = (server: ServerDesign, target: Target): boolean => {
  switch (target.kind) {
    case 'menu':
    case 'template':
    case 'page':
      return false
    case 'site':
      return Object.keys(target.changes).length === 0
    case 'styles':
      return isEqual(server.styles.settings, target.settings) && isEqual(server.styles.styles, target.styles)
    default:
      return server[target.kind]?.content === target.content
  }
}

/**
 * One entity of the design as WordPress stores it: site identity, global styles, header, footer or home template. Null if the theme does
 * not have it.
 */
export const targetOf = (kind: Exclude<Target['kind'], 'menu' | 'template' | 'page'>, state: State): Target | null => {
  const { server } = state.designing
  const design = designToWrite(state)
  if (server === null || design === null) return null
  switch (kind) {
    case 'site':
      return { kind, changes: siteChanges(server, design) }
    case 'styles':
      return { kind, id: server.styles.id, ...stylesFor(design, state) }
    case 'header':
      return server.header && design.header && { kind, id: server.header.id, content: design.header.content }
    case 'footer':
      return server.footer && design.footer && { kind, id: server.footer.id, content: design.footer.content }
    case 'home':
      return { kind, id: server.home.id, content: homeContent({ server, design }) }
  }
}

const siteChanges = ({ site }: ServerDesign, design: Design): SiteChanges => {
  const { logo, identity } = design
  return {
    ...(logo.media?.id !== site.logo?.id ? { site_logo: logo.media?.id ?? null } : {}),
    ...(logo.icon !== site.icon ? { site_icon: logo.icon === 0 ? null : logo.icon } : {}),
    ...(identity !== null && identity.title !== site.identity?.title ? { title: identity.title } : {}),
    ...(identity !== null && identity.tagline !== site.identity?.tagline ? { description: identity.tagline } : {}),
  }
}

/** The home template: the server's own bytes as long as no section was changed. */
const homeContent = memo(
  ({ server, design }: Written): string => {
    const { home } = server
    const split = splitTemplate(home.content)
    const next = {
      ...split,
      header: withPart('header', split.header, server.header, design.header),
      // A pattern may have several blocks with space around them; in the template each block is separate.
      sections: design.sections.flatMap(({ content }) => blocksIn(content)),
      footer: withPart('footer', split.footer, server.footer, design.footer),
    }
    return isEqual(split, next) ? home.content : joinTemplate(next)
  },
  // Memoized because a set-up evaluates it after every fact.
  ({ server, design }) => [
    server.home.content,
    server.header?.id,
    server.footer?.id,
    design.header === null,
    design.sections,
    design.footer === null,
  ],
)

type Written = { readonly server: ServerDesign; readonly design: Design }

/** The start or end of the template. It refers to the theme's part if and only if the page has that part. */
const withPart = (
  kind: 'header' | 'footer',
  end: string | null,
  entity: Entity | null,
  part: DesignPart | null,
): string | null => {
  if (entity === null || refersTo(end, entity.id) === (part !== null)) return end
  if (part === null) return null
  const reference = referenceTo(entity.id, kind)
  if (end === null) return reference
  return (kind === 'header' ? [end, reference] : [reference, end]).join('\n\n')
}

const blocksIn = (content: string): readonly string[] =>
  sliceBlocks(content)
    .filter((slice) => !isGap(slice))
    .map(({ text }) => text)

/**
 * Whether Save sets the front page: a draft set-up left that to Save, or the merchant chose it. False for an account that may not.
 */
const setsFrontPage = (state: State): boolean =>
  maySetFrontPage(state) && (isLeftToSave(state) || (state.inFront.homepage && isPageInFront(state)))

/** Whether another page is still the front page after Save, so that visitors do not see the homepage. */
export const isHomepageHidden = (state: State): boolean => isPageInFront(state) && !setsFrontPage(state)

/**
 * Whether Save creates a page that lists the posts, if the merchant may choose that. Null if nothing replaces the list of posts, or if the
 * homepage lists them itself.
 */
export const postsPageChoice = (state: State): boolean | null => {
  const sections = state.designing.design?.sections ?? []
  const listsPosts = sections.some(({ content }) => /<!-- wp:(query|latest-posts) /.test(content))
  return frontToday(state)?.list === true && !listsPosts ? state.inFront.postsPage : null
}

/**
 * Whether a page is the front page instead of the home template. Only a template named `front-page` takes precedence over such a page.
 */
export const isPageInFront = ({ designing, store }: State): boolean => {
  const home = designing.server?.home.id ?? store?.homeTemplate ?? ''
  return store?.use?.pageInFront === true && !home.endsWith('//front-page')
}

export const maySetFrontPage = ({ surroundings }: State): boolean => surroundings?.may.manageOptions !== false
