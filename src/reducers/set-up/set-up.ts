/** The set-up of the store, with AI or without: asked for, founded, assembled, done, or failed. */
import { isEqual } from 'es-toolkit'
import type { FlowEvent } from '../../events'
import { calls, isRefusal, phaseOf, type CallName, type RefusalEvent } from '../../events/call-facts'
import type { Fault, SetUpWay } from '../../events/calls'
import { isSetUpPath } from '../../events/route-path'
import type { Dialog } from '../../events/shell'
import type { Meaning, Start } from '../meaning'
import type { State } from '../state'
import type { Features } from '../store'
import { answersOf, described, isQuick, readyProvider, type Answers, type Wizard } from '../wizard'

export type SetUp =
  | { readonly stage: 'idle' }
  /** It begins once the store is read. An address may begin it only if nothing can be lost. */
  | {
      readonly stage: 'asked'
      readonly way: SetUpWay
      readonly by: 'person' | 'address'
      /** Whether everything that was read and written stays: only the look or the tone is another one. */
      readonly keeps?: true
    }
  /** What the page needs, in parallel: theme, texts, fonts and patterns. A draft is not visible in the store before Save. */
  | {
      readonly stage: 'founding'
      readonly way: SetUpWay
      /** The merchant's choice when the set-up began. */
      readonly choice: ThemeChoice
      readonly looked: Looked
      readonly draft: boolean
    }
  /** The recipe is the current design and is written to the store, or kept as a draft. */
  | { readonly stage: 'assembling'; readonly way: SetUpWay; readonly looked: Looked; readonly draft: boolean }
  /** The recipe is in the store, or will be with Save. */
  | { readonly stage: 'done'; readonly way: SetUpWay; readonly draft: boolean; readonly behind: BackgroundWork }
  | {
      readonly stage: 'failed'
      readonly way: SetUpWay
      readonly what: CallName
      readonly fault: Fault
      readonly noticed: boolean
    }

/** Whether this page has read the store since the set-up began; until then, nothing changes that visitors see. */
type Looked = boolean

/** What the store gets although the page does not need it. */
export type BackgroundWork = {
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

/** Whether the store has to be read for the running set-up. */
export const isLookDue = ({ setUp }: Pick<State, 'setUp'>): boolean => isMaking(setUp) && !setUp.draft && !setUp.looked

/** Whether the design is the recipe and not in the store yet: it is being published, or the store refused it. */
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

/** A generation that continues stays in its stage. One that has a design already makes another one from what it has. */
const generate = (setUp: SetUp, start: Start | null): SetUp => {
  if (start === null || (start === 'on' && isRunning(setUp) && setUp.stage !== 'assembling')) return setUp
  const asked = { stage: 'asked', way: 'with-ai', by: 'person' } as const
  return start === 'on' && setUp.stage !== 'failed' ? { ...asked, keeps: true } : asked
}

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

export type ThemeChoice = 'recommended' | 'present'

/** The theme that the merchant wants: `present` is the active one, whatever it is. */
export const initialThemeChoice: ThemeChoice = 'recommended'

/** The choice for the next set-up. One that has begun keeps its own. */
export const reduceThemeChoice = (choice: ThemeChoice, event: FlowEvent): ThemeChoice => {
  switch (event.type) {
    case 'PresentThemeChosen':
      return 'present'
    // The question is asked again.
    case 'StoreDesignerChosen':
      return 'recommended'
    default:
      return choice
  }
}

type Made = Pick<State, 'wizard' | 'surroundings' | 'setUp'> & { readonly features: Pick<Features, 'flowType'> }

type Asked = Made & { readonly route: { readonly dialog: Dialog | null } }

/**
 * Whether a fact starts generating the store from the wizard's answers, and whether from scratch or continuing the last attempt. Null if
 * the fact starts nothing: it is unrelated, or a question must be answered first.
 */
export const startOf = (event: FlowEvent, state: Asked): Start | null => {
  switch (event.type) {
    // The quick start works ahead while the merchant answers the other questions.
    case 'BusinessDescribed':
      return state.wizard.quick && event.text !== '' ? start(described(state.wizard, event.text), state) : null
    case 'TradeChosen':
      return isQuick(state) && state.wizard.quick ? start({ ...state.wizard, trade: event.trade }, state) : null
    case 'ToneChosen':
      return isDescribed(state) && !asksFirst(state) ? start({ ...state.wizard, tone: event.tone }, state) : null
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
      return state.route.dialog === 'data-sharing' && isDescribed(state)
        ? start(
            {
              ...state.wizard,
              agreed: { ...state.wizard.agreed, [event.provider]: event.type === 'DataSharingAgreed' },
            },
            state,
          )
        : null
    case 'GenerationRetried':
      return isFailed(state) ? 'on' : null
    default:
      return null
  }
}

export const isDescribed = ({ wizard }: Pick<Made, 'wizard'>): boolean => wizard.description !== ''

/** Whether there are answers, or a draft of one, from which no store has been made yet. */
export const isWizardBegun = (state: Made): boolean => {
  const { wizard, setUp } = state
  if (wizard.draft !== null) return true
  const isMaking = (isRunning(setUp) || setUp.stage === 'failed') && setUp.way === 'with-ai'
  return isDescribed(state) && (isMaking || !isEqual(wizard.made, answersOf(state)))
}

/** Whether the merchant must first be shown what is sent to the provider; once per provider. */
export const asksFirst = (state: Omit<Asked, 'setUp' | 'route'>): boolean => {
  const provider = readyProvider(state)
  return provider !== 'rules' && state.wizard.agreed[provider] === undefined
}

const start = (wizard: Wizard, state: Made): Start => {
  const asked = answersOf({ ...state, wizard })
  if (wizard.quick) return isQuick(state) && isOfSameShop(asked, state.wizard.made) ? 'on' : 'anew'
  return (isFailed(state) || (isRunning(state.setUp) && state.setUp.way === 'with-ai')) && isEqual(wizard.made, asked)
    ? 'on'
    : 'anew'
}

/** Whether answers differ only in the questions with cards, on which no call of a quick start depends. */
const isOfSameShop = (one: Answers, other: Answers | null): boolean =>
  one.quick === other?.quick &&
  one.description === other.description &&
  one.trade === other.trade &&
  one.provider === other.provider

const isFailed = ({ setUp }: Pick<Made, 'setUp'>): boolean => setUp.stage === 'failed' && setUp.way === 'with-ai'

/** The parts of the state in which the design is worked on. */
export type Work = Pick<State, 'designing' | 'setUp' | 'restoring'>

/**
 * Whether there is a draft, so that a read may show another user's work. False while a set-up makes the design, and while the store is read
 * after a restore.
 */
export const isDrafted = ({ designing, setUp, restoring }: Work): boolean =>
  designing.design !== designing.saved && !isRunning(setUp) && restoring.stage !== 'looking'

/** Whether the read is of another theme than the draft, because another user activated it. Save asks about that. */
export const isOfTheirTheme = (event: FlowEvent, state: Work): boolean =>
  event.type === 'DesignReadReceived' &&
  isDrafted(state) &&
  state.designing.server !== null &&
  state.designing.server.theme !== event.theme
