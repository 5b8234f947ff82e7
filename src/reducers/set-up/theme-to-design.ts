/**
 * Which theme a set-up designs: the recommended one if it is available, else the active block theme. Decided before anything changes, so
 * that nothing is created in a store that cannot be designed.
 */
import { themeSlug } from '../../catalogue/defaults'
import type { Fault } from '../../events/calls'
import type { Designing } from '../design/designing'
import type { State } from '../state'
import { isRecipeMade, type SetUp, type ThemeChoice } from './set-up'

/** What is known of the themes. */
export type Themes = Pick<State, 'surroundings' | 'store'>

/** What is known of the themes, and of the design for one of them. */
type Designed = Themes & {
  readonly themeChoice: ThemeChoice
  readonly setUp: SetUp
  readonly designing: Pick<Designing, 'server'>
}

/** Why the recommended theme cannot become the active one; null when it is, or can. */
export type Obstacle = 'account' | 'files'

export const obstacle = (state: Themes): Obstacle | null => {
  const { surroundings } = state
  if (surroundings === null || activeTheme(state) === themeSlug) return null
  const { may, theme } = surroundings
  if (!may.switchThemes) return 'account'
  if (theme.there || may.installThemes) return null
  return may.fileChanges ? 'account' : 'files'
}

/**
 * Slug of the theme that the design is for. Once the recipe is made, it is the theme that was read: neither an unanswered question on the
 * intro nor different rights on a later page change the theme of a draft.
 */
export const themeToDesign = (state: Designed): string => {
  const { setUp, designing, themeChoice } = state
  const isMade = isRecipeMade(setUp) || (setUp.stage === 'done' && setUp.draft)
  if (isMade && designing.server !== null) return designing.server.theme
  return themeFor(setUp.stage === 'founding' ? setUp.choice : themeChoice, state)
}

/** Slug of the theme that the next set-up would work on. */
export const themeOfNext = (state: Designed): string => themeFor(state.themeChoice, state)

const themeFor = (choice: ThemeChoice, state: Themes): string => {
  const active = activeTheme(state)
  return active !== null && (choice === 'present' || obstacle(state) !== null) ? active : themeSlug
}

/** Null until the store is read. */
export const activeTheme = ({ store }: Pick<Themes, 'store'>): string | null => store?.theme ?? null

/** Slug of the theme whose activation was requested. */
export const themeActivated = (settles: string | null, { calls }: Pick<State, 'calls'>): string => {
  const request = settles === null ? undefined : calls.open[settles]
  return request?.type === 'ThemeActivationRequested' || request?.type === 'PublicationRequested'
    ? (request.theme ?? themeSlug)
    : themeSlug
}

/** The fault for a classic theme that cannot be replaced. The store would refuse as well, but only after the first changes. */
export const noThemeToDesign = (state: Themes): Fault | null =>
  obstacle(state) !== null && !isBlockTheme(state)
    ? { tag: 'Refused', status: 403, code: 'rest_cannot_switch_themes', message: '' }
    : null

export const isBlockTheme = ({ store, surroundings }: Themes): boolean =>
  store?.blockTheme ?? surroundings?.theme.block ?? true
