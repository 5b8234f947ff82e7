/** Where the merchant is. The screen follows from the path and is never stored. */
import { themeSlug } from '../catalogue/defaults'
import type { FlowEvent } from '../events'
import { normalPath, parsePath, paths, withoutRound } from '../events/route-path'
import type { Dialog } from '../events/shell'
import type { Meaning } from './meaning'
import type { Shown } from './design/canvas'
import { asksFirst, isDescribed, isRunning, isWizardBegun, type SetUp } from './set-up/set-up'
import type { State } from './state'
import { firstQuestion, generatingPath, isQuick, pathAfter, stepAnsweredBy } from './wizard'

export type Route = {
  readonly path: string
  /** Whether the merchant is adapting a design, not seeing a new one. Kept in every link to the designer. */
  readonly customizing: boolean
  readonly dialog: Dialog | null
  /** On the intro: the path at which unfinished work can be continued. */
  readonly offer: string | null
}

/** The work that the intro may offer to continue. */
type Work = Pick<State, 'setUp' | 'designing' | 'saving' | 'wizard' | 'surroundings' | 'features'>

type Place = {
  readonly route: { readonly path: string }
  readonly canvas: { readonly shown: Shown }
  readonly setUp: SetUp
}

type Before = Work & Place & Pick<State, 'store'>

export const initialRoute: Route = { path: paths.intro, customizing: false, dialog: null, offer: null }

export const reduceRoute = (route: Route, event: FlowEvent, state: Before, meaning: Meaning): Route => {
  switch (event.type) {
    case 'FlowOpened':
      return { ...route, path: normalPath(event.path), customizing: event.customizing }
    case 'FlowResumed':
      return resume(
        { ...route, dialog: null, customizing: route.customizing || event.customizing },
        normalPath(event.path),
        state,
      )
    case 'FlowContinued':
      return { ...route, path: route.offer ?? route.path, offer: null }
    case 'PathVisited':
      return isBackFromHandOver(event.path, state)
        ? { ...route, dialog: 'exit-to-admin' }
        : { ...to(route, normalPath(event.path)), offer: offerOf(route, normalPath(event.path), state) }
    // Navigating within the designer ends its welcome.
    case 'ScreenOpened':
      return {
        ...to(route, normalPath(event.path)),
        offer: offerOf(route, normalPath(event.path), state),
        customizing: route.customizing || isInDesigner(route.path),
      }
    case 'DesignWithoutAiChosen':
      return to(route, paths.design)
    case 'DesignWithAiChosen':
      return to(route, paths.wizard)
    case 'QuickStartChosen':
      return to(route, paths.quickStart)
    case 'StoreDesignerChosen':
      return goesStraight(state)
        ? { ...to(route, paths.designer), customizing: true }
        : { ...route, dialog: 'theme-switch' }
    case 'PresentThemeChosen':
      return { ...route, dialog: null }
    case 'CustomizingChosen':
      return { ...to(route, paths.designer), customizing: true }
    case 'MorePatternsChosen':
      return to(route, paths.installPatterns)
    case 'ToneChosen':
      if (!isDescribed(state)) return to(route, firstQuestion(state.wizard))
      return asksFirst(state) ? { ...route, dialog: 'data-sharing' } : to(route, generatingPath(state.wizard))
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
    case 'GenerationRetried':
      return meaning.start === null ? route : to(route, generatingPath(state.wizard))
    case 'WizardClosed':
      return { ...to(route, paths.intro), offer: offerOf(route, paths.intro, state) }
    case 'DesignerLeft':
      if (isQuick(state) && isUnfinished(state)) return to(route, paths.directions)
      return {
        ...to(route, paths.intro),
        offer: isUnfinished(state) ? paths.designer : null,
      }
    case 'DesignSaved':
      return meaning.lateSave || meaning.overtakenSave ? route : to(route, paths.closing)
    case 'DialogOpened':
      return { ...route, dialog: event.dialog }
    case 'DialogClosed':
    // A page restored from the back/forward cache must not show the dialog again.
    case 'WayOutTaken':
    case 'SurveySent':
    case 'OpenItemsAccepted':
      return { ...route, dialog: null }
    default:
      return nextQuestion(route, event, state)
  }
}

const nextQuestion = (route: Route, { type }: FlowEvent, { wizard }: Work): Route => {
  const answered = stepAnsweredBy(type)
  const path = answered && pathAfter(answered, wizard.quick)
  return path === null ? route : to(route, path)
}

/**
 * Whether the merchant presses the browser's Back while the loader hands over to the designer. The flow then asks for confirmation and
 * stays in the designer.
 */
export const isBackFromHandOver = (path: string, { route, setUp, canvas }: Place): boolean =>
  setUp.stage === 'done' && canvas.shown === 'never' && isInDesigner(route.path) && !isInDesigner(path)

const isInDesigner = (path: string): boolean => parsePath(path).step === 'assembler-hub'

const to = (route: Route, path: string): Route => ({ ...route, path, dialog: null, offer: null })

/**
 * Whether 'Use the store designer' needs no confirmation: the default block theme is active, so nothing can be lost. Also with AI (B-15).
 */
const goesStraight = ({ store }: Before): boolean => store !== null && store.blockTheme && store.theme === themeSlug

/** A page that is loaded on the intro offers to continue where the session stopped. */
const resume = (route: Route, path: string, state: Work): Route => ({
  ...route,
  path,
  offer: offerOf(route, path, state),
})

const offerOf = (route: Route, path: string, state: Work): string | null => {
  if (parsePath(path).step !== 'intro') return null
  const from = parsePath(route.path).step
  if (withoutRound(route.path) === paths.directions && state.setUp.stage === 'done')
    return isUnfinished(state) ? route.path : null
  if (from === 'intro') return route.offer
  if (from === 'design-with-ai' || from === 'quick-start')
    return isWizardBegun(state) ? route.path : isUnfinished(state) ? paths.designer : null
  return isUnfinished(state) && (from === 'design' || from === 'assembler-hub') ? route.path : null
}

/** Whether work has begun that is not in the store yet. */
const isUnfinished = ({ setUp, designing, saving }: Work): boolean =>
  isRunning(setUp) || designing.design !== designing.saved || (setUp.stage === 'done' && saving.stage !== 'saved')

type Manner = { readonly customizing: boolean }

/** Navigates without a user action and drops the offer to resume elsewhere. Returns the same state if already there. */
export const at = (state: State, path: string, { customizing }: Manner = state.route): State => {
  const { route } = state
  return route.path === path && route.customizing === customizing && route.offer === null
    ? state
    : { ...state, route: { ...route, path, customizing, offer: null } }
}

/** Whether the path shows the progress of a generation: the wizard's loader, or the screen of the directions. */
export const isGenerationPath = (path: string): boolean =>
  path === paths.generating || withoutRound(path) === paths.directions
