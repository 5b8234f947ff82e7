/**
 * Save, from its first call to its last: what is written, in which order, and what a conflict does (docs/spec/saving.md).
 *
 * The design is that of the moment in which Save was chosen. The entities do not depend on each other and are written at once, after what
 * they depend on. A refusal stops Save: what is on its way ends, and counts. The next Save begins anew, and what the store has by then is
 * not written again.
 *
 * Each entity is sent with the version that was last seen. If another user has changed it since, nothing is written, Save fails with a
 * Conflict, and the merchant is asked. To keep the own version makes theirs the one last seen, so that it is overwritten; to take
 * theirs puts it into the design that is saved, so that it need not be written. Either way Save goes on, and asks about the next conflict. If
 * another theme was activated, the design's own is activated again.
 */
import { isEqual, partition } from 'es-toolkit'
import { themeSlug } from '../../catalogue/defaults'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { Target } from '../../events/saving/saving'
import { menusIn } from '../../markup/menus'
import type { State } from '../../reducers'
import type { ServerDesign } from '../../reducers/design/design'
import { missingFonts } from '../../reducers/design/pairing-fonts'
import { uploadKeys } from '../../reducers/design/uploading'
import { designToWrite } from '../../reducers/saving/design-to-write'
import { unheardOf } from '../../reducers/saving/unheard'
import { changesTheme, isDraftSetUp } from '../../reducers/set-up/draft'
import { themeToDesign } from '../../reducers/set-up/theme-to-design'
import { atOnce, before, inTurn } from '../../reducers/shell/jobs'
import { memo } from '../memo'
import { targetOf } from './targets'
import { setsFrontPage } from './visible'

/** Waits for the files whose upload was running. */
export const save = (state: State): readonly RequestEvent[] => {
  const { saving, designing, calls } = state
  if (saving.stage !== 'running' || uploadKeys(state).some((key) => saving.awaits.includes(key))) return []
  const [menus, others] = partition(unsavedTargets(state), ({ kind }) => kind === 'menu')
  const saves = (targets: readonly Target[]) => targets.map((target) => entitySave(target, state))
  // Last, because it completes the task.
  const completion = fact('CompletionMarkRequested', { template: designing.server?.home.id ?? '' })
  return before(
    inTurn(calls, [...beforehand(state), ...saves(menus)]),
    before(atOnce(calls, saves(others)), atOnce(calls, [completion])),
  ).next
}

/** What the entities depend on: the state of the store to restore, the files of the fonts, and the theme that they belong to. */
const beforehand = (state: State): readonly RequestEvent[] => {
  const { saving, designing, fonts } = state
  if (saving.stage !== 'running') return []
  return [
    fact('BaselineReadRequested'),
    ...missingFonts(pairingTitled(saving.design?.fonts ?? null), fonts).map((family) =>
      fact('FontFamilyInstallRequested', { family }),
    ),
    ...(isDraftSetUp(state) && changesTheme(state) ? activation(themeToDesign(state)) : []),
    ...(setsFrontPage(state) ? [fact('FrontPageSettingRequested')] : []),
    ...(saving.insists && designing.server !== null ? activation(designing.server.theme) : []),
  ]
}

/** A draft may be older than the files of its theme. Another theme than the recommended one nobody asked to install. */
const activation = (theme: string): readonly RequestEvent[] => [
  ...(theme === themeSlug ? [fact('ThemeInstallRequested', { theme })] : []),
  fact('ThemeActivationRequested', { theme }),
]

/** The entities that differ from the store, in order. Includes what was sent without an answer and then undone: the store may have it. */
export const unsavedTargets = memo(
  (state: State): readonly Target[] => {
    const { server } = state.designing
    if (server === null) return []
    const kinds = (['site', 'styles', 'header', 'footer', 'home'] as const).flatMap(
      (kind) => targetOf(kind, state) ?? [],
    )
    const isDue = (target: Target) => unheardOf(target.kind, state).length > 0 || !isOnServer(server, target)
    // Menus first: the header refers to them.
    return [...draftMenus(state), ...kinds.filter(isDue)]
  },
  (state) => [
    state.designing.server,
    state.designing.saved,
    state.designing.savedStyles,
    designToWrite(state),
    state.fonts.installed,
    state.unheard,
    state.calls.open,
  ],
)

/** With the version that was last seen. A menu is only published, whatever is in it. */
export const entitySave = (target: Target, state: State) =>
  fact('EntitySaveRequested', {
    target,
    known: target.kind === 'menu' ? null : (state.versions[target.kind] ?? null),
    unheard: unheardOf(target.kind, state),
  })

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
      return false
    case 'site':
      return Object.keys(target.changes).length === 0
    case 'styles':
      return isEqual(server.styles.settings, target.settings) && isEqual(server.styles.styles, target.styles)
    default:
      return server[target.kind]?.content === target.content
  }
}
