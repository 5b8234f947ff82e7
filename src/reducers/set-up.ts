/** The store being made, with AI or without: founded, assembled, done, or failed. */
import type { FlowEvent } from '../events'
import type { Fault } from '../events/fault'
import { isRefusal, phaseOf } from '../events/phase'
import { parsePath } from '../catalogue/route-path'
import { startOf } from './generation-start'
import type { State } from './state'

/** `with-ai` is the generation that the wizard's answers start. */
export type Way = 'without-ai' | 'with-ai'

export type SetUp =
  | { readonly stage: 'idle' }
  /** Theme, products, words, fonts, patterns: all at once. */
  | { readonly stage: 'founding'; readonly way: Way }
  /** The recipe is the design now and goes to the store. */
  | { readonly stage: 'assembling'; readonly way: Way }
  /** The store carries the recipe. */
  | { readonly stage: 'done'; readonly way: Way }
  | {
      readonly stage: 'failed'
      readonly way: Way
      readonly what: string
      readonly fault: Fault
      readonly noticed: boolean
    }

export const initialSetUp: SetUp = { stage: 'idle' }

const both = [
  'BaselineRead',
  'ThemeInstall',
  'ThemeActivation',
  'FrontPageSetting',
  'DesignRead',
  'PatternsRead',
  'EntitySave',
]

/** Calls whose refusal ends the set-up; a pattern library that cannot be reached is tolerated. */
const fatal: Readonly<Record<Way, ReadonlySet<string>>> = {
  'without-ai': new Set([...both, 'ProductCreation', 'FontCollectionRead', 'FontFamilyInstall']),
  // A palette that nobody suggested has a default, and fonts that are not installed have a substitute.
  'with-ai': new Set([
    ...both,
    'AiConnection',
    'AiImageSearch',
    'AiStoreRead',
    'AiProductWriting',
    'AiPatternWriting',
    'AiProductUpdate',
    'AiDescriptionMark',
    'AiTitleWriting',
    'AiPatternReset',
    'AiProductReset',
  ]),
}

export const isRunning = (setUp: SetUp): setUp is Extract<SetUp, { stage: 'founding' | 'assembling' }> =>
  setUp.stage === 'founding' || setUp.stage === 'assembling'

export const reduceSetUp = (setUp: SetUp, event: FlowEvent, state: State): SetUp => {
  if (isRefusal(event)) return isRunning(setUp) ? refuse(setUp.way, setUp, event.type, event.fault) : setUp
  switch (event.type) {
    case 'DesignWithoutAiChosen':
      return { stage: 'founding', way: 'without-ai' }
    case 'FlowOpened':
    case 'PathVisited':
      return setUp.stage === 'idle' && isSetUpPath(event.path) ? { stage: 'founding', way: 'without-ai' } : setUp
    case 'SetupNoticeDismissed':
      return setUp.stage === 'failed' ? { ...setUp, noticed: true } : setUp
    default:
      return generate(setUp, event, state)
  }
}

/** A generation that goes on stays in its stage. */
const generate = (setUp: SetUp, event: FlowEvent, state: State): SetUp => {
  const start = startOf(event, state)
  return start === null || (start === 'on' && isRunning(setUp)) ? setUp : { stage: 'founding', way: 'with-ai' }
}

const refuse = (way: Way, setUp: SetUp, type: string, fault: Fault): SetUp => {
  const what = phaseOf(type)?.call ?? type
  return fatal[way].has(what) ? failed(way, what, fault) : setUp
}

export const failed = (way: Way, what: string, fault: Fault): SetUp => ({
  stage: 'failed',
  way,
  what,
  fault,
  noticed: false,
})

const isSetUpPath = (path: string): boolean => {
  const { step, sub } = parsePath(path)
  return step === 'design' && sub.length === 0
}
