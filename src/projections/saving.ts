/** The Save button, and the notices when saving fails (docs/spec/saving.md). */
import { pairingTitled } from '../catalogue/fonts/font-pairings'
import type { Fault } from '../events/calls'
import type { Target } from '../events/publishing'
import type { NewPage } from '../events/sections'
import type { Contested, Version, Written } from '../events/written'
import { sampleTextsIn } from '../markup/metadata'
import type { State } from '../reducers'
import { isDone, outcomeOf } from '../reducers/calls'
import type { DesignPart, Section } from '../reducers/design/design'
import { foreignFonts } from '../reducers/design/fonts'
import { isUploading, uploadKeys } from '../reducers/design/uploading'
import { changesTheme, isLeftToSave } from '../reducers/set-up/page-drafts'
import { isEmpty, isRevealed, page } from './design/page'
import { sectionItems, type SectionItem } from './design/sections'
import { pagesOfMenu } from './design/shop-pages'
import { memo } from './memo'
import { isPageInFront, isPublishing, maySetFrontPage, unsavedTargets } from './save-plan'

type SaveButton = {
  readonly disabled: boolean
  readonly busy: boolean
}

/**
 * Disabled while saving, while the design or the canvas loads, while the store's design is unread, while the home page is empty, and where
 * the design's theme cannot be activated.
 */
export const saveButton = memo(
  (state: State): SaveButton => {
    const busy = state.saving.stage === 'running'
    if (isThemeOutOfReach(state)) return { busy, disabled: true }
    return { busy, disabled: busy || !isRevealed(state) || isUnread(state) || page(state) === null || isEmpty(state) }
  },
  (state) => [
    state.saving.stage,
    isRevealed(state),
    isUnread(state),
    page(state) === null,
    isEmpty(state),
    isThemeOutOfReach(state),
  ],
)

/** The last reading failed or is still due: the store may hold another design than the one known, and Save would miss what differs. */
const isUnread = ({ calls }: State): boolean => !isDone(calls, 'DesignRead')

/** What Save is at: it prepares, with how many pictures of how many are done, where the store tells it; or it publishes. */
export type SaveProgress =
  | { readonly stage: 'preparing'; readonly done: number; readonly of: number }
  | { readonly stage: 'publishing' }

/** Null while nothing is saved. */
export const saveProgress = memo(
  (state: State): SaveProgress | null => {
    const { saving, calls } = state
    if (saving.stage !== 'running') return null
    const { by = null, done = 0, left = 0 } = saving.prepared ?? {}
    // Told of an earlier publication, it says nothing about this one.
    if (by !== null && Object.hasOwn(calls.open, by) && left > 0) return { stage: 'preparing', done, of: done + left }
    return isPublishing(state) ? { stage: 'publishing' } : { stage: 'preparing', done: 0, of: 0 }
  },
  (state) => [state.saving, state.calls.open],
)

/** Whether something was chosen after Save, which it does not include and which stays a draft. */
export const hasNewerChanges = (state: State): boolean => {
  const { saving, designing } = state
  return (
    (saving.stage === 'running' &&
      (saving.design !== designing.design || uploadKeys(state).some((key) => !saving.awaits.includes(key)))) ||
    (saving.stage === 'saved' && saving.overtaken && (designing.design !== designing.saved || isUploading(state)))
  )
}

/** The Save that was cut off too long ago to go on by itself: when it was chosen, and what it publishes. Null where there is none. */
export const cutOffSave = memo(
  (state: State): { readonly since: number; readonly kinds: readonly Target['kind'][] } | null => {
    const { saving } = state
    if (saving.stage !== 'cut-off') return null
    return { since: saving.since, kinds: [...new Set(unsavedTargets(state).map(({ kind }) => kind))] }
  },
  (state) => [state.saving, unsavedTargets(state)],
)

/** Why the last Save failed; null when it did not, or when the conflict dialog says it. */
export const saveFault = ({ saving }: State): Fault | null =>
  saving.stage === 'failed' && !isConflict(saving.fault) ? saving.fault : null

