/** The set-up of the store, with AI or without: asked for, founded, assembled, done, or failed. */
import type { FlowEvent } from '../../events'
import type { CallName } from '../../events/calls/calls'
import type { Fault } from '../../events/calls/fault'
import { isRefusal, phaseOf, type RefusalEvent } from '../../events/calls/phase'
import { isSetUpPath } from '../../events/shell/route-path'
import type { Meaning, Start } from '../shell/meaning'

/** `with-ai` is the generation that the wizard's answers start. */
export type Way = 'without-ai' | 'with-ai'

export type SetUp =
  | { readonly stage: 'idle' }
  /** It begins once the store was read. An address may begin it only where nothing can be lost. */
  | { readonly stage: 'asked'; readonly way: Way; readonly by: 'person' | 'address' }
  /** Theme, products, texts, fonts and patterns, in parallel. A draft is not visible in the store before Save. */
  | { readonly stage: 'founding'; readonly way: Way; readonly draft: boolean }
  /** The recipe is the current design and is written to the store, or kept as a draft. */
  | { readonly stage: 'assembling'; readonly way: Way; readonly draft: boolean }
  /** The recipe is in the store, or will be with Save. */
  | { readonly stage: 'done'; readonly way: Way; readonly draft: boolean }
  | {
      readonly stage: 'failed'
      readonly way: Way
      readonly what: CallName
      readonly fault: Fault
      readonly noticed: boolean
    }

export const initialSetUp: SetUp = { stage: 'idle' }

const both: readonly CallName[] = [
  'BaselineRead',
  'ThemeInstall',
  'ThemeActivation',
  'FrontPageSetting',
  'DesignRead',
  'PatternsRead',
  'EntitySave',
]

/** Calls whose refusal ends the set-up; a pattern library that cannot be reached is tolerated. */
const fatal: Readonly<Record<Way, ReadonlySet<CallName>>> = {
  'without-ai': new Set([...both, 'ProductCreation', 'FontCollectionRead', 'FontFamilyInstall']),
  // A palette that was not suggested has a default, and missing fonts have a fallback.
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

type Making = Extract<SetUp, { stage: 'founding' | 'assembling' }>

export const isRunning = (setUp: SetUp): setUp is Making | Extract<SetUp, { stage: 'asked' }> =>
  setUp.stage === 'asked' || isMaking(setUp)

const isMaking = (setUp: SetUp): setUp is Making => setUp.stage === 'founding' || setUp.stage === 'assembling'

export const reduceSetUp = (setUp: SetUp, event: FlowEvent, { start, lateSave }: Meaning): SetUp => {
  if (isRefusal(event)) return isMaking(setUp) ? refuse(setUp.way, setUp, event) : setUp
  switch (event.type) {
    case 'DesignWithoutAiChosen':
      return { stage: 'asked', way: 'without-ai', by: 'person' }
    // Reload, Back and Forward return to a place and begin nothing.
    case 'FlowOpened':
      return event.arrival === 'address' && isSetUpPath(event.path)
        ? { stage: 'asked', way: 'without-ai', by: 'address' }
        : setUp
    case 'FlowResumed':
    case 'PathVisited':
      return setUp.stage === 'asked' && setUp.by === 'address' ? initialSetUp : setUp
    case 'DesignSaved':
      return setUp.stage === 'done' && !lateSave ? { ...setUp, draft: false } : setUp
    case 'SetupNoticeDismissed':
      return setUp.stage === 'failed' ? { ...setUp, noticed: true } : setUp
    default:
      return generate(setUp, start)
  }
}

/** A generation that continues stays in its stage. */
const generate = (setUp: SetUp, start: Start | null): SetUp =>
  start === null || (start === 'on' && isRunning(setUp)) ? setUp : { stage: 'asked', way: 'with-ai', by: 'person' }

const refuse = (way: Way, setUp: SetUp, { type, fault }: RefusalEvent): SetUp => {
  const phase = phaseOf(type)
  return phase !== null && fatal[way].has(phase.call) ? failed(way, phase.call, fault) : setUp
}

export const failed = (way: Way, what: CallName, fault: Fault): SetUp => ({
  stage: 'failed',
  way,
  what,
  fault,
  noticed: false,
})
