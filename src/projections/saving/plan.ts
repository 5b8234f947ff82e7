/**
 * Save, from its first call to its last: what is made beforehand, and what is published at once (docs/spec/saving.md). A set-up publishes its
 * recipe by the same request.
 *
 * The design is that of the moment in which Save was chosen. One request writes everything or nothing, once for its id: after a reload and
 * after an unclear answer it goes on under the same id. A publication of another design than Save is about is waited for; what differs after it
 * is published then.
 *
 * Each entity is sent with the version that was last seen. Where another user has changed some since, nothing is written, and the merchant is asked
 * about each. To keep the own version makes theirs the one last seen, so that it is overwritten; to take theirs puts it into the design that
 * is saved, so that it need not be written. Then Save goes on. If another theme was activated, the design's own is activated again.
 */
import { isEqual, pick } from 'es-toolkit'
import { isOfPage, themeSlug } from '../../catalogue/defaults'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact, type EventOfType } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { Target } from '../../events/saving/saving'
import type { Publishable } from '../../events/saving/version'
import { menusIn } from '../../markup/menus'
import type { State } from '../../reducers'
import type { ServerDesign } from '../../reducers/design/design'
import { missingFonts } from '../../reducers/design/pairing-fonts'
import { uploadKeys } from '../../reducers/design/uploading'
import { designToWrite } from '../../reducers/saving/design-to-write'
import { changesTheme, isDraftSetUp } from '../../reducers/set-up/draft'
import { isMaking } from '../../reducers/set-up/set-up'
import { activeTheme, themeToDesign } from '../../reducers/set-up/theme-to-design'
import { isOpen } from '../../reducers/shell/call-book'
import { atOnce, before, inTurn } from '../../reducers/shell/jobs'
import { memo } from '../memo'
import { pageTargets, shopTargets, shopVersion } from '../design/shop-pages'
import { targetOf } from './targets'
import { maySetFrontPage, postsPageChoice, setsFrontPage } from './visible'

/** Waits for the files whose upload was running. */
export const save = (state: State): readonly RequestEvent[] => {
  const { saving, calls } = state
  if (saving.stage !== 'running' || uploadKeys(state).some((key) => saving.awaits.includes(key))) return []
  return before(inTurn(calls, beforehand(state)), atOnce(calls, [publication(state)])).next
}

/** What is not part of the publication, and harmless without it: files that the design needs. */
const beforehand = (state: State): readonly RequestEvent[] => {
  const { saving, fonts } = state
  if (saving.stage !== 'running') return []
  return [
    ...missingFonts(pairingTitled(saving.design?.fonts ?? null), fonts).map((family) =>
      fact('FontFamilyInstallRequested', { family }),
    ),
    // A draft may be older than the files of its theme. Another theme than the recommended one nobody asked to install.
    ...(themeToActivate(state) === themeSlug ? [fact('ThemeInstallRequested', { theme: themeSlug })] : []),
  ]
}

/** Everything that differs from the store. */
const publication = (state: State): RequestEvent =>
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

/** What a set-up publishes: the recipe, in the theme that it is for. To Save is left what belongs to a draft that was there before, and the task. */
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

/** Each entity as it was last seen is expected, and the theme in any case. */
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
    // The front page was chosen, or belongs to the draft, whatever is in front now.
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

/** A page can only use a template that is there, also one that looks like what was there before. */
const homeNotThere = (state: State): readonly Target[] => {
  const { server } = state.designing
  const home = targetOf('home', state)
  const isMissing = server !== null && isOfPage(server.home.id) && server.home.modified === null
  return isMissing && home !== null && isOnServer(server, home) ? [home] : []
}

/** What shows pictures that could not be copied before: to write it again copies them. */
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

/** Null where the design's own theme is active, as far as is known. A set-up that has not ended, or failed, has read the design of its theme. */
const themeToActivate = (state: State): string | null => {
  const { saving, designing, setUp } = state
  if (designing.server === null) return null
  const { theme } = designing.server
  if (saving.stage === 'running' && saving.insists) return theme
  const isOfSetUp = isDraftSetUp(state) || isMaking(setUp) || setUp.stage === 'failed'
  return isOfSetUp && theme !== activeTheme(state) ? theme : null
}

/** Whether a publication is open: it is on its way, or waits for the next Save. */
export const isPublishing = ({ calls }: Pick<State, 'calls'>): boolean => isOpen(calls, 'PublicationRequested')

/** The entities that differ from the store, in order. */
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
