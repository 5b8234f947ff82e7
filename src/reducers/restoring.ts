/**
 * Progress of a restore (`back`), or of undoing it (`forth`). It continues after any crash. Builds up to 0.5 made it in many steps.
 */
import type { EventOfType, FlowEvent } from '../events'
import type { Fault } from '../events/calls'
import type { Restored, Step, Thing } from '../events/publishing'
import { designOf } from './design/design-document'
import type { Designing } from './design/designing'
import { emptyStack, pushed } from './design/stack'
import { initialRestoring } from './initial'
import type { Noted } from './saving'

/** An item that was skipped: another user has changed it since, or it no longer exists. */
type Left = { readonly thing: Thing; readonly why: 'touched' | 'gone' }

type Way = {
  readonly way: 'back' | 'forth'
  /** The design that is restored, or whose restore is undone. */
  readonly design: Restored
  /** In the order of execution. */
  readonly steps: readonly Step[]
  readonly made: readonly Step[]
  readonly left: readonly Left[]
  /** The store's notes about the restore. */
  readonly noted?: Noted
}

export type Restoring =
  | { readonly stage: 'none' }
  | (Way & { readonly stage: 'running' })
  | (Way & { readonly stage: 'failed'; readonly fault: Fault })
  /** All steps are made; the store is read again. */
  | (Way & { readonly stage: 'looking' })
  | (Way & { readonly stage: 'done' })

export const isRestoring = ({ stage }: Restoring): boolean =>
  stage === 'running' || stage === 'failed' || stage === 'looking'

export const reduceRestoring = (restoring: Restoring, event: FlowEvent): Restoring => {
  switch (event.type) {
    // A restore begun by a build up to 0.5 does not continue: this build cannot make its steps.
    case 'FlowResumed':
      return isRestoring(restoring) && restoring.stage !== 'none' && !restoring.steps.every(isOfVersion)
        ? initialRestoring
        : restoring
    case 'RestoreChosen':
      return isRestoring(restoring) || event.steps.length === 0 ? restoring : begin('back', event.design, event.steps)
    case 'RestoreUndone':
      return restoring.stage === 'done' && restoring.made.length > 0
        ? begin('forth', restoring.design, undoing(restoring.made))
        : restoring
    case 'PublicationNoted':
      return restoring.stage === 'running'
        ? { ...restoring, noted: { notes: event.notes, unkept: event.unkept } }
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
    case 'QuickStartChosen':
    case 'ToneChosen':
      return restoring.stage === 'done' ? initialRestoring : restoring
    default:
      return restoring
  }
}

export const isOfVersion = ({ to }: Step): boolean => to.kind === 'version'

const begin = (direction: Way['way'], design: Restored, steps: readonly Step[]): Restoring => ({
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

const way = ({ way: direction, design, steps, made, left, noted }: Way): Way => ({
  way: direction,
  design,
  steps,
  made,
  left,
  ...(noted !== undefined && { noted }),
})

/** Makes the store's design the current one. A draft becomes a step of the history before it. */
export const restored = (designing: Designing, seq: number): Designing => {
  const { server, design, saved, past } = designing
  if (server === null || design === null || design === saved) return designing
  const next = designOf(server, seq)
  const step = { type: 'restore' } as const
  return {
    ...designing,
    madeFrom: server,
    design: next,
    saved: next,
    savedStyles: undefined,
    past: pushed(past, { design, step }),
    future: emptyStack,
  }
}
