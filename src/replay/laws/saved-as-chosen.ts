/** P-13: Save applies to the design as it was when the merchant chose Save. */
import { isEqual } from 'es-toolkit'
import type { FlowEvent } from '../../events'
import { formatPath, normalPath, parsePath, type RouteStep } from '../../events/route-path'
import { screen, type Screen } from '../../projections/screen'
import type { Appended } from '../../projections/tracking/tracking'
import { fold, type State } from '../../reducers'
import type { Design } from '../../reducers/design/design-document'
import { topOf } from '../../reducers/design/stack'
import { isUploading } from '../../reducers/design/uploading'
import { hashOf } from '../hash'
import { stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

export const savedAsChosen: Law = {
  name: 'saved-as-chosen',
  sentence: 'What counts as saved is the design as it was when Save was chosen; what was chosen after it is a draft.',
  broken: (facts) =>
    firstBroken(
      savesIn(stepsOf(facts)).map((save) => ({ seq: save.step.fact.seq, save })),
      ({ save }) => wrongAfter(save),
    ),
}

export type Save = {
  /** A fact that was recorded while saving. */
  readonly step: Appended
  /** The design to be saved. */
  readonly chosen: Design
}

/** All steps during a Save, as long as nothing else changed the saved design. */
export const savesIn = (steps: readonly Appended[]): readonly Save[] => {
  let chosen: Design | null = null
  return steps.flatMap((step) => {
    const save = chosen !== null && step.before.saving.stage === 'running' ? [{ step, chosen }] : []
    chosen = chosenAfter(step, chosen)
    return save
  })
}

const chosenAfter = ({ before, fact, after }: Appended, chosen: Design | null): Design | null => {
  if (after.saving.stage === 'idle' || after.saving.stage === 'saved') return null
  switch (fact.event.type) {
    case 'SaveChosen':
      // A Save that is already running continues.
      return before.saving.stage === 'running' ? chosen : after.designing.design
    // A read changes the design only where nothing was chosen.
    case 'DesignReadReceived':
      return chosen === before.designing.design ? after.designing.design : chosen
    case 'TheirsTaken':
    case 'MediaUploaded':
    case 'PictureUploaded':
    case 'PhotographImported':
    case 'SectionWordsReceived':
      return null
    default:
      return chosen
  }
}

const wrongAfter = ({ step: { before, fact, after }, chosen }: Save): string | null => {
  const isSaved = fact.event.type === 'DesignPublished' && after.saving.stage === 'saved'
  if (fact.event.type !== 'DesignSaved' && !isSaved) return null
  const { design, saved } = after.designing
  if (!isEqual(saved, chosen)) return 'What counts as saved is not what was to be saved.'
  const isLedAway = isAtClosing(after) && !isAtClosing(before)
  if (isLedAway && isUploading(after)) return 'A picture or words that are still on their way are left behind.'
  if (isEqual(design, chosen)) return null
  return design === saved || isLedAway ? 'What was chosen after Save is taken for saved.' : null
}

const isAtClosing = ({ route }: Appended['after']): boolean => parsePath(route.path).step === 'transitional'

/** P-06: undo and redo are inverse to each other, after any choice in the session. */
export const undo: Law = {
  name: 'undo',
  sentence: 'Undo takes back exactly the last change of the design, and redo brings it again.',
  broken: (facts) =>
    firstBroken(
      stepsOf(facts)
        .filter(({ before, after }) => before.designing !== after.designing)
        .map((step) => ({ seq: step.fact.seq, step })),
      ({ step }) => wrongAfterUndo(step),
    ),
}

const wrongAfterUndo = ({ before, fact, after }: Appended): string | null => {
  if (after.designing.past.length === 0) return null
  const undone = next(after, { type: 'DesignUndone' })
  const redone = next(undone, { type: 'DesignRedone' })
  if (hashOf(redone.designing) !== hashOf(after.designing))
    return 'Undo and then redo gives another design than before.'
  const isChoice = after.designing.past.length === before.designing.past.length + 1
  if (!isChoice || fact.event.type === 'DesignRedone') return null
  return hashOf(undone.designing.design) === hashOf(topOf(after.designing.past)?.design)
    ? null
    : 'Undo does not lead back to the design from before.'
}

const next = (state: State, event: FlowEvent): State =>
  fold(state, {
    seq: state.seq + 1,
    id: `after-${state.seq}`,
    session: '',
    at: state.at,
    tab: '',
    build: '',
    cause: null,
    settles: null,
    event,
  })

/** The screens that an address may show. */
const screensOf: Readonly<Record<RouteStep, readonly Screen[]>> = {
  intro: ['intro', 'opening'],
  'design-with-ai': ['wizard', 'loader', 'opening'],
  'quick-start': ['wizard', 'directions'],
  design: ['loader'],
  'assembler-hub': ['designer', 'incompatible'],
  transitional: ['closing', 'incompatible', 'opening'],
}

/** P-09: every state has a screen, and its address leads back to it. */
export const routing: Law = {
  name: 'routing',
  sentence: 'After every fact there is a screen, and its address leads to it again.',
  broken: (facts) =>
    firstBroken(
      stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, after })),
      ({ after }) => {
        const { path } = after.route
        if (!screensOf[parsePath(path).step].includes(screen(after)))
          return `${path} shows the screen ${screen(after)}.`
        return normalPath(path) === path && formatPath(parsePath(path)) === path
          ? null
          : `The address ${path} leads to ${normalPath(path)}.`
      },
    ),
}
