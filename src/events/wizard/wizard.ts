/** The merchant's answers to the AI wizard. Unfinished answers are facts too, so that a reload does not lose them. */
import * as t from 'io-ts'
import { Look, Tone, WizardStep } from './answers'
import { Provider } from './suggesting'
import { Typed } from '../log/typed'

/** The unfinished description. */
const DescriptionDrafted = t.strict({ type: t.literal('DescriptionDrafted'), text: Typed })
/** BUSINESS_INFO_DESCRIPTION_COMPLETE. */
const BusinessDescribed = t.strict({ type: t.literal('BusinessDescribed'), text: Typed })
/** None of the trades that were understood is right; '' if no other one fits either. */
const TradeChosen = t.strict({ type: t.literal('TradeChosen'), trade: t.string })
/** A look's card was picked, before 'Continue'. */
const LookPicked = t.strict({ type: t.literal('LookPicked'), look: Look })
/** LOOK_AND_FEEL_COMPLETE. */
const LookChosen = t.strict({ type: t.literal('LookChosen'), look: Look })
/** A tone's card was picked, before 'Continue'. */
const TonePicked = t.strict({ type: t.literal('TonePicked'), tone: Tone })
/** TONE_OF_VOICE_COMPLETE: the last answer; the generation starts. */
const ToneChosen = t.strict({ type: t.literal('ToneChosen'), tone: Tone })
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
