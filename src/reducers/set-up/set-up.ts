/** The set-up of the store, with AI or without: asked for, founded, assembled, done, or failed. */
import type { FlowEvent } from '../../events'
import type { SetUpWay } from '../../events/calls/call'
import { calls, type CallName } from '../../events/calls/calls'
import type { Fault } from '../../events/calls/fault'
import { isRefusal, phaseOf, type RefusalEvent } from '../../events/calls/phase'
import { isSetUpPath } from '../../events/shell/route-path'
import type { Meaning, Start } from '../shell/meaning'
import type { ThemeChoice } from './theme-choice'

export type SetUp =
  | { readonly stage: 'idle' }
  /** It begins once the store was read. An address may begin it only where nothing can be lost. */
  | { readonly stage: 'asked'; readonly way: SetUpWay; readonly by: 'person' | 'address' }
  /** What the page needs, in parallel: theme, texts, fonts and patterns. A draft is not visible in the store before Save. */
  | {
      readonly stage: 'founding'
      readonly way: SetUpWay
      /** As it was when the set-up began. */
      readonly choice: ThemeChoice
      readonly looked: Looked
      readonly draft: boolean
    }
  /** The recipe is the current design and is written to the store, or kept as a draft. */
  | { readonly stage: 'assembling'; readonly way: SetUpWay; readonly looked: Looked; readonly draft: boolean }
  /** The recipe is in the store, or will be with Save. */
  | { readonly stage: 'done'; readonly way: SetUpWay; readonly draft: boolean; readonly behind: Behind }
  | {
      readonly stage: 'failed'
      readonly way: SetUpWay
      readonly what: CallName
      readonly fault: Fault
      readonly noticed: boolean
    }

/** Whether the store was read since the set-up began, and by this page: until then nothing is changed that visitors see. */
type Looked = boolean

/** What the store gets although the page does not need it. */
export type Behind = {
  /** Whether sample products are made. */
  readonly samples: boolean
  /** Slugs of font families. */
  readonly fonts: readonly string[]
}

export const initialSetUp: SetUp = { stage: 'idle' }

type Making = Extract<SetUp, { stage: 'founding' | 'assembling' }>

export const isRunning = (setUp: SetUp): setUp is Making | Extract<SetUp, { stage: 'asked' }> =>
  setUp.stage === 'asked' || isMaking(setUp)

export const isMaking = (setUp: SetUp): setUp is Making => setUp.stage === 'founding' || setUp.stage === 'assembling'

/** Whether the design is the recipe, and not done: on its way to the store, or refused there. */
export const isRecipeMade = (setUp: SetUp): boolean =>
  setUp.stage === 'assembling' || (setUp.stage === 'failed' && setUp.what === 'Publication')

export const reduceSetUp = (before: SetUp, event: FlowEvent, { start, lateSave }: Meaning): SetUp => {
  const setUp = isMaking(before) ? withLook(before, event) : before
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
    case 'SampleProductsForgone':
      return setUp.stage === 'done' ? { ...setUp, behind: { ...setUp.behind, samples: false } } : setUp
    case 'SetupNoticeDismissed':
      return setUp.stage === 'failed' ? { ...setUp, noticed: true } : setUp
    default:
      return generate(setUp, start)
  }
}

const withLook = (setUp: Making, { type }: FlowEvent): Making => {
  switch (type) {
    case 'StoreReadReceived':
    case 'StoreReadRefused':
      return { ...setUp, looked: true }
    case 'FlowResumed':
      return { ...setUp, looked: false }
    default:
      return setUp
  }
}

/** A generation that continues stays in its stage. */
const generate = (setUp: SetUp, start: Start | null): SetUp =>
  start === null || (start === 'on' && isRunning(setUp)) ? setUp : { stage: 'asked', way: 'with-ai', by: 'person' }

const refuse = (way: SetUpWay, setUp: SetUp, { type, fault }: RefusalEvent): SetUp => {
  const phase = phaseOf(type)
  return phase !== null && calls[phase.call].ends.includes(way) ? failed(way, phase.call, fault) : setUp
}

export const failed = (way: SetUpWay, what: CallName, fault: Fault): SetUp => ({
  stage: 'failed',
  way,
  what,
  fault,
  noticed: false,
})
