/** The calls of Save, of a restore and of the version history. What a publication contains is in `projections/publication.ts`. */
import { themeSlug } from '../../catalogue/defaults'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact, type FlowEvent } from '../../events'
import { callOf, type RequestEvent } from '../../events/call-facts'
import type { Recorded } from '../../events/log'
import { retiredCalls } from '../../events/publishing'
import {
  again,
  anew,
  atOnce,
  before,
  either,
  inTurn,
  isOutdated,
  overtaken,
  retried,
  these,
  type CallBook,
  type CallRules,
  type Job,
} from '../calls'
import { missingFonts } from '../design/fonts'
import { uploadKeys } from '../design/uploading'
import { isOfSetUp } from '../published'
import { isOfVersion, isRestoring } from '../restoring'
import { designRead, isDraftSetUp } from '../set-up/page-drafts'
import { usesFont } from '../saving'
import { isMaking, isRunning } from '../set-up/set-up'
import { activeTheme } from '../set-up/theme-to-design'
import type { State } from '../state'
import { setUpCalls } from './set-up'
import { pageReads } from './shell'

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

const files = these('ThemeInstall', 'FontFamilyInstall')
const publication = these('Publication')

/** A publication of the last Save that has no response yet continues. If it is of another design, its end does not end this Save. */
const begin = (calls: CallBook, { seq }: Recorded<FlowEvent>, { saving, designing }: State): CallBook => {
  if (saving.stage === 'running') return calls
  const begun = again(calls, files)
  const isSame = (saving.stage === 'failed' || saving.stage === 'cut-off') && saving.design === designing.design
  return isSame ? again(begun, publication) : anew(begun, publication, seq)
}

const goOn = (calls: CallBook): CallBook => again(calls, these('ThemeInstall', 'Publication'))

/** Choices that affect only Save; a set-up publishes regardless of them. */
const publishAnew = (calls: CallBook, { seq }: Recorded<FlowEvent>, { setUp }: State): CallBook =>
  isRunning(setUp) ? calls : anew(calls, publication, seq)

const restoreSteps = these('RestoreStep')

const isLastStep = ({ restoring }: State) =>
  restoring.stage !== 'none' && restoring.made.length + restoring.left.length + 1 >= restoring.steps.length

const designReads = these('DesignRead')

/**
 * Save does not wait for a font that its design does not use. If the font is installed anyway, it is in the library but not in the styles.
 */
const isLeftOutOfSave = ({ saving }: State, request: RequestEvent): boolean =>
  request.type === 'FontFamilyInstallRequested' &&
  saving.stage === 'running' &&
  !usesFont(saving.design, request.family.slug)

/**
 * A new or a restored design replaces a publication of Save that got no answer. Not while Save runs, which would request it over and over.
 */
const isOverwritten = ({ calls, saving, setUp, restoring }: State, id: string, request: RequestEvent): boolean =>
  request.type === 'PublicationRequested' &&
  saving.stage !== 'running' &&
  ((isRunning(setUp) && (!isOfSetUp(request) || isOutdated(calls, id))) || isRestoring(restoring))

/**
 * Whether only older builds make this request. This build has no effect for it; a publication does the work instead.
 */
const isRetired = (request: RequestEvent): boolean =>
  Object.hasOwn(retiredCalls, callOf(request)) ||
  (request.type === 'RestoreStepRequested' && !isOfVersion(request.step))

/** The publication continues when the merchant saves again; that of a set-up continues with the set-up. */
const isUnanswered = ({ saving, setUp }: State, request: RequestEvent): boolean =>
  request.type === 'PublicationRequested' &&
  saving.stage !== 'running' &&
  !(isOfSetUp(request) && setUp.stage === 'assembling')

export const rules: CallRules = {
  after: {
    SaveChosen: begin,
    MineKept: goOn,
    TheirsTaken: goOn,
    HomepageInFrontChosen: publishAnew,
    PostsPageChosen: publishAnew,
    DialogOpened: (calls, { event }) =>
      event.dialog === 'versions' || event.dialog === 'restore'
        ? again(retried(calls, these('VersionPin')), these('VersionsRead'))
        : calls,
    VersionPinChosen: (calls) => again(calls, these('VersionPin')),
    RestoreChosen: (calls) => again(calls, restoreSteps),
    RestoreUndone: (calls) => again(calls, restoreSteps),
    RestoreRetried: (calls) => retried(calls, restoreSteps),
    // After the last step, earlier reads and set-up results no longer describe the store.
    RestoreStepMade: (calls, _, state) => (isLastStep(state) ? again(calls, either(setUpCalls, pageReads)) : calls),
    // The steps made before the stop have changed the store, so earlier reads are out of date.
    RestoreStopped: (calls, { seq }) => anew(calls, either(designReads, pageReads), seq),
    // Repeats a read that was open while the store was written, because it may show the old state.
    EntitySaved: (calls, { seq }) => overtaken(calls, designReads, seq),
    // The publication may have reached the store.
    PublicationAbandoned: (calls, { settles, seq }) =>
      isOfSetUp(calls.open[settles ?? '']) ? anew(calls, designReads, seq) : overtaken(calls, designReads, seq),
  },
  forsakes: (state, request, id) =>
    isLeftOutOfSave(state, request) || isOverwritten(state, id, request) || isRetired(request),
  holds: isUnanswered,
  // A publication that is outdated by another design does not delay Save, and a set-up reads the store before its next attempt.
  keepsOpen: ({ calls }, request, id) =>
    request.type === 'PublicationRequested' && !isOfSetUp(request) && !isOutdated(calls, id),
}
