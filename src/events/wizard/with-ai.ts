/** The AI wizard's part of the glossary: the merchant's answers, and the requests to providers and to the store. */
import { calls as c } from '../calls/calls'
import * as wizard from './wizard'

export const withAi = [
  // BUSINESS_INFO_DESCRIPTION_COMPLETE, LOOK_AND_FEEL_COMPLETE, TONE_OF_VOICE_COMPLETE, each preceded by an unfinished answer.
  wizard.DescriptionDrafted,
  wizard.BusinessDescribed,
  wizard.LookPicked,
  wizard.LookChosen,
  wizard.TonePicked,
  wizard.ToneChosen,
  // Consent to send the description.
  wizard.DataSharingAgreed,
  wizard.DataSharingDeclined,
  wizard.GenerationRetried,
  wizard.WizardSkipped,
  // The store's texts and products, and the suggestions.
  ...c.DescriptionSave.facts,
  ...c.AiPaletteQuery.facts,
  ...c.AiConnection.facts,
  ...c.AiImageSearch.facts,
  ...c.AiStoreRead.facts,
  ...c.AiProductWriting.facts,
  ...c.AiPatternWriting.facts,
  ...c.AiProductUpdate.facts,
  ...c.AiDescriptionMark.facts,
  ...c.AiTitleWriting.facts,
  ...c.AiPatternReset.facts,
  ...c.AiProductReset.facts,
  ...c.SuggestionsSave.facts,
] as const
