/** The AI wizard's answers: those confirmed with 'Continue', and those still in progress. */
import { consentOption } from '../catalogue/defaults'
import type { EventType, FlowEvent } from '../events'
import { fingerprint } from '../events/calls'
import type { Step } from '../events/publishing'
import { formatPath, parsePath, paths, type RouteStep } from '../events/route-path'
import {
  cardAnswers,
  firstAnswers,
  isCardFact,
  questions,
  wizardSteps,
  type CardAnswers,
  type CardFact,
  type Provider,
  type ShopFact,
  type Understood,
  type WizardStep,
} from '../events/wizard'
import type { Meaning } from './meaning'
import type { State } from './state'
import type { Features } from './store'

/** What a store is made from. The provider receives the description only with consent. */
export type Answers = CardAnswers & {
  /** Whether the quick start asked. It makes a draft and ends in three directions. */
  readonly quick: boolean
  readonly description: string
  /** The trade chosen for the description: '' if the chosen trade is unknown, null if none was chosen. */
  readonly trade: string | null
  readonly provider: Provider
}

export type Wizard = CardAnswers & {
  /** As in `Answers`: whether the questions on screen are those of the quick start, or were the last ones. */
  readonly quick: boolean
  readonly description: string
  /** The shop's name, as the merchant wrote it for the quick start; null until then. */
  readonly name: string | null
  /** What the merchant told of the shop, as typed. */
  readonly facts: Readonly<Partial<Record<ShopFact, string>>>
  /** The description while it is being edited; null when it equals `description`. */
  readonly draft: string | null
  /** As in `Answers`. */
  readonly trade: string | null
  /** What the built-in suggestions understood of the description; null until they have answered. */
  readonly understood: Understood | null
  /** By provider: whether the merchant agreed to send it the description; absent until asked. */
  readonly agreed: Readonly<Partial<Record<Provider, boolean>>>
  /** The answers with which the last generation started. */
  readonly made: Answers | null
}

type Asked = Pick<State, 'wizard' | 'surroundings'> & { readonly features: Pick<Features, 'flowType'> }

export const initialWizard: Wizard = {
  quick: false,
  description: '',
  name: null,
  facts: {},
  draft: null,
  trade: null,
  understood: null,
  ...firstAnswers,
  agreed: {},
  made: null,
}

export const reduceWizard = (
  wizard: Wizard,
  event: FlowEvent,
  { surroundings, features }: Omit<Asked, 'wizard'>,
  { start }: Meaning,
): Wizard => {
  const answered = asking(answer(wizard, event), event)
  return start === null ? answered : { ...answered, made: answersOf({ surroundings, features, wizard: answered }) }
}

/** Notes which of the two asks: the wizard of the specification, or the quick start. */
const asking = (wizard: Wizard, event: FlowEvent): Wizard => {
  const step = askingStep(event)
  const quick = step === 'quick-start'
  return (quick || step === 'design-with-ai') && quick !== wizard.quick ? { ...wizard, quick } : wizard
}

const askingStep = (event: FlowEvent): RouteStep | null => {
  switch (event.type) {
    case 'QuickStartChosen':
      return 'quick-start'
    case 'DesignWithAiChosen':
      return 'design-with-ai'
    case 'FlowOpened':
    case 'FlowResumed':
    case 'PathVisited':
    case 'ScreenOpened':
      return parsePath(event.path).step
    default:
      return null
  }
}

const answer = (wizard: Wizard, event: FlowEvent): Wizard => {
  switch (event.type) {
    case 'DescriptionDrafted':
      return { ...wizard, draft: event.text === wizard.description ? null : event.text }
    case 'BusinessDescribed':
      return described(wizard, event.text)
    case 'ShopNamed':
      return { ...wizard, name: event.name }
    case 'ShopFactTold':
      return { ...wizard, facts: { ...wizard.facts, [event.fact]: event.text } }
    case 'TradeChosen':
      return { ...wizard, trade: event.trade }
    case 'DescriptionSaved':
      return { ...wizard, understood: event.understood ?? wizard.understood }
    case 'DataSharingAgreed':
      return { ...wizard, agreed: { ...wizard.agreed, [event.provider]: true } }
    case 'DataSharingDeclined':
      return { ...wizard, agreed: { ...wizard.agreed, [event.provider]: false } }
    case 'RestoreStepMade':
      return event.skipped === null && takesConsentBack(event.step) ? { ...wizard, agreed: withoutYes(wizard) } : wizard
    default:
      return isCardFact(event) ? withCard(wizard, event) : wizard
  }
}

/** The wizard with this description. What was understood of another one goes. */
export const described = (wizard: Wizard, text: string): Wizard =>
  text === wizard.description
    ? { ...wizard, draft: null }
    : { ...wizard, description: text, draft: null, trade: null, understood: null }

const withCard = (wizard: Wizard, { type: _, ...answer }: CardFact): Wizard => ({ ...wizard, ...answer })

/**
 * Whether a restore resets the store's consent to what it was before the flow; a merchant who agreed in this session is asked again.
 */
