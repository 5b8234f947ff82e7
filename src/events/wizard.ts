/**
 * The AI wizard: the merchant's answers, and the calls to a provider of suggestions. Unfinished answers are facts too, so that a reload
 * does not lose them. A provider's responses are recorded unchanged; `src/suggestions` cleans and validates them.
 */
import * as t from 'io-ts'
import { call, read } from './calls'
import { card, type AskingCall } from './card-questions'
import { nullable, Typed } from './codecs'

export const Look = t.keyof({ Contemporary: null, Classic: null, Bold: null })
const Tone = t.keyof({ Informal: null, Neutral: null, Formal: null })

/** The questions with cards, in their order. A new one goes before the tone, which starts the generation in recordings too. */
export const cardQuestions = {
  'look-and-feel': card('Look', 'look', Look, {
    progress: 60,
    sentIn: ['AiPaletteQuery'],
    says: 'looks',
    means: 'the look that the site should have',
  }),
  'tone-of-voice': card('Tone', 'tone', Tone, {
    progress: 80,
    sentIn: ['AiPaletteQuery', 'SectionWords'],
    says: 'speaks in a tone that is',
    means: 'the tone in which it speaks to its customers',
  }),
}
export type CardStep = keyof typeof cardQuestions
export const cardSteps = Object.keys(cardQuestions) as readonly CardStep[]

/** The AI wizard's questions, in their order. */
export const questions = {
  'business-info-description': { progress: 20, answeredBy: 'BusinessDescribed' },
  ...cardQuestions,
} as const
export const WizardStep = t.keyof(questions)
export type WizardStep = t.TypeOf<typeof WizardStep>
export const wizardSteps = Object.keys(questions) as readonly WizardStep[]

type Cards = typeof cardQuestions
/** The answers to each question with cards. */
export type AnswerTo = { readonly [Step in CardStep]: t.TypeOf<Cards[Step]['answer']> }
/** An answer to each question with cards, by field. */
export type CardAnswers = { readonly [Step in CardStep as Cards[Step]['field']]: AnswerTo[Step] }

export const firstAnswers = Object.fromEntries(
  Object.values(cardQuestions).map(({ field, answers }) => [field, answers[0]]),
) as CardAnswers

const picked = <Answers extends Partial<CardAnswers>>(answers: Answers, steps: readonly CardStep[]): Answers =>
  Object.fromEntries(steps.map((step) => [cardQuestions[step].field, answers[cardQuestions[step].field]])) as Answers

/** Only the answers to the questions with cards. */
export const cardAnswers = (answers: CardAnswers): CardAnswers => picked(answers, cardSteps)

/** The questions with cards whose answers one of the calls sends. */
export const stepsSentIn = (...calls: readonly AskingCall[]): readonly CardStep[] =>
  cardSteps.filter((step) => cardQuestions[step].sentIn.some((call) => calls.includes(call)))

type SentStep<Call extends AskingCall> = {
  [Step in CardStep]: Call extends Cards[Step]['sentIn'][number] ? Step : never
}[CardStep]
export type SentAnswers<Call extends AskingCall> = Pick<CardAnswers, Cards[SentStep<Call>]['field']>

/** Whether the fact is an answer to a question with cards, confirmed or not. */
export const isCardFact = (event: { readonly type: string }): event is CardFact => cardFacts.has(event.type)

export type CardFact = t.TypeOf<Cards[CardStep]['picked' | 'chosen']>
const cardFacts: ReadonlySet<string> = new Set(
  Object.values(cardQuestions).flatMap(({ picked, chosen }) => [
    picked.type.props.type.value,
    chosen.type.props.type.value,
  ]),
)

/** The answers that the call sends. */
export const sentAnswers = <Call extends AskingCall>(call: Call, answers: SentAnswers<Call>): SentAnswers<Call> =>
  picked(answers, stepsSentIn(call))

/** The codecs of the answers that the call sends, by field. */
export const sentIn = <Call extends AskingCall>(call: Call) =>
  Object.fromEntries(stepsSentIn(call).map((step) => [cardQuestions[step].field, cardQuestions[step].answer])) as {
    [Step in SentStep<Call> as Cards[Step]['field']]: Cards[Step]['answer']
  }

/** The providers of suggestions. `rules` are the built-in suggestions, which need no account and no network. */
export const Provider = t.keyof({ jetpack: null, wordpress: null, rules: null })
export type Provider = t.TypeOf<typeof Provider>

/** Reads the status of the AI provider; requested only if AI is enabled and the provider can be down. */
const AiStatusRead = read('AiStatusRead', { provider: Provider }, 'AiStatusReadReceived', {
  indicator: t.string,
})

/**
 * One attempt at the palette query. `description` is sent without e-mail addresses and phone numbers; `retry` counts from 0. `trades` are
 * those that the store recognized or the merchant chose; only the built-in suggestions read them. `completion` is the provider's raw text.
 */
const AiPaletteQuery = call(
  'AiPaletteQuery',
  {
    provider: Provider,
    description: Typed,
    trades: t.readonlyArray(t.string),
    ...sentIn('AiPaletteQuery'),
    retry: t.number,
  },
  'AiPaletteReceived',
  { completion: t.string },
  { partOf: 'generation', triedOnce: true, about: ({ provider, retry }) => `${provider}-${retry}` },
)

