/** The Save button, and the notices when saving fails (docs/spec/saving.md). */
import { pairingTitled } from '../catalogue/fonts/font-pairings'
import type { Fault } from '../events/calls'
import type { Target } from '../events/publishing'
import type { NewPage } from '../events/sections'
import type { Contested, Version, Written } from '../events/written'
import { sampleTextsIn } from '../markup/metadata'
import { isHidden } from '../markup/visibility'
import type { State } from '../reducers'
import { isDone, outcomeOf } from '../reducers/calls'
import type { DesignPart, Section } from '../reducers/design/design-document'
import { foreignFonts } from '../reducers/design/fonts'
import { isUploading, uploadKeys } from '../reducers/design/uploading'
import { changesTheme, isLeftToSave } from '../reducers/set-up/page-drafts'
import { isEmpty, isRevealed, page } from './design/page'
import { sectionItems, type SectionItem } from './design/sections'
import { pagesOfMenu } from './design/shop-pages'
import { memo } from './memo'
import { isPageInFront, maySetFrontPage, unsavedTargets } from './publication'
import { isPublishing } from './leaving'

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

/**
 * Whether the last read of the design failed or is still due. The store may hold another design, and Save would miss the differences.
 */
const isUnread = ({ calls }: State): boolean => !isDone(calls, 'DesignRead')

/**
 * The progress of Save: preparing, with the number of pictures that are done if the store reports it, or publishing.
 */
export type SaveProgress =
  | { readonly stage: 'preparing'; readonly done: number; readonly of: number }
  | { readonly stage: 'publishing' }

/** Null while Save is not running. */
export const saveProgress = memo(
  (state: State): SaveProgress | null => {
    const { saving, calls } = state
    if (saving.stage !== 'running') return null
    const { by = null, done = 0, left = 0 } = saving.prepared ?? {}
    // The progress of an earlier publication says nothing about this one.
    if (by !== null && Object.hasOwn(calls.open, by) && left > 0) return { stage: 'preparing', done, of: done + left }
    return isPublishing(state) ? { stage: 'publishing' } : { stage: 'preparing', done: 0, of: 0 }
  },
  (state) => [state.saving, state.calls.open],
)

/** Whether something was chosen after Save. It is not part of that Save and stays a draft. */
export const hasNewerChanges = (state: State): boolean => {
  const { saving, designing } = state
  return (
    (saving.stage === 'running' &&
      (saving.design !== designing.design || uploadKeys(state).some((key) => !saving.awaits.includes(key)))) ||
    (saving.stage === 'saved' && saving.overtaken && (designing.design !== designing.saved || isUploading(state)))
  )
}

/**
 * An interrupted Save that is too old to continue by itself: when it was chosen, and what it publishes. Null if there is none.
 */
export const cutOffSave = memo(
  (state: State): { readonly since: number; readonly kinds: readonly Target['kind'][] } | null => {
    const { saving } = state
    if (saving.stage !== 'cut-off') return null
    return { since: saving.since, kinds: [...new Set(unsavedTargets(state).map(({ kind }) => kind))] }
  },
  (state) => [state.saving, unsavedTargets(state)],
)

/** Why the last Save failed; null if it did not fail, or if the conflict dialog says why. */
export const saveFault = ({ saving }: State): Fault | null =>
  saving.stage === 'failed' && !isConflict(saving.fault) ? saving.fault : null

/**
 * Whether it is certain that Save changed nothing: the store said so, or Save did not get that far. Without an answer it is uncertain.
 */
export const isNothingChanged = (state: State): boolean => {
  const { saving } = state
  const isRefused = saving.stage === 'failed' && saving.what === 'publication' && saving.fault.tag === 'Refused'
  return isRefused || areFontsRefused(state)
}

/** Whether Save failed because the store could not install the design's fonts. */
export const areFontsRefused = ({ saving, calls }: State): boolean =>
  saving.stage === 'failed' &&
  saving.fault.tag === 'Refused' &&
  foreignFonts(pairingTitled(saving.design?.fonts ?? null)).some(
    (slug) => outcomeOf(calls, 'FontFamilyInstall', slug)?.status === 'refused',
  )

const isConflict = ({ tag }: Fault): boolean => tag === 'Conflict' || tag === 'Conflicts'

type Conflict = { readonly what: Contested; readonly theirs: Version }

/**
 * The other user's version, if it can replace ours. A theme cannot, because a design belongs to one theme. Nor can the shop's templates:
 * ours are theirs with our choices applied.
 */
export const takeable = (found: Conflict | null): { readonly what: Written; readonly theirs: Version } | null =>
  found === null || found.what === 'theme' || found.what === 'templates'
    ? null
    : { what: found.what, theirs: found.theirs }

/** The first of another user's conflicting changes. Save waits until the merchant has decided about each one (D-20). */
export const conflict = memo(
  ({ saving }: State): Conflict | null => {
    if (saving.stage !== 'failed') return null
    const { fault } = saving
    const first = fault.tag === 'Conflicts' ? fault.found[0] : fault.tag === 'Conflict' ? fault : undefined
    return first === undefined ? null : { what: first.what, theirs: first.theirs }
  },
  ({ saving }) => [saving],
)

/** Whether the draft is for an inactive theme that this account may not activate. Save could not even start. */
export const isThemeOutOfReach = (state: State): boolean =>
  state.surroundings?.may.switchThemes === false && isLeftToSave(state) && changesTheme(state)

/** Whether Save makes the homepage the front page, if the merchant may choose that; null otherwise. */
export const inFrontChoice = (state: State): boolean | null =>
  isPageInFront(state) && maySetFrontPage(state) && !isLeftToSave(state) ? state.inFront.homepage : null

/** The sample texts of one place, each once: of a section, of the header or the footer, or of a page in the menu. */
export type SampleTexts = {
  readonly section: SectionItem | 'header' | 'footer' | NewPage
  readonly texts: readonly string[]
  readonly count: number
}

/**
 * The sample texts that visitors would see after Save (B-10). The merchant sees their number and a list before Save, which stays possible.
 */
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
  const texts = known.get(section) ?? (isHidden(section.content) ? [] : sampleTextsIn(section.content))
  known.set(section, texts)
  return texts
}

/** Cached by section, since most sections stay the same object from one step to the next. */
const known = new WeakMap<Piece, readonly string[]>()

/** Whether the designer has unsaved choices. The browser's Forward can lead here without a Save. */
export const hasUnsavedChoices = (state: State): boolean =>
  state.designing.design !== state.designing.saved || isUploading(state)
