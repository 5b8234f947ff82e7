/** P-13: Save applies to the design as it was when the merchant chose Save. */
import { isEqual } from 'es-toolkit'
import { parsePath } from '../../events/shell/route-path'
import type { Appended } from '../../projections/tracking/tracking'
import type { Design } from '../../reducers/design/design'
import { isUploading } from '../../reducers/design/uploading'
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

/** All steps during a Save, as long as nothing else entered the saved design. */
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
