/** Where the merchant is. The screen follows from the path and is never stored. */
import type { FlowEvent } from '../../events'
import { themeSlug } from '../../catalogue/defaults'
import type { Dialog } from '../../events/shell/navigation'
import { normalPath, parsePath, paths } from '../../events/shell/route-path'
import type { Surroundings } from '../../events/shell/session'
import type { Designing } from '../design/designing'
import type { Shown } from '../design/shown'
import type { Saving } from '../saving/saving'
import { asksFirst, isDescribed, isWizardBegun } from '../set-up/generation-start'
import { isRunning, type SetUp } from '../set-up/set-up'
import { pathAfter, stepAnsweredBy } from '../wizard/questions'
import type { Wizard } from '../wizard/wizard'
import type { Features } from './features'
import type { Meaning } from './meaning'
import type { StoreFacts } from './store-facts'

export type Route = {
  readonly path: string
  /** Kept in every link to the designer: the merchant is adapting a design, not seeing a new one. */
  readonly customizing: boolean
  readonly dialog: Dialog | null
  /** On the intro: the path at which unfinished work can be continued. */
  readonly offer: string | null
}

/** The work that the intro may offer to continue. */
type Work = {
  readonly setUp: SetUp
  readonly designing: Designing
  readonly saving: Saving
  readonly wizard: Wizard
  readonly surroundings: Surroundings | null
}

type Place = {
  readonly route: { readonly path: string }
  readonly canvas: { readonly shown: Shown }
  readonly setUp: SetUp
}

type Before = Work & Place & { readonly store: StoreFacts | null; readonly features: Features }

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
    case 'StoreDesignerChosen':
      return goesStraight(state)
        ? { ...to(route, paths.designer), customizing: true }
        : { ...route, dialog: 'theme-switch' }
    case 'PresentThemeChosen':
      return { ...route, dialog: null }
    case 'CustomizingChosen':
      return { ...to(route, paths.designer), customizing: true }
    case 'MoreFontsChosen':
      return to(route, paths.installFonts)
    case 'MorePatternsChosen':
      return to(route, paths.installPatterns)
    case 'ToneChosen':
      if (!isDescribed(state)) return to(route, paths.wizard)
      return asksFirst(state) ? { ...route, dialog: 'data-sharing' } : to(route, paths.generating)
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
    case 'GenerationRetried':
      return meaning.start === null ? route : to(route, paths.generating)
    case 'WizardClosed':
      return { ...to(route, paths.intro), offer: offerOf(route, paths.intro, state) }
    case 'DesignerLeft':
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
      return { ...route, dialog: null }
    default:
      return nextQuestion(route, event)
  }
}

const nextQuestion = (route: Route, { type }: FlowEvent): Route => {
  const answered = stepAnsweredBy(type)
  const path = answered && pathAfter(answered)
  return path === null ? route : to(route, path)
}

/** Browser Back while the loader hands over to the designer: asks for confirmation and stays in the designer. */
export const isBackFromHandOver = (path: string, { route, setUp, canvas }: Place): boolean =>
  setUp.stage === 'done' && canvas.shown === 'never' && isInDesigner(route.path) && !isInDesigner(path)

const isInDesigner = (path: string): boolean => parsePath(path).step === 'assembler-hub'

const to = (route: Route, path: string): Route => ({ ...route, path, dialog: null, offer: null })

/** 'Use the store designer' asks first unless nothing can be lost: the default block theme is active. With AI too (B-15). */
const goesStraight = ({ store }: Before): boolean => store !== null && store.blockTheme && store.theme === themeSlug

/** A page that is loaded on the intro offers to continue where the session was. */
const resume = (route: Route, path: string, state: Work): Route => ({
  ...route,
  path,
  offer: offerOf(route, path, state),
})

const offerOf = (route: Route, path: string, state: Work): string | null => {
  if (parsePath(path).step !== 'intro') return null
  const from = parsePath(route.path).step
  if (from === 'intro') return route.offer
  if (from === 'design-with-ai') return isWizardBegun(state) ? route.path : isUnfinished(state) ? paths.designer : null
  return isUnfinished(state) && (from === 'design' || from === 'assembler-hub') ? route.path : null
}

/** Whether work was begun that is not in the store yet. */
const isUnfinished = ({ setUp, designing, saving }: Work): boolean =>
  isRunning(setUp) || designing.design !== designing.saved || (setUp.stage === 'done' && saving.stage !== 'saved')
