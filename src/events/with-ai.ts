/** The AI wizard's part of the glossary: what the merchant tells it, and what is asked of providers and of the store. */
import { calls as c } from './calls'
import * as wizard from './wizard'

export const withAi = [
  // BUSINESS_INFO_DESCRIPTION_COMPLETE, LOOK_AND_FEEL_COMPLETE, TONE_OF_VOICE_COMPLETE, each begun before it is given.
  wizard.DescriptionDrafted,
  wizard.BusinessDescribed,
  wizard.LookPicked,
  wizard.LookChosen,
  wizard.TonePicked,
  wizard.ToneChosen,
  // Who may see the description.
  wizard.DataSharingAgreed,
  wizard.DataSharingDeclined,
  wizard.GenerationRetried,
  wizard.WizardSkipped,
  // The store's words and products, and what was suggested.
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