/** Whether the store said that it published nothing, or Save did not come that far. Without an answer nobody knows. */
export const isNothingChanged = (state: State): boolean => {
  const { saving } = state
  const isRefused = saving.stage === 'failed' && saving.what === 'publication' && saving.fault.tag === 'Refused'
  return isRefused || areFontsRefused(state)
}

/** Whether Save failed since the store could not keep the fonts of the design. */
export const areFontsRefused = ({ saving, calls }: State): boolean =>
  saving.stage === 'failed' &&
  saving.fault.tag === 'Refused' &&
  foreignFonts(pairingTitled(saving.design?.fonts ?? null)).some(
    (slug) => outcomeOf(calls, 'FontFamilyInstall', slug)?.status === 'refused',
  )

const isConflict = ({ tag }: Fault): boolean => tag === 'Conflict' || tag === 'Conflicts'

type Conflict = { readonly what: Contested; readonly theirs: Version }

/**
 * The other user's version, if it can replace ours. A change of theme cannot: a design belongs to one theme. Nor can the shop's templates:
 * ours are theirs with our choices.
 */
export const takeable = (found: Conflict | null): { readonly what: Written; readonly theirs: Version } | null =>
  found === null || found.what === 'theme' || found.what === 'templates'
    ? null
    : { what: found.what, theirs: found.theirs }

/** What another user changed meanwhile, the first of it: Save waits for the merchant's decision about each (D-20). */
export const conflict = memo(
  ({ saving }: State): Conflict | null => {
    if (saving.stage !== 'failed') return null
    const { fault } = saving
    const first = fault.tag === 'Conflicts' ? fault.found[0] : fault.tag === 'Conflict' ? fault : undefined
    return first === undefined ? null : { what: first.what, theirs: first.theirs }
  },
  ({ saving }) => [saving],
)

/**
 * What stands above the Save button.
 *
 * The draft is for a theme that is not active, and this account may not activate it: there is nothing that Save could begin with.
 */
export const isThemeOutOfReach = (state: State): boolean =>
  state.surroundings?.may.switchThemes === false && isLeftToSave(state) && changesTheme(state)

/** Whether the merchant may choose that Save puts the homepage in front, and has; null where there is no such choice. */
export const inFrontChoice = (state: State): boolean | null =>
  isPageInFront(state) && maySetFrontPage(state) && !isLeftToSave(state) ? state.inFront.homepage : null

/** The sample texts of a section, of the header or the footer, or of a page that the menu leads to, each once. */
export type SampleTexts = {
  readonly section: SectionItem | 'header' | 'footer' | NewPage
  readonly texts: readonly string[]
  readonly count: number
}

/** The sample texts that would be saved with the page (B-10): counted and listed before Save, which stays possible. */
export const sampleTexts = memo(
  (state: State): readonly SampleTexts[] => {
    const content = new Map(state.designing.design?.sections.map((section) => [section.id, section]))
    const { header = null, footer = null } = state.designing.design ?? {}
    return [
      sampled('header', header),
      ...sectionItems(state).map((section) => sampled(section, content.get(section.id))),
      sampled('footer', footer),
      ...pagesOfMenu(state).map(({ page, isMissing, samples }) =>
        isMissing && state.designing.design?.pages?.includes(page) !== true ? [] : counted(page, samples),
      ),
    ].flat()
  },
  (state) => [
    sectionItems(state),
    state.designing.design?.header,
    state.designing.design?.footer,
    state.designing.design?.pages,
    pagesOfMenu(state),
  ],
)

export const sampleCount = (state: State): number => sampleTexts(state).reduce((sum, { count }) => sum + count, 0)

const sampled = (section: SampleTexts['section'], piece: Piece | null | undefined): readonly SampleTexts[] =>
  counted(section, textsOf(piece))

const counted = (section: SampleTexts['section'], found: readonly string[]): readonly SampleTexts[] =>
  found.length === 0 ? [] : [{ section, texts: [...new Set(found)], count: found.length }]

type Piece = Section | DesignPart

const textsOf = (section: Piece | null | undefined): readonly string[] => {
  if (section === undefined || section === null) return []
  const texts = known.get(section) ?? sampleTextsIn(section.content)
  known.set(section, texts)
  return texts
}

/** By section, since most of them stay the same object from one step to the next. */
const known = new WeakMap<Piece, readonly string[]>()
