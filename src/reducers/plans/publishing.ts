/** The calls of Save, of a restore and of the version history. What a publication contains is in `projections/publication.ts`. */
import { themeSlug } from '../../catalogue/defaults'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { atOnce, before, inTurn, type Job } from '../calls'
import { missingFonts } from '../design/fonts'
import { uploadKeys } from '../design/uploading'
import { isOfVersion, isRestoring } from '../restoring'
import { designRead, isDraftSetUp } from '../set-up/page-drafts'
import { isMaking } from '../set-up/set-up'
import { activeTheme } from '../set-up/theme-to-design'
import type { State } from '../state'

/** The requests of Save. They wait for files whose upload was running when the merchant chose Save. */
export const save = (state: State, publish: () => RequestEvent): readonly RequestEvent[] => {
  const { saving, calls } = state
  if (saving.stage !== 'running' || uploadKeys(state).some((key) => saving.awaits.includes(key))) return []
  return before(inTurn(calls, beforehand(state)), atOnce(calls, [publish()])).next
}

/** Files that the design needs. They are not part of the publication, and do no harm without it. */
const beforehand = (state: State): readonly RequestEvent[] => {
  const { saving, fonts } = state
  if (saving.stage !== 'running') return []
  return [
    ...missingFonts(pairingTitled(saving.design?.fonts ?? null), fonts).map((family) =>
      fact('FontFamilyInstallRequested', { family }),
    ),
    // A draft may be older than its theme's files. The merchant asked to install only the recommended theme, and no other one.
    ...(themeToActivate(state) === themeSlug ? [fact('ThemeInstallRequested', { theme: themeSlug })] : []),
  ]
}

/**
 * The theme that Save has to activate; null if the design's own theme is active, as far as is known. A set-up that has not ended, or that
 * failed, has read the design of its own theme.
 */
export const themeToActivate = (state: State): string | null => {
  const { saving, designing, setUp } = state
  if (designing.server === null) return null
  const { theme } = designing.server
  if (saving.stage === 'running' && saving.insists) return theme
  const isOfSetUp = isDraftSetUp(state) || isMaking(setUp) || setUp.stage === 'failed'
  return isOfSetUp && theme !== activeTheme(state) ? theme : null
}

/** The requests of a restore: the list of what would change, then one step after another, then a read. */
export const restoreWork = (state: State): readonly RequestEvent[] => {
  const { calls, restoring, route } = state
  if (restoring.stage === 'running')
    return inTurn(
      calls,
      restoring.steps.filter(isOfVersion).map((step) => fact('RestoreStepRequested', { step })),
    ).next
  if (restoring.stage === 'looking') return lookAgain(state).next
  return route.dialog === 'restore' && !isRestoring(restoring)
    ? atOnce(calls, [fact('VersionsReadRequested')]).next
    : []
}

/** Reads the store after a restore. */
export const lookAgain = (state: State): Job => atOnce(state.calls, [designRead(state)])

/** Whether the version history is open. */
export const isOnVersions = ({ route, restoring }: State): boolean =>
  route.dialog === 'versions' && !isRestoring(restoring)

/**
 * The requests of the version history. The list is read each time the history opens. Pins are sent from any screen, one after another and
 * before the list is read, because each answer contains the list.
 */
export const versionWork = (state: State): readonly RequestEvent[] => {
  const { calls, pins } = state
  const toldFirst = inTurn(
    calls,
    pins.map((pin) => fact('VersionPinRequested', pin)),
  )
  return isOnVersions(state) ? before(toldFirst, atOnce(calls, [fact('VersionsReadRequested')])).next : toldFirst.next
}
