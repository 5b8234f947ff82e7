/** Queries of the AI wizard's screens: the step, the answers so far, and the provider of suggestions. */
import { parsePath } from '../events/route-path'
import { questions, wizardSteps, type CardAnswers, type Provider, type WizardStep } from '../events/wizard'
import type { State } from '../reducers'
import { isGenerationPath } from '../reducers/route'
import { isRunning } from '../reducers/set-up/set-up'
import {
  providerToAsk,
  isSuggesting,
  lastQuestion,
  pathBefore,
  stepAt,
  tradesOf,
  understoodNow,
  type Wizard,
} from '../reducers/wizard'
import type { Good } from '../suggestions/products-reply'
import { folded } from './folded'
import { memo } from './memo'

export const wizardStep = ({ route }: State): WizardStep => stepAt(route.path)

/** Whether the screen is one of the quick start's, whose directions each have a page of their own. */
export const isInQuickStart = ({ route }: State): boolean => parsePath(route.path).step === 'quick-start'

/** In percent. */
export const wizardProgress = (step: WizardStep): number => questions[step].progress

/** Where Back leads; null for the first step. */
export const stepBefore = ({ wizard, route }: State): string | null => pathBefore(stepAt(route.path), wizard.quick)

/** Whether Back leads from this step to the intro, where the quick start begins. */
export const isAtQuickStart = (state: State): boolean => isInQuickStart(state) && stepBefore(state) === null

/** Where Back leads from the directions of a quick start. */
export const pathOfLastAnswer = ({ wizard }: State): string => lastQuestion(wizard)

/** The first of the goods that the shop would sell, for the pictures of looks; null until the store has told. */
export const firstGood = ({ content, wizard }: State): Good | null =>
  wizard.quick && tradesOf(wizard).length > 0 ? (content.goods[0] ?? null) : null

/** The description being edited, else the confirmed one. */
export const descriptionSoFar = ({ wizard }: State): string => wizard.draft ?? wizard.description

/** The shop's name: what the merchant wrote, else the store's. */
export const nameSoFar = ({ wizard, surroundings }: State): string => wizard.name ?? surroundings?.title ?? ''

/** What the merchant told of the shop, as typed. */
export const factsSoFar = ({ wizard }: State): Wizard['facts'] => wizard.facts

/** 'Continue' needs a description; it is not trimmed and has no maximum length (docs/spec/wizard.md). */
export const mayContinue = (description: string): boolean => description.length > 0

/** The cards that are picked, confirmed or not. */
export const answersSoFar = ({ wizard }: State): CardAnswers => wizard

/** The provider of suggestions; 'nobody' while it is offline: the store then starts from a ready-made design. */
export const whoSuggests = (state: State): Provider | 'nobody' =>
  isSuggesting(state) || state.features.flowType === 'noAI' ? providerToAsk(state) : 'nobody'

export type DoneInWizard =
  | { readonly what: 'description-begun' | 'generation-begun' | 'generation-failed' }
  | { readonly what: 'answered'; readonly step: WizardStep }

/**
 * What was done in a wizard that can be continued, for the intro's offer (L-08). Every question has its own screen, so being on the next
 * one means that the question was answered.
 */
export const doneInWizard = (place: string, { wizard, setUp }: State): readonly DoneInWizard[] => {
  if (isGenerationPath(place)) return [{ what: 'generation-begun' }]
  if (wizard.description === '') return [{ what: 'description-begun' }]
  const answered = wizardSteps.slice(0, Math.max(1, wizardSteps.indexOf(stepAt(place))))
  return [
    ...answered.map((step) => ({ what: 'answered', step }) as const),
    ...(setUp.stage === 'failed' && setUp.way === 'with-ai' ? [{ what: 'generation-failed' } as const] : []),
  ]
}

export type TradeItem = { readonly trade: string; readonly name: string; readonly picture: string | null }

export type UnderstoodView = {
  /** Names of the trades; empty if the description did not mention any. */
  readonly trades: readonly string[]
  readonly place: string | null
  readonly name: string | null
  /** The trade that the merchant chose instead; '' if no known trade fits; null if none was chosen. */
  readonly chosen: string | null
  readonly choices: readonly TradeItem[]
  /** Trades to offer at once, since none was recognized and none is chosen. */
  readonly nearest: readonly TradeItem[]
}

/**
 * How the built-in suggestions understood the description, for the merchant to correct (B-12). Null until the store has answered, and with
 * another provider in the wizard, where nothing is made from it. A quick start chooses goods and pictures by it.
 */
export const understoodView = memo(
  (state: State): UnderstoodView | null => {
    const { trade } = state.wizard
    const understood = understoodNow(state.wizard)
    if (understood === null || (!state.wizard.quick && whoSuggests(state) !== 'rules')) return null
    const choices = understood.choices.map((choice) => ({
      ...choice,
      picture: choice.picture === null ? null : understood.pictures + choice.picture,
    }))
    return {
      trades: tradeNames(state.wizard),
      place: understood.place,
      name: understood.name,
      chosen: trade,
      choices,
      nearest:
        trade === null && understood.trades.length === 0
          ? (understood.nearest ?? []).flatMap((one) => choices.find((choice) => choice.trade === one) ?? [])
          : [],
    }
  },
  (state) => [state.wizard, state.surroundings, state.features],
)

/** What the shop sells, in the merchant's language; empty if the description does not say. */
export const tradeNames = (wizard: Wizard): readonly string[] => {
  const understood = understoodNow(wizard)
  if (understood === null) return []
  return tradesOf(wizard).flatMap((one) => understood.choices.find((choice) => choice.trade === one)?.name ?? [])
}

/** The shop's name in the description; null if it does not contain one. */
export const describedName = (wizard: Wizard): string | null => understoodNow(wizard)?.name ?? null

/** The trades whose name contains the typed text. */
export const tradesWith = (typed: string, choices: readonly TradeItem[]): readonly TradeItem[] =>
  choices.filter(({ name }) => folded(name).includes(folded(typed)))

/**
 * Whether a store is being generated from the wizard's answers. What only serves the generation is discarded afterwards.
 */
export const isGenerating = ({ abandoned, setUp }: State): boolean =>
  !abandoned && isRunning(setUp) && setUp.way === 'with-ai'
