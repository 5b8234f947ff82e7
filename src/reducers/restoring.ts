/** How far the way back is, or the way forth again after an undo. Steps are made one after another and can go on after any crash. */
import type { EventOfType, FlowEvent } from '../events'
import type { Fault } from '../events/fault'
import type { Former, Step, Thing } from '../events/restoring'

/** What was left alone: somebody worked on it since, or it is not there any more. */
export type Left = { readonly thing: Thing; readonly why: 'touched' | 'gone' }

type Way = {
  readonly way: 'back' | 'forth'
  /** What it leads back to, or leads forth from. */
  readonly design: Former
  /** In the order in which they are made. */
  readonly steps: readonly Step[]
  readonly made: readonly Step[]
  readonly left: readonly Left[]
}

export type Restoring =
  | { readonly stage: 'none' }
  | (Way & { readonly stage: 'running' })
  | (Way & { readonly stage: 'failed'; readonly fault: Fault })
  /** All is put back; the store is looked at anew. */
  | (Way & { readonly stage: 'looking' })
  | (Way & { readonly stage: 'done' })

export const initialRestoring: Restoring = { stage: 'none' }

export const isRestoring = ({ stage }: Restoring): boolean =>
  stage === 'running' || stage === 'failed' || stage === 'looking'

export const reduceRestoring = (restoring: Restoring, event: FlowEvent): Restoring => {
  switch (event.type) {
    case 'RestoreChosen':
      return isRestoring(restoring) || event.steps.length === 0 ? restoring : begin('back', event.design, event.steps)
    case 'RestoreUndone':
      return restoring.stage === 'done' && restoring.made.length > 0
        ? begin('forth', restoring.design, undoing(restoring.made))
        : restoring
    case 'RestoreStepMade':
      return isRestoring(restoring) && restoring.stage !== 'none' ? progress(restoring, event) : restoring
    case 'RestoreStepRefused':
      return restoring.stage === 'running' ? { ...restoring, stage: 'failed', fault: event.fault } : restoring
    case 'RestoreRetried':
      return restoring.stage === 'failed' ? { ...way(restoring), stage: 'running' } : restoring
    case 'RestoreStopped':
      return restoring.stage === 'failed' ? initialRestoring : restoring
    case 'RestoreNoticeDismissed':
    case 'DesignWithoutAiChosen':
    case 'DesignWithAiChosen':
    case 'ToneChosen':
      return restoring.stage === 'done' ? initialRestoring : restoring
    default:
      return restoring
  }
}

const begin = (direction: Way['way'], design: Former, steps: readonly Step[]): Restoring => ({
  stage: 'running',
  way: direction,
  design,
  steps,
  made: [],
  left: [],
})

const undoing = (steps: readonly Step[]): readonly Step[] =>
  steps.map(({ from, to }) => ({ from: to, to: from })).reverse()

const progress = (
  restoring: Exclude<Restoring, { stage: 'none' }>,
  { step, skipped }: EventOfType<'RestoreStepMade'>,
): Restoring => {
  const { made, left } = restoring
  const next: Way = {
    ...way(restoring),
    ...(skipped === null ? { made: [...made, step] } : { left: [...left, { thing: step.to, why: skipped }] }),
  }
  return { ...next, stage: next.made.length + next.left.length < next.steps.length ? 'running' : 'looking' }
}

const way = ({ way: direction, design, steps, made, left }: Way): Way => ({ way: direction, design, steps, made, left })
