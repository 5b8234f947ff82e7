/** Restoring a former design: a version that the store keeps, and the step that brings it back. */
import * as t from 'io-ts'
import { call } from '../calls/call'
import { retiredThings } from './retired'

/**
 * The whole design as one of the versions that the store keeps, 0 for the store before the flow while nothing is published. `at` in milliseconds
 * since 1970; `left`: entities that could not go with it, because the page or the picture that they need is gone.
 */
const DesignVersion = t.intersection([
  t.strict({
    kind: t.literal('version'),
    id: t.number,
    at: t.number,
    left: t.readonlyArray(t.keyof({ frontPage: null, site: null })),
  }),
  t.exact(
    t.partial({
      /** The keys of what stays as it is, since somebody has touched or used it, or since it is gone. */
      stayed: t.readonlyArray(t.string),
      /** What the merchant has agreed to then. */
      tracking: t.boolean,
      consent: t.boolean,
    }),
  ),
])

/** What a step is about: a version; in recordings of builds up to 0.5, one thing in the store. */
export const Thing = t.union([...retiredThings, DesignVersion])
export type Thing = t.TypeOf<typeof Thing>

/** A change from one state of a thing to another; swapping the two undoes it. */
export const Step = t.strict({ from: Thing, to: Thing })
export type Step = t.TypeOf<typeof Step>

/** What the store is asked to restore: the last saved design, or the one from before the flow. */
export const Former = t.keyof({ saved: null, before: null })
export type Former = t.TypeOf<typeof Former>
/** Or another one of the versions that the store keeps. */
export const Restored = t.union([Former, t.literal('version')])
export type Restored = t.TypeOf<typeof Restored>
/** The merchant saw these steps and agreed. */
export const RestoreChosen = t.strict({
  type: t.literal('RestoreChosen'),
  steps: t.readonlyArray(Step),
  design: Restored,
})
/** Undoes the restore: publishes what was there before, unless somebody has changed the store since. */
export const RestoreUndone = t.strict({ type: t.literal('RestoreUndone') })
/** After a failure: asks again. */
export const RestoreRetried = t.strict({ type: t.literal('RestoreRetried') })
/** After a failure: leaves the store as it is. */
export const RestoreStopped = t.strict({ type: t.literal('RestoreStopped') })
export const RestoreNoticeDismissed = t.strict({ type: t.literal('RestoreNoticeDismissed') })

/** Makes the step. The store does it once for its id. */
const RestoreStep = call(
  'RestoreStep',
  { step: Step },
  'RestoreStepMade',
  {
    /** As it was made: the store adds to it. */
    step: Step,
    /** Of builds up to 0.5: why it was skipped. */
    skipped: t.union([t.keyof({ touched: null, gone: null }), t.null]),
  },
  { about: ({ step }) => aboutOf(step.to) },
)

/** Of builds up to 0.5 a restore had a step for each thing. */
const aboutOf = (thing: Thing): string => {
  switch (thing.kind) {
    case 'version':
      return thing.kind
    case 'option':
      return `${thing.kind} ${thing.name}`
    case 'font':
      return `${thing.kind} ${thing.family.slug}`
    default:
      return 'id' in thing ? `${thing.kind} ${thing.id}` : thing.kind
  }
}

export const restoringCalls = { RestoreStep } as const
