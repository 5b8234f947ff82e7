/** The merchant's answers to the AI wizard. Unfinished answers are facts too, so that a reload does not lose them. */
import * as t from 'io-ts'
import { Look, Tone, WizardStep } from './answers'
import { Provider } from './suggesting'
import { Typed } from '../log/typed'

/** The unfinished description. */
export const DescriptionDrafted = t.strict({ type: t.literal('DescriptionDrafted'), text: Typed })
/** BUSINESS_INFO_DESCRIPTION_COMPLETE. */
export const BusinessDescribed = t.strict({ type: t.literal('BusinessDescribed'), text: Typed })
/** A look's card was picked, before 'Continue'. */
export const LookPicked = t.strict({ type: t.literal('LookPicked'), look: Look })
/** LOOK_AND_FEEL_COMPLETE. */
export const LookChosen = t.strict({ type: t.literal('LookChosen'), look: Look })
/** A tone's card was picked, before 'Continue'. */
export const TonePicked = t.strict({ type: t.literal('TonePicked'), tone: Tone })
/** TONE_OF_VOICE_COMPLETE: the last answer; the generation starts. */
export const ToneChosen = t.strict({ type: t.literal('ToneChosen'), tone: Tone })
/** The merchant saw what is sent to this provider, and agreed. */
export const DataSharingAgreed = t.strict({ type: t.literal('DataSharingAgreed'), provider: Provider })
/** The merchant declined: built-in suggestions replace the provider. */
export const DataSharingDeclined = t.strict({ type: t.literal('DataSharingDeclined'), provider: Provider })
/** 'Please try again' after a failure: continues with what failed. */
export const GenerationRetried = t.strict({ type: t.literal('GenerationRetried') })
/** 'Skip' in the sign-up for entrepreneurs. */
export const WizardSkipped = t.strict({ type: t.literal('WizardSkipped'), step: WizardStep })
