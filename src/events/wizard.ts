/** What the merchant tells the AI wizard, step by step. Half-given answers are facts too, so that nobody tells them twice. */
import * as t from 'io-ts'
import { Look, Tone, WizardStep } from './answers'
import { Provider } from './suggesting'
import { Typed } from './typed'

/** The description as far as it is written. */
export const DescriptionDrafted = t.strict({ type: t.literal('DescriptionDrafted'), text: Typed })
/** BUSINESS_INFO_DESCRIPTION_COMPLETE. */
export const BusinessDescribed = t.strict({ type: t.literal('BusinessDescribed'), text: Typed })
/** A look's card was picked; 'Continue' is still to come. */
export const LookPicked = t.strict({ type: t.literal('LookPicked'), look: Look })
/** LOOK_AND_FEEL_COMPLETE. */
export const LookChosen = t.strict({ type: t.literal('LookChosen'), look: Look })
/** A tone's card was picked; 'Continue' is still to come. */
export const TonePicked = t.strict({ type: t.literal('TonePicked'), tone: Tone })
/** TONE_OF_VOICE_COMPLETE: the last answer; the store is made now. */
export const ToneChosen = t.strict({ type: t.literal('ToneChosen'), tone: Tone })
/** The merchant saw what is sent to this provider, and where, and agreed. */
export const DataSharingAgreed = t.strict({ type: t.literal('DataSharingAgreed'), provider: Provider })
/** The merchant would rather not: built-in suggestions take the provider's place. */
export const DataSharingDeclined = t.strict({ type: t.literal('DataSharingDeclined'), provider: Provider })
/** 'Please try again' after a failure: on from what failed. */
export const GenerationRetried = t.strict({ type: t.literal('GenerationRetried') })
/** 'Skip' in the sign-up for entrepreneurs. */
export const WizardSkipped = t.strict({ type: t.literal('WizardSkipped'), step: WizardStep })