const takesConsentBack = ({ to }: Step): boolean =>
  to.kind === 'version'
    ? to.consent === false
    : to.kind === 'option' && to.name === consentOption && to.value !== 'yes' && to.value !== true

/** A provider that the merchant declined stays declined. */
const withoutYes = ({ agreed }: Wizard): Wizard['agreed'] =>
  Object.fromEntries(Object.entries(agreed).filter(([, answered]) => !answered))

/** The current answers. The built-in suggestions replace a provider that the merchant declined, or did not agree to yet in a quick start. */
export const answersOf = (asked: Asked): Answers => {
  const { quick, description, trade } = asked.wizard
  // A quick start begins before the merchant is asked for consent.
  const provider = quick ? agreedProvider(asked) : providerToAsk(asked)
  return { quick, description, trade, ...cardAnswers(asked.wizard), provider }
}

/** The provider that is asked unless the merchant declines it. */
export const providerToAsk = (asked: Asked): Provider => {
  const { surroundings, wizard } = asked
  const provider = wizard.quick ? readyProvider(asked) : (surroundings?.aiProvider ?? 'rules')
  return wizard.agreed[provider] === false ? 'rules' : provider
}

/**
 * The store's provider, if it is online; else the built-in rules. A quick start asks WordPress's own AI client where the store offers no
 * AI, or where Jetpack is offline.
 */
export const readyProvider = ({ features, surroundings, wizard }: Asked): Provider => {
  if (surroundings === null) return 'rules'
  const { aiModel, aiProvider, connectionOffline } = surroundings
  const isOut = features.flowType !== 'AIOnline' || (wizard.quick && aiProvider === 'jetpack' && connectionOffline)
  if (!isOut) return aiProvider
  return wizard.quick && aiModel && aiProvider !== 'wordpress' ? 'wordpress' : 'rules'
}

/** Whether anybody suggests: the provider, if it is online; in a quick start the built-in suggestions take its place. */
export const isSuggesting = ({ features, wizard }: Pick<Asked, 'features' | 'wizard'>): boolean =>
  wizard.quick || features.flowType === 'AIOnline'

/** What was understood of the current description; null once the description has changed. */
export const understoodNow = ({ description, understood }: Wizard): Understood | null =>
  understood?.of === fingerprint(description) ? understood : null

/**
 * The trade that the merchant chose, or else the trades that the store understood. An unknown trade ('') is left out.
 */
export const tradesOf = (wizard: Wizard): readonly string[] =>
  wizard.trade === null ? (understoodNow(wizard)?.trades ?? []) : [wizard.trade].filter((trade) => trade !== '')

/** The provider that may be asked now: the merchant agreed to it, and it is online. Otherwise the built-in rules, which send nothing. */
export const agreedProvider = (asked: Asked): Provider => {
  const provider = readyProvider(asked)
  return asked.wizard.agreed[provider] === true ? provider : 'rules'
}

/** The question at a path; the first one if the step is unknown or missing. */
export const stepAt = (path: string): WizardStep =>
  wizardSteps.find((step) => step === parsePath(path).sub[0]) ?? 'business-info-description'

/** The question that the fact answers. The next one follows; after the last one, the store is generated. */
export const stepAnsweredBy = (type: EventType): WizardStep | null =>
  wizardSteps.find((step) => questions[step].answeredBy === type) ?? null

/** The path of the question before it; null for the first one. */
export const pathBefore = (step: WizardStep, quick: boolean): string | null =>
  pathOf(wizardSteps[wizardSteps.indexOf(step) - 1], quick)

/** The path of the question after it; null for the last one. */
export const pathAfter = (step: WizardStep, quick: boolean): string | null =>
  pathOf(wizardSteps[wizardSteps.indexOf(step) + 1], quick)

const pathOf = (step: WizardStep | undefined, quick: boolean): string | null =>
  step === undefined
    ? null
    : formatPath({ step: quick ? 'quick-start' : 'design-with-ai', sub: step === wizardSteps[0] ? [] : [step] })

/** The path of the first question. */
export const firstQuestion = ({ quick }: Pick<Wizard, 'quick'>): string => (quick ? paths.quickStart : paths.wizard)

/** The path of the last question, which a failed generation leads back to. */
export const lastQuestion = ({ quick }: Pick<Wizard, 'quick'>): string =>
  pathOf(wizardSteps.at(-1), quick) ?? paths.wizard

/** Where the store is generated from the answers: the wizard's loader, or the screen of the directions. */
export const generatingPath = ({ quick }: Pick<Wizard, 'quick'>): string =>
  quick ? paths.directions : paths.generating

/** Where the last generation shows its progress, whichever questions are on screen now. */
export const loaderPath = (wizard: Wizard): string => generatingPath(wizard.made ?? wizard)

/** Whether the last generation is that of a quick start. */
export const isQuick = ({ setUp, wizard }: Pick<State, 'setUp' | 'wizard'>): boolean =>
  setUp.stage !== 'idle' && setUp.way === 'with-ai' && wizard.made?.quick === true
