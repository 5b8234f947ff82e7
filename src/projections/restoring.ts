/** The restore of a former design (D-19): the question with its list, the progress and the result. */
import { completedOption, titleOption, trackingOption } from '../catalogue/defaults'
import type { Fault } from '../events/calls'
import type { Former, Restored, Step, Thing } from '../events/publishing'
import { kindsOfChange, type Change, type FormerDesign, type KindOfChange } from '../events/versions'
import type { State } from '../reducers'
import { isRestoring } from '../reducers/restoring'
import { isBringing } from '../reducers/plans/set-up'
import { isRunning } from '../reducers/set-up/set-up'
import { memo } from './memo'
import { readingOf, type Unread } from './reading'
import { stepsTo } from './versions'

export type RestoreView =
  | { readonly stage: 'closed' }
  /** The list is read from the store before it is shown. */
  | Unread
  | { readonly stage: 'asking'; readonly choices: readonly Choice[] }
  | {
      readonly stage: 'going'
      readonly way: 'back' | 'forth'
      readonly design: Restored
      readonly steps: readonly Step[]
      /** How many steps are done or skipped. */
      readonly done: number
      /** Why it stopped; null while it continues. */
      readonly fault: Fault | null
    }

/** The restore dialog. It starts with a question, and stays open while steps run, also after a reload. */
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

/** Whether steps wait for network, login or storage. The dialog must not cover the notices about these. */
const waits = ({ world }: State): boolean => !world.online || !world.loggedIn || !(world.kept || world.unsavedAccepted)

const question = (state: State): RestoreView => {
  const reading = readingOf(state, 'VersionsRead', restoreChoices)
  return reading.stage === 'read' ? { stage: 'asking', choices: reading.found } : reading
}

export type RestoreResult = {
  readonly way: 'back' | 'forth'
  readonly design: Restored
  readonly left: readonly Left[]
  readonly canUndo: boolean
  /** For a version, when it was published, in milliseconds since 1970; 0 if that is unknown. */
  readonly at: number
}

/**
 * A thing that the restore left unchanged: somebody has changed or used it since, or it, or something it needs, is gone.
 */
export type Left = { readonly what: KindOfChange; readonly why: 'touched' | 'gone' }

/** Things that were not restored with a version. */
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

/** A line of the list of changes: one for a version, or one for each kind of thing. */
export type Line = Change | { readonly what: 'version'; readonly at: number }

/**
 * What a restore changes, grouped by the kinds in the list of changes. Also for builds up to 0.5, which restored each thing separately.
 */
export const linesOf = (steps: readonly Step[]): readonly Line[] => {
  const version = steps.map(({ to }) => to).find((thing) => thing.kind === 'version')
  return version === undefined ? counted(steps.map(({ to }) => kindOf(to))) : [{ what: 'version', at: version.at }]
}

/** Counts the changes of each kind, in the order in which they are listed. */
const counted = (kinds: readonly KindOfChange[]): readonly Change[] =>
  kindsOfChange.flatMap((what) => {
    const count = kinds.filter((kind) => kind === what).length
    return count > 0 ? [{ what, count }] : []
  })

const kindOf = (thing: Thing): KindOfChange => {
  switch (thing.kind) {
    case 'option':
      return kindOfOption(thing.name)
    // A version that is undone covers everything.
    case 'version':
      return 'settings'
    case 'site':
      return 'logo'
    case 'menu':
      return 'menus'
    case 'front-page':
      return 'frontPage'
    case 'product':
      return 'products'
    case 'font':
      return 'fonts'
    default:
      return thing.kind
  }
}

/** The kind of a thing that a version did not restore, by its key in the store's document. */
const kindOfKey = (key: string): KindOfChange => {
  const [type = '', name = ''] = key.split(' ')
  switch (type) {
    case 'product':
      return 'products'
    case 'attachment':
      return 'pictures'
    case 'wp_font_family':
    case 'wp_font_face':
      return 'fonts'
    case 'wp_navigation':
      return 'menus'
    default:
      return kindOfOption(name)
  }
}

const kindOfOption = (name: string): KindOfChange => {
  if (name === titleOption) return 'title'
  if (name === trackingOption) return 'tracking'
  if (name.startsWith('customize_your_store_pattern_')) return 'words'
  return name.startsWith(completedOption) ? 'task' : 'settings'
}

export type Choice = Pick<FormerDesign, 'theme' | 'changes'> & {
  readonly design: Former
  readonly steps: readonly Step[]
  /** When it was saved, in milliseconds since 1970; null for the design from before the flow. */
  readonly at: number | null
}

/**
 * The former designs that can be restored, as the store reports them, newest first (D-19). Leaves out a design that the store already has.
 */
export const restoreChoices = memo(
  ({ versionList }: State): readonly Choice[] => {
    if (versionList === null) return []
    const { versions, live } = versionList
    return (['saved', 'before'] as const).flatMap((design) => {
      const former = versionList[design]
      if (former === null || former.changes.length === 0) return []
      const { id, theme, changes } = former
      const at = design === 'saved' ? (versions.find((version) => version.id === id)?.at ?? null) : null
      return [{ design, at, theme, changes, steps: stepsTo({ id, at: at ?? 0 }, live) }]
    })
  },
  ({ versionList }) => [versionList],
)

/**
 * Whether there may be something to restore and nothing else is running. A publication that a failed Save left unanswered does not count: a
 * restore discards it.
 */
export const canRestore = (state: State): boolean =>
  state.wayBack &&
  !isRestoring(state.restoring) &&
  state.saving.stage !== 'running' &&
  !isBringing(state) &&
  !isRunning(state.setUp)

/**
 * Whether another try of a restore that stopped may help. Not if a version was chosen from an outdated list: the version is gone, or the
 * store has changed since. A new list shows the current state.
 */
export const canRetry = ({ fault, steps }: Extract<RestoreView, { stage: 'going' }>): boolean =>
  fault !== null &&
  !(fault.tag === 'Refused' && [404, 409].includes(fault.status) && steps.some(({ to }) => to.kind === 'version'))
