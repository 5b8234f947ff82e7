/** The foundations of the path without AI: started, built, assembled, or failed. */
import type { FlowEvent } from '../events'
import type { Fault } from '../events/fault'
import { isRefusal, phaseOf } from '../events/phase'
import { parsePath } from '../catalogue/route-path'

export type SetUp =
  | { readonly stage: 'idle' }
  /** Theme, products, fonts, patterns: all at once. */
  | { readonly stage: 'founding' }
  /** The recipe is the design now and goes to the store. */
  | { readonly stage: 'assembling' }
  /** The store carries the recipe. */
  | { readonly stage: 'done' }
  | { readonly stage: 'failed'; readonly what: string; readonly fault: Fault; readonly noticed: boolean }

export const initialSetUp: SetUp = { stage: 'idle' }

/** Calls whose refusal ends the set-up; a pattern library that cannot be reached is tolerated. */
const foundations = new Set([
  'BaselineRead',
  'ThemeInstall',
  'ThemeActivation',
  'ProductCreation',
  'FontCollectionRead',
  'FontFamilyInstall',
  'FrontPageSetting',
  'DesignRead',
  'PatternsRead',
  'EntitySave',
])

export const isRunning = (setUp: SetUp): boolean => setUp.stage === 'founding' || setUp.stage === 'assembling'

export const reduceSetUp = (setUp: SetUp, event: FlowEvent): SetUp => {
  if (isRefusal(event)) return isRunning(setUp) ? refuse(setUp, event.type, event.fault) : setUp
  switch (event.type) {
    case 'DesignWithoutAiChosen':
      return { stage: 'founding' }
    case 'FlowOpened':
    case 'PathVisited':
      return setUp.stage === 'idle' && isSetUpPath(event.path) ? { stage: 'founding' } : setUp
    case 'SetupNoticeDismissed':
      return setUp.stage === 'failed' ? { ...setUp, noticed: true } : setUp
    default:
      return setUp
  }
}

const refuse = (setUp: SetUp, type: string, fault: Fault): SetUp => {
  const what = phaseOf(type)?.call ?? type
  return foundations.has(what) ? { stage: 'failed', what, fault, noticed: false } : setUp
}

const isSetUpPath = (path: string): boolean => {
  const { step, sub } = parsePath(path)
  return step === 'design' && sub.length === 0
}