/** The suggestions, as the store keeps them (docs/spec/wizard.md). */
export const Suggestions = t.strict({
  defaultColorPalette: t.intersection([
    t.strict({ default: t.string }),
    t.exact(t.partial({ bestColors: t.readonlyArray(t.string) })),
  ]),
  fontPairing: t.string,
  homepageTemplate: t.string,
  lookAndFeel: Look,
})
/** THEME_SUGGESTED: the suggested design is in the store, which now records the suggestions; the designer opens. */
const SuggestionsSave = call(
  'SuggestionsSave',
  { suggestions: Suggestions },
  'SuggestionsSaved',
  {},
  { partOf: 'generation' },
)

export const suggestingCalls = { AiStatusRead, AiPaletteQuery, SuggestionsSave } as const

/** The unfinished description. */
const DescriptionDrafted = t.strict({ type: t.literal('DescriptionDrafted'), text: Typed })
/** BUSINESS_INFO_DESCRIPTION_COMPLETE. */
const BusinessDescribed = t.strict({ type: t.literal('BusinessDescribed'), text: Typed })
/** The merchant wrote the shop's name at the start of the quick start. Save gives it to the store. */
const ShopNamed = t.strict({ type: t.literal('ShopNamed'), name: Typed })
/** What customers ask for and only the merchant knows, in the order of the fields. Patterns mark the places of each (`metadata.shopFact`). */
export const ShopFact = t.keyof({ address: null, hours: null, phone: null, since: null, delivery: null, social: null })
export type ShopFact = t.TypeOf<typeof ShopFact>
export const shopFacts = Object.keys(ShopFact.keys) as readonly ShopFact[]
/** The merchant wrote a fact at the end of the quick start, perhaps not all of it yet; '' takes it back. It is never sent to a provider. */
const ShopFactTold = t.strict({ type: t.literal('ShopFactTold'), fact: ShopFact, text: Typed })
/** The merchant rejected the recognized trades and chose another one; '' if no other one fits either. */
const TradeChosen = t.strict({ type: t.literal('TradeChosen'), trade: t.string })
/** A look's card was picked, before 'Continue'. */
const LookPicked = cardQuestions['look-and-feel'].picked
/** LOOK_AND_FEEL_COMPLETE. */
const LookChosen = cardQuestions['look-and-feel'].chosen
/** A tone's card was picked, before 'Continue'. */
const TonePicked = cardQuestions['tone-of-voice'].picked
/** TONE_OF_VOICE_COMPLETE: the last answer; the generation starts. */
const ToneChosen = cardQuestions['tone-of-voice'].chosen
/** The merchant saw what is sent to this provider, and agreed. */
const DataSharingAgreed = t.strict({ type: t.literal('DataSharingAgreed'), provider: Provider })
/** The merchant declined: built-in suggestions replace the provider. */
const DataSharingDeclined = t.strict({ type: t.literal('DataSharingDeclined'), provider: Provider })
/** 'Please try again' after a failure: continues with what failed. */
const GenerationRetried = t.strict({ type: t.literal('GenerationRetried') })
/** 'Skip' in the sign-up for entrepreneurs. */
const WizardSkipped = t.strict({ type: t.literal('WizardSkipped'), step: WizardStep })

export const wizardFacts = [
  // BUSINESS_INFO_DESCRIPTION_COMPLETE, LOOK_AND_FEEL_COMPLETE, TONE_OF_VOICE_COMPLETE, each preceded by an unfinished answer.
  DescriptionDrafted,
  BusinessDescribed,
  ShopNamed,
  ShopFactTold,
  TradeChosen,
  LookPicked,
  LookChosen,
  TonePicked,
  ToneChosen,
  // Consent to send the description.
  DataSharingAgreed,
  DataSharingDeclined,
  GenerationRetried,
  WizardSkipped,
] as const

/** A kind of shop, its name in the merchant's language, and the file of a picture that shows what it sells, if there is one. */
const Trade = t.strict({ trade: t.string, name: t.string, picture: nullable(t.string) })

const told = {
  /** The trades that were recognized, or the chosen one. */
  trades: t.readonlyArray(t.string),
  place: nullable(Typed),
  /** The shop's own name, if the description contains it. */
  name: nullable(Typed),
  /** The URL of the pictures' folder. */
  pictures: t.string,
  choices: t.readonlyArray(Trade),
}

/** The trades that come nearest to a description in which none was recognized, the nearest first; missing in sessions of older builds. */
const nearest = t.exact(t.partial({ nearest: t.readonlyArray(t.string) }))

/** What the built-in suggestions recognized in a description, and the trades that they know, in the store's reply. */
export const UnderstoodReply = t.intersection([t.strict(told), nearest])

/** The same in a fact; `of` is the fingerprint of the description. */
export const Understood = t.intersection([t.strict({ of: t.string, ...told }), nearest])
export type Understood = t.TypeOf<typeof Understood>
