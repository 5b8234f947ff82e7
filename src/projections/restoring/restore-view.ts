/** What the merchant sees of a restore: a question with its list, the progress, the result (D-19). */
import type { Fault } from '../../events/calls/fault'
import type { Restored, Step } from '../../events/restoring/restoring'
import type { KindOfChange } from '../../events/versions/versions'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { kindOf, kindOfKey } from './restore-lines'
import { restoreChoices, type Choice } from './restore-plan'
import { outcomeOf } from '../../reducers/shell/call-book'

export type RestoreView =
  | { readonly stage: 'closed' }
  /** The store is asked before the list is shown. */
  | { readonly stage: 'reading' }
  | { readonly stage: 'unreadable'; readonly fault: Fault }
  | { readonly stage: 'asking'; readonly choices: readonly Choice[] }
  | {
      readonly stage: 'going'
      readonly way: 'back' | 'forth'
      readonly design: Restored
      readonly steps: readonly Step[]
      /** How many of them are made or skipped. */
      readonly done: number
      /** Why it stopped; null while it continues. */
      readonly fault: Fault | null
    }

/** The dialog: it asks when opened, and stays open while steps run, also after a reload. */
export const restoreView = memo(
  (state: State): RestoreView => {
    const { restoring, route } = state
    if (restoring.stage !== 'none' && restoring.stage !== 'done') {
      if (waits(state)) return { stage: 'closed' }
      const { stage, way, design, steps, made, left } = restoring
      return {
        stage: 'going',
        way,
        design,
        steps,
        done: made.length + left.length,
        fault: stage === 'failed' ? restoring.fault : null,
      }
    }
    return route.dialog === 'restore' ? question(state) : { stage: 'closed' }
  },
  ({ restoring, route, versionList, calls, world }) => [restoring, route.dialog, versionList, calls.ended, world],
)

/** Without network, login or storage no step runs, and the notices about that must not be covered. */
const waits = ({ world }: State): boolean => !world.online || !world.loggedIn || !(world.kept || world.unsavedAccepted)

const question = (state: State): RestoreView => {
  const ending = outcomeOf(state.calls, 'VersionsRead')
  if (ending === undefined) return { stage: 'reading' }
  return ending.status === 'refused'
    ? { stage: 'unreadable', fault: ending.fault }
    : { stage: 'asking', choices: restoreChoices(state) }
}

export type RestoreResult = {
  readonly way: 'back' | 'forth'
  readonly design: Restored
  readonly left: readonly Left[]
  readonly canUndo: boolean
  /** Of a version: when it was published, in milliseconds since 1970; 0 where it is not known. */
  readonly at: number
}

/** Left as it is: somebody has touched or used it since, or it, or what it needs, is gone. */
export type Left = { readonly what: KindOfChange; readonly why: 'touched' | 'gone' }

/** What did not go with a version. */
const leftOfVersions = (made: readonly Step[]): readonly Left[] =>
  made.flatMap(({ to }) =>
    to.kind === 'version'
      ? [
          ...to.left.map((entity): Left => ({ what: entity === 'site' ? 'logo' : 'frontPage', why: 'gone' })),
          ...(to.stayed ?? []).map((key): Left => ({ what: kindOfKey(key), why: 'touched' })),
        ]
      : [],
  )

/** The notice after a restore, until it is dismissed. */
export const restoreResult = memo(
  ({ restoring }: State): RestoreResult | null =>
    restoring.stage === 'done'
      ? {
          way: restoring.way,
          design: restoring.design,
          left: [
            ...restoring.left.map(({ thing, why }) => ({ what: kindOf(thing), why })),
            ...leftOfVersions(restoring.made),
          ],
          at: restoring.made.map(({ to }) => (to.kind === 'version' ? to.at : 0))[0] ?? 0,
          canUndo: restoring.way === 'back' && restoring.made.length > 0,
        }
      : null,
  ({ restoring }) => [restoring],
)

/** Whether there are unsaved choices. */
export const hasDraft = ({ designing: { design, saved } }: State): boolean => design !== saved

/** A text that changes whenever a restore, or its undo, has changed the shop's pages, or sample products have been made for them. */
export const storeChanges = ({ canvas, restoring }: State): string =>
  `${restoring.stage === 'done' ? restoring.way : ''} ${canvas.products ?? ''}`
